import { useLingui } from '@lingui/react'
import styled from '@emotion/styled'
import { Link } from 'react-router-dom'
import { paths } from '../../paths/paths.ts'
import { Icon } from '../../ui/icons.tsx'
import { tonePaint } from '../../theme/paint.ts'
import type { FaultSwitches } from '../session/mock-service.ts'
import { faultWords, useFaults } from './faults.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const { bg, edge, text } = tonePaint('pending')
const Strip = styled('output')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 16px',
  paddingBlock: 8,
  paddingInline: 12,
  border: `1px dashed ${edge}`,
  borderRadius: radius.control,
  background: bg,
  color: text,
  fontSize: size.body2,
  '& a': { color: 'inherit', fontWeight: weight.semibold },
})

/** Says above every page which faults are switched on, so that nobody takes them for real ones. */
export default function FaultNotice({ faults }: { faults: FaultSwitches }) {
  const { i18n } = useLingui()
  const on = useFaults(faults)
  if (on.size === 0) return null
  const names = [...on].map((fault) => faultWords(i18n, fault).label).join(', ')
  return (
    <Strip>
      <Icon name="flask" />
      {i18n._('Training: {names}', { names })}
      <Link to={paths.settings.connection()}>{i18n._('Change')}</Link>
    </Strip>
  )
}
