import { useLingui } from '@lingui/react'
import Alert from '@mui/material/Alert'
import { paths } from '../../paths/paths.ts'
import { Icon } from '../../ui/icons.tsx'
import type { FaultSwitches } from '../session/mock-service.ts'
import { faultWords, useFaults } from './faults.ts'
import { Link } from '../../ui/link.tsx'

/** Says above every page which faults are switched on, so that nobody takes them for real ones. */
export default function FaultNotice({ faults }: { faults: FaultSwitches }) {
  const { i18n } = useLingui()
  const on = useFaults(faults)
  if (on.size === 0) return null
  const names = [...on].map((fault) => faultWords(i18n, fault).label).join(', ')
  return (
    <output style={{ display: 'block', marginBlockEnd: 16 }}>
      <Alert role="presentation" severity="warning" icon={<Icon name="flask" />}>
        {i18n._('Training: {names}', { names })} <Link to={paths.settings.connection()}>{i18n._('Change')}</Link>
      </Alert>
    </output>
  )
}
