import { useLingui } from '@lingui/react'
import { readDate } from '#api/time/typed-date-time.ts'
import { addDays, isDate } from '#api/time/week.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { sameDay } from '../../month/month-grid.ts'
import { useTodayIn } from './clock.ts'
import { useTyped } from './use-typed.ts'
import { WhenFrame, type WhenFieldProps } from './when-input.tsx'

interface DateFieldProps extends WhenFieldProps {
  /** `YYYY-MM-DD`; empty for none. What is no date stands in the field as it is. */
  value: string
  /** Told a date, an empty text as the field is cleared, or what was typed as it is while that is no date. */
  onChange: (value: string) => void
  /** The first and the last date that may be chosen. */
  min?: string | undefined
  max?: string | undefined
  /** Today's date in the zone that counts; the device's unless told. */
  today?: string | undefined
  /** It leads somewhere and is no value of a form: see `useTyped`. */
  navigates?: boolean
}

/** A date in the form of the reader's language: typed as people do (`23/11`, `tomorrow`, `mon`, `2026-11-23`), stepped or chosen. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, min, max, today: told, navigates, ...field } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const todayNow = useTodayIn()
  const today = told ?? todayNow()
  const show = (date: string) => (isDate(date) ? format.plainDate(date, 'numeric') : undefined)
  const typed = useTyped({
    value,
    onChange,
    show,
    read: (text) => readDate(text, { today, monthFirst: format.monthFirst }),
    complain: (date) => {
      if (min !== undefined && date < min) return i18n._('Choose {date} or later.', { date: show(min) })
      if (max !== undefined && date > max) return i18n._('Choose {date} or earlier.', { date: show(max) })
      return undefined
    },
    navigates,
  })
  const within = (date: string) =>
    min !== undefined && date < min ? min : max !== undefined && date > max ? max : date
  const step = (steps: number) => {
    const { meant = '' } = typed
    const next = Math.abs(steps) === 1 ? addDays(meant || today, steps) : sameDay(meant || today, Math.sign(steps))
    typed.put(within(meant === '' ? today : next))
  }
  return (
    <WhenFrame
      field={field}
      typed={typed}
      unread={() => i18n._('Enter a date such as {example}.', { example: show(today) })}
      pick={i18n._('Pick a date')}
      icon="calendar"
      placeholder={format.datePattern({ day: i18n._('DD'), month: i18n._('MM'), year: i18n._('YYYY') })}
      onStep={step}
      choices={({ DatePick }, done) => (
        <DatePick
          label={field.label}
          date={typed.meant ?? ''}
          today={today}
          min={min}
          max={max}
          onDate={(date) => {
            typed.put(date)
            done()
          }}
          onClear={
            field.required
              ? undefined
              : () => {
                  typed.put('')
                  done()
                }
          }
        />
      )}
    />
  )
}
