import { useLingui } from '@lingui/react'
import { clockOf, minutesOf, minutesPerDay } from '#api/time/clock.ts'
import { readTimeOfDay } from '#api/time/typed-date-time.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { steppedTime } from './steps.ts'
import { useTyped } from './use-typed.ts'
import { WhenFrame, type WhenFieldProps } from './when-input.tsx'

interface TimeFieldProps extends WhenFieldProps {
  /** `HH:mm`; empty for none. What is no time stands in the field as it is. */
  value: string
  /** Told a time, an empty text as the field is cleared, or what was typed as it is while that is no time. */
  onChange: (value: string) => void
  /** Minutes between the times of the list, and what an arrow key adds; 15 unless told. */
  step?: number | undefined
  min?: string | undefined
  max?: string | undefined
}

/** A time of day on the reader's clock of 12 or 24 hours: typed as people do (`9`, `1630`, `4:30pm`), stepped or chosen. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange, step = 15, min, max, ...field } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const typed = useTyped({
    value,
    onChange,
    show: (time) => (minutesOf(time) === undefined ? undefined : format.clock(time)),
    read: readTimeOfDay,
    complain: (time) => {
      if (min !== undefined && time < min) return i18n._('Choose {time} or later.', { time: format.clock(min) })
      if (max !== undefined && time > max) return i18n._('Choose {time} or earlier.', { time: format.clock(max) })
      return undefined
    },
  })
  const [first, last] = [minutesOf(min ?? '') ?? 0, minutesOf(max ?? '') ?? minutesPerDay - 1]
  return (
    <WhenFrame
      field={field}
      typed={typed}
      unread={() => i18n._('Enter a time such as {example}.', { example: format.clock('16:30') })}
      pick={i18n._('Pick a time')}
      icon="clock"
      placeholder={format.halves ? i18n._('h:mm AM') : i18n._('hh:mm')}
      inputMode={format.halves ? 'text' : 'numeric'}
      onStep={(steps) => {
        const time = steppedTime(typed.meant || undefined, steps, step)
        typed.put(clockOf(Math.min(Math.max(time, first), last)))
      }}
      choices={({ TimePick }, done) => (
        <TimePick
          label={field.label}
          time={typed.meant ?? ''}
          step={step}
          usual="09:00"
          min={min}
          max={max}
          isFirst
          onTime={(time) => {
            typed.put(time)
            done()
          }}
        />
      )}
    />
  )
}
