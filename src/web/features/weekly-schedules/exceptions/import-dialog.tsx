import { useLingui } from '@lingui/react'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { zonePlace } from '../../../i18n/zone-place.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/panel/side-panel.tsx'
import type { Range } from '../schedule-form-values.ts'
import { HolidayFile } from './holiday-file.tsx'
import { HolidayTable } from './holiday-table.tsx'
import { holidayEffect, withHolidays } from './ics/holiday-effect.ts'
import type { Holiday } from './ics/read-ics.ts'
import { Quiet } from './look.ts'
import type { Exceptions } from './painting.ts'

interface ImportDialogProps {
  exceptions: Exceptions
  week: readonly { ranges: readonly Range[] }[]
  /** Zone of the schedule, whose days count. */
  zone: string
  today: string
  onClose: () => void
  /** The exceptions with the ticked holidays, and how many they were. */
  onTake: (next: Exceptions, holidays: number) => void
}

const keyOf = ({ from, to }: Holiday): string => `${from} ${to}`

/** Public holidays from a calendar file: looked at, ticked, and painted into the form. */
export default function ImportDialog({ exceptions, week, zone, today, onClose, onTake }: ImportDialogProps) {
  const { i18n } = useLingui()
  const [holidays, setHolidays] = useState<readonly Holiday[]>([])
  const [brush, setBrush] = useState<'closed' | 'office'>('closed')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())

  const read = (found: readonly Holiday[]) => {
    setHolidays(found)
    const worth = found.filter((it) => holidayEffect(it, brush, exceptions, week, today).kind === 'closes')
    setTicked(new Set(worth.map(keyOf)))
  }
  const chosen = holidays.filter((it) => ticked.has(keyOf(it)))
  const choices = [
    { value: 'closed', label: i18n._('Closed') },
    { value: 'office', label: i18n._('Out of office') },
  ] as const
  return (
    <FormDialog
      open
      width={720}
      title={i18n._('Import public holidays')}
      description={i18n._('From a calendar file (.ics). Nothing is saved until you save the schedule.')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{i18n._('Cancel')}</Button>
          <Button
            kind="primary"
            disabled={chosen.length === 0}
            onClick={() => onTake(withHolidays(exceptions, chosen, brush), chosen.length)}
          >
            {i18n._('{count, plural, =0 {Add holidays} one {Add # holiday} other {Add # holidays}}', {
              count: chosen.length,
            })}
          </Button>
        </>
      }
    >
      <HolidayFile zone={zone} from={`${today.slice(0, 4)}-01-01`} onRead={read} />
      {holidays.length > 0 && (
        <>
          <ToggleButtonGroup
            aria-label={i18n._('Import as')}
            value={brush}
            onChange={(_event, next: unknown) => {
              // Pressing what is chosen would choose nothing.
              const choice = choices.find(({ value }) => value === next)
              if (choice) setBrush(choice.value)
            }}
          >
            {choices.map(({ value, label }) => (
              <ToggleButton key={value} value={value}>
                {label}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Quiet style={{ marginBlock: 10 }}>
            {i18n._('Dates use the schedule’s zone, {zone}. Past and already closed days aren’t selected.', {
              zone: zonePlace(zone),
            })}
          </Quiet>
          <HolidayTable
            holidays={holidays}
            effectOf={(it) => holidayEffect(it, brush, exceptions, week, today)}
            keyOf={keyOf}
            ticked={ticked}
            onTicked={setTicked}
          />
        </>
      )}
    </FormDialog>
  )
}
