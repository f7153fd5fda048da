import { useLingui } from '@lingui/react'
import { useConnected } from '../../../commands/appointments/external/use-externals.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

/** Shows or hides the connected calendars' busy times; nothing where none is connected. */
export function ExternalSwitch({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const { i18n } = useLingui()
  const connected = useConnected()
  if (connected.length === 0) return null
  return (
    <label className="check">
      <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />
      {i18n._('Show external calendars')}
    </label>
  )
}
