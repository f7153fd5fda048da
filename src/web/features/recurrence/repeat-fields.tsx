import { useLingui } from '@lingui/react'
import { type Control, useWatch } from 'react-hook-form'
import { isLastOfMonth, nthOfMonth } from '#api/time/week.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { Pair, ShortPair } from '../../ui/form/form-errors.tsx'
import { NumberF } from '../../ui/form/number-f.tsx'
import { SelectF } from '../../ui/form/select-f.tsx'
import { WeekdaysF } from '../../ui/form/weekdays-f.tsx'
import { DateF } from '../../ui/form/when/date-f.tsx'
import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'
import { MOST_BETWEEN } from '../../commands/appointments/form/repeat-values.ts'
import { monthDayWords } from './rule-words.ts'
import { MOST_IN_SERIES } from '../../commands/appointments/series/tag.ts'
import { formatInstant } from '#api/time/instant.ts'
import { addDays, weekday } from '#api/time/week.ts'
import { dateOf, instantAt, minuteOfDay } from '#api/time/zoned.ts'
import { DateTimeF } from '../../ui/form/date-time-f.tsx'
import { ListF } from '../../ui/form/list-f.tsx'

interface RepeatFieldsProps {
  control: Control<AppointmentValues>
  /** The date of the first appointment, `YYYY-MM-DD`. */
  from: string
  /** Today's date where it is booked. */
  today: string
}

/** How a booking repeats: every so many days, weeks or months, on which days, and until when. */
export function RepeatFields({ control, from, today }: RepeatFieldsProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const [unit, ends] = useWatch({ control, name: ['repeat.unit', 'repeat.ends'] })
  const monthDay = (by: 'date' | 'nth' | 'last') =>
    i18n._('On {day}', { day: monthDayWords({ from, by }, i18n, format) })
  return (
    <>
      <ShortPair>
        <NumberF control={control} name="repeat.every" label={i18n._('Every')} min={1} max={MOST_BETWEEN} />
        <SelectF
          control={control}
          name="repeat.unit"
          label={i18n._('Unit')}
          options={[
            { value: 'day', label: i18n._('days') },
            { value: 'week', label: i18n._('weeks') },
            { value: 'month', label: i18n._('months') },
          ]}
        />
      </ShortPair>
      {unit === 'week' && (
        <WeekdaysF control={control} name="repeat.weekdays" label={i18n._('On these days')} usual={[weekday(from)]} />
      )}
      {unit === 'month' && (
        <SelectF
          control={control}
          name="repeat.by"
          label={i18n._('Day of the month')}
          help={Number(from.slice(8)) > 28 ? i18n._('Months without that day use their last day.') : ''}
          options={[
            { value: 'date', label: monthDay('date') },
            ...(nthOfMonth(from) < 5 ? [{ value: 'nth', label: monthDay('nth') }] : []),
            ...(isLastOfMonth(from) ? [{ value: 'last', label: monthDay('last') }] : []),
          ]}
        />
      )}
      <Pair>
        <SelectF
          control={control}
          name="repeat.ends"
          label={i18n._('Ends')}
          options={[
            { value: 'count', label: i18n._('after a number of times') },
            { value: 'until', label: i18n._('on a date') },
          ]}
        />
        {ends === 'until' ? (
          <DateF
            control={control}
            name="repeat.until"
            label={i18n._('Last date')}
            today={today}
            min={from || undefined}
            required
          />
        ) : (
          <NumberF
            control={control}
            name="repeat.count"
            label={i18n._('How many times')}
            min={1}
            max={MOST_IN_SERIES}
          />
        )}
      </Pair>
    </>
  )
}

/** The other dates of a booking that is made several times, picked one by one. */
export function PickedDates({ control, zone }: { control: Control<AppointmentValues>; zone: string }) {
  const { i18n } = useLingui()
  const [first, dates, whose] = useWatch({ control, name: ['startDate', 'repeat.dates', 'calendarId'] })
  const make = () => {
    const last = Date.parse(dates.findLast(({ startDate }) => startDate)?.startDate ?? first ?? '')
    if (!Number.isFinite(last)) return { startDate: null }
    // Most come again on the same day of the week.
    return { startDate: formatInstant(instantAt(addDays(dateOf(last, zone), 7), minuteOfDay(last, zone), zone)) }
  }
  return (
    <ListF
      control={control}
      name="repeat.dates"
      label={i18n._('Other dates')}
      make={make}
      addLabel={i18n._('Add a date')}
      none={i18n._('Press free times above or in the calendar, or add a date.')}
      most={MOST_IN_SERIES - 1}
    >
      {(index) => (
        <DateTimeF
          control={control}
          name={`repeat.dates.${index}.startDate`}
          label={i18n._('Date {number}', { number: index + 2 })}
          {...{ zone, whose }}
        />
      )}
    </ListF>
  )
}
