import { useLingui } from '@lingui/react'
import { type Control, useWatch } from 'react-hook-form'
import { DateTimeF } from '../../ui/form/date-time-f.tsx'
import { Pair } from '../../ui/form/form-errors.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SwitchF } from '../../ui/form/switch-f.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { PollFields } from './poll-fields.tsx'

interface BookingWhenProps {
  control: Control<AppointmentValues>
  /** IANA zone of the times. */
  zone: string
  /** Length of the booking; 0 where what was typed makes no sense. */
  minutes: number
  /** Said under the time. */
  help: string
}

/** When a booking is: one time and its length, or several times on which the guests vote. */
export function BookingWhen({ control, zone, minutes, help }: BookingWhenProps) {
  const { i18n } = useLingui()
  const poll = useWatch({ control, name: 'poll' })
  return (
    <>
      <SwitchF
        control={control}
        name="poll"
        label={i18n._('Poll guests for a time')}
        help={poll ? i18n._('Press free times above to offer them, or add options below.') : ''}
      />
      {poll ? (
        <PollFields control={control} zone={zone} minutes={minutes || 30} />
      ) : (
        <Pair>
          <DateTimeF
            control={control}
            name="startDate"
            label={i18n._('Date and time')}
            zone={zone}
            required
            help={help}
          />
          <NumberF
            control={control}
            name="duration"
            label={i18n._('Length')}
            unit={i18n._('minutes')}
            min={1}
            max={1440}
            step={5}
          />
        </Pair>
      )}
    </>
  )
}
