import { useLingui } from '@lingui/react'
import List from '@mui/material/List'
import { useId } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { changedHours, isTouched, type ZoneChange } from '#api/core/rules/clock-changes.ts'
import { openHours, zoneOf, type HoursSchedule } from '#api/core/rules/hours.ts'
import { MINUTE } from '#api/time/durations.ts'
import { addDays, weekday } from '#api/time/week.ts'
import { dayInterval, dayLengthOf } from '#api/time/zoned.ts'
import { guestNames } from '../../../fields/guest-name.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Bone } from '../../../ui/skeletons.tsx'
import { paths } from '../../../paths/paths.ts'
import { appointmentWords, changeTitle, clockStretch, hoursWords } from './change-words.ts'
import { Change, ChangeWeek } from './styles.ts'
import { Link } from '../../../ui/link.tsx'

interface WeekAroundProps {
  change: ZoneChange
  zone: string
  schedules: readonly HoursSchedule[]
}

const AROUND = [-3, -2, -1, 0, 1, 2, 3]

/** The week around a change: how long each of its days is really open, the day of the change marked with its length. */
function WeekAround({ change, zone, schedules }: WeekAroundProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <ChangeWeek component="ol" aria-label={i18n._('Open time in the week around the change')}>
      {AROUND.map((distance) => {
        const date = addDays(change.date, distance)
        const open = openHours(schedules, dayInterval(date, zone)).open
        const minutes = open.reduce((sum, { start, end }) => sum + end - start, 0) / MINUTE
        return (
          <li key={date} data-change={distance === 0 || undefined}>
            <strong>
              {format.weekday(weekday(date) + 1, 'short')}
              <br />
              {format.number(Number(date.slice(8)))}
            </strong>
            <span>{minutes === 0 ? i18n._('Closed') : format.minutes(minutes)}</span>
            {distance === 0 && (
              <span>{i18n._('{hours}-hour day', { hours: format.number(dayLengthOf(date, zone) / 60) })}</span>
            )}
          </li>
        )
      })}
    </ChangeWeek>
  )
}

interface ChangeCardProps {
  calendarId: string
  zone: string
  change: ZoneChange
  /** Every schedule of the calendar. */
  schedules: readonly WeeklySchedule[]
  /** What is booked around the change on any calendar; absent while it is not known. */
  around: readonly Appointment[] | undefined
  /** Whether what is booked could not be read. */
  isLost: boolean
  /** Whether to name the zone, because the calendar has clocks of several. */
  named: boolean
}

/** One change of a calendar's clocks: the week around it, and what falls into the missing or doubled part. */
export function ChangeCard({ calendarId, zone, change, schedules, around, isLost, named }: ChangeCardProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const id = useId()
  const hours = schedules
    .filter((schedule) => zoneOf(schedule) === zone)
    .flatMap((schedule) => changedHours(schedule, change).map((found) => ({ schedule, found })))
  const touched = around?.filter(({ calendarIds, status, startDate, endDate }) => {
    const time = { start: Date.parse(startDate), end: Date.parse(endDate) }
    return calendarIds.includes(calendarId) && status !== 'cancelled' && isTouched(time, change)
  })
  return (
    <Change aria-labelledby={id}>
      <h3 id={id}>
        <Icon name="clock" size={16} />
        <span>
          {changeTitle(i18n, format, change)}
          {named && ` (${format.zone(zone)})`}
        </span>
      </h3>
      <WeekAround change={change} zone={zone} schedules={schedules} />
      <div className="rest">
        {hours.length > 0 && (
          <>
            <h4>{i18n._('Affected hours')}</h4>
            <List>
              {hours.map(({ schedule, found }) => (
                <li key={`${schedule.id} ${found.opens}`}>
                  <Link to={paths.weeklySchedules.one(schedule.id, schedule.calendarId, { week: change.date })}>
                    {schedule.name}
                  </Link>{' '}
                  · {clockStretch(format, { from: found.opens, to: found.closes })}
                  <p>{hoursWords(i18n, format, change, found)}</p>
                </li>
              ))}
            </List>
          </>
        )}
        {touched === undefined && !isLost && <Bone width="60%" />}
        {touched !== undefined && touched.length > 0 && (
          <>
            <h4>{i18n._('Affected appointments')}</h4>
            <List>
              {touched.map((appointment) => (
                <li key={appointment.id}>
                  <Link to={paths.appointments.one(appointment.id)}>
                    {guestNames(appointment.guests) || appointment.title}
                  </Link>
                  <p>{appointmentWords(i18n, format, zone, change, appointment)}</p>
                </li>
              ))}
            </List>
          </>
        )}
        {hours.length === 0 && touched?.length === 0 && (
          <p className="quiet">{i18n._('Nothing affected.', { part: clockStretch(format, change) })}</p>
        )}
      </div>
    </Change>
  )
}
