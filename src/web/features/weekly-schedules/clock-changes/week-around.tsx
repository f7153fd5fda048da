import { useLingui } from '@lingui/react'
import type { ZoneChange } from '#api/core/rules/clock-changes.ts'
import { type HoursSchedule, openHours } from '#api/core/rules/hours.ts'
import { addDays, weekday } from '#api/time/week.ts'
import { dayInterval, dayLengthOf } from '#api/time/zoned.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ChangeWeek } from './styles.ts'

interface WeekAroundProps {
  change: ZoneChange
  zone: string
  schedules: readonly HoursSchedule[]
}

const AROUND = [-3, -2, -1, 0, 1, 2, 3]

/** The week around a change: how long each of its days is really open, the day of the change marked with its length. */
export function WeekAround({ change, zone, schedules }: WeekAroundProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <ChangeWeek aria-label={i18n._('Open time in the week around the change')}>
      {AROUND.map((distance) => {
        const date = addDays(change.date, distance)
        const open = openHours(schedules, dayInterval(date, zone)).open
        const minutes = open.reduce((sum, { start, end }) => sum + end - start, 0) / 60_000
        return (
          <li key={date} data-change={distance === 0 || undefined}>
            <strong>
              {format.weekday(weekday(date) + 1, 'short')}
              <br />
              {format.number(Number(date.slice(8)))}
            </strong>
            <span>{minutes === 0 ? i18n._('closed') : format.minutes(minutes)}</span>
            {distance === 0 && (
              <span>{i18n._('{hours}-hour day', { hours: format.number(dayLengthOf(date, zone) / 60) })}</span>
            )}
          </li>
        )
      })}
    </ChangeWeek>
  )
}
