import { useLingui } from '@lingui/react'
import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { MINUTE } from '#api/time/durations.ts'
import { AppointmentsCard } from './card.tsx'
import { isClosedToday } from './open.ts'
import { waitsOf } from './queue.ts'
import { PartsOutline } from './frame.tsx'
import { Stack } from './stack.ts'
import { useRowWords } from './use-row-words.ts'
import type { TodayView } from './use-today.ts'
import { Icon } from '../../ui/icons.tsx'
import { FreshWords } from '../../fields/list/fresh-words.tsx'
import { useFreshIds } from '../../live/fresh.ts'
import { guestNames } from '../../fields/guest-name.ts'
import type { Format } from '../../i18n/format.ts'
import type { AppointmentTrouble } from './conflicts.ts'

/** What is wrong with an appointment in one sentence; `zone` is the one in which its time is said. */
function appointmentTroubleWords(
  trouble: AppointmentTrouble,
  { calendar, zone, i18n, format }: { calendar: string; zone: string; i18n: I18n; format: Format },
): string {
  switch (trouble.kind) {
    case 'overlap':
    case 'buffer': {
      const { startDate, endDate, title, guests } = trouble.other
      const values = { calendar, time: format.timeRange(startDate, endDate, zone), name: guestNames(guests) || title }
      return trouble.kind === 'overlap'
        ? i18n._('Overlaps with {name}, {time}, on {calendar}.', values)
        : i18n._('No buffer to {name}, {time}, on {calendar}.', values)
    }
    case 'hours': {
      if (trouble.reason === 'office-day') return i18n._('{calendar} is out of office that day.', { calendar })
      const time = format.timeRange(trouble.start, trouble.end, zone)
      const { words } = trouble
      if (words !== undefined) return i18n._('The house is closed at {time}: {words}.', { time, words })
      return i18n._('{calendar} is closed at {time}.', { calendar, time })
    }
    case 'inactive':
      return i18n._('{service} is off.', { service: trouble.service })
  }
}

const HERE = ['start', 'complete'] as const
const LATE = ['arrive', 'no-show'] as const
const COMING = ['arrive'] as const
const PENDING = ['confirm'] as const

/** The appointments that somebody has to do something about. */
export function Lists({ view }: { view: TodayView }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const words = useRowWords(view)
  const { today, counted, unconfirmed, holds, conflicts, ahead, near, schedules, services, calendars, calendarsById } =
    view
  const failed = near.error ? { error: near.error, retry: () => void near.refetch() } : undefined
  const unasked = ahead.error ? { error: ahead.error, retry: () => void ahead.refetch() } : undefined
  const troublesOf = new Map(conflicts?.map(({ appointment, troubles }) => [appointment.id, troubles]))
  const troubled = (appointment: Appointment) =>
    troublesOf.get(appointment.id)?.map((trouble, index) => {
      const calendar = 'calendarId' in trouble ? (calendarsById.get(trouble.calendarId)?.name ?? '') : ''
      const zone = words.zoneOf(appointment)
      return (
        <small key={index}>
          <Icon name="warning" size={14} /> {appointmentTroubleWords(trouble, { calendar, zone, i18n, format })}
        </small>
      )
    })
  const lapsing = (appointment: Appointment) => (
    <small>
      {i18n._('Held until {time}, {left}', {
        time: format.time(appointment.blockedUntil ?? '', words.zoneOf(appointment)),
        left: format.relative(appointment.blockedUntil ?? '', words.now),
      })}
    </small>
  )
  const waits = waitsOf(today?.here ?? [], words)
  const waiting = (appointment: Appointment) => {
    const wait = waits.get(appointment.id)
    const length = (from: number, to: number) => format.minutes(Math.round((to - from) / MINUTE))
    if (wait?.state === 'in-progress') {
      return wait.until >= words.now
        ? i18n._('{length} left', { length: length(words.now, wait.until) })
        : i18n._('{length} over', { length: length(wait.until, words.now) })
    }
    if (wait?.since === undefined) return undefined
    const waited = i18n._('Waiting {length}', { length: length(wait.since, words.now) })
    if (wait.expected <= words.now) return waited
    return i18n._('{waited}, expected {time}', {
      waited,
      time: format.time(wait.expected, words.zoneOf(appointment)),
    })
  }
  const unchecked = schedules.error || services.error || calendars.error
  const fresh = useFreshIds('appointments')
  const inSight = [today?.here, today?.late, today?.coming, unconfirmed, holds].flatMap((all) => all ?? [])
  const changed = new Set(inSight.flatMap(({ id }) => (fresh.has(id) ? [id] : [])))
  // Where the day could not be read at all, the page says so instead of its parts.
  if (!today)
    return (
      <Stack>
        <PartsOutline rows={[2, 2, 3, 3]} />
      </Stack>
    )
  return (
    <Stack>
      <FreshWords count={changed.size} />
      {today.here.length !== 0 && (
        <AppointmentsCard
          title={i18n._('Here now')}
          steps={HERE}
          isReady
          counts={waiting}
          first={4}
          appointments={today.here}
          counted={counted.here}
          {...words}
        />
      )}
      {today.late.length !== 0 && (
        <AppointmentsCard
          title={i18n._('Late')}
          steps={LATE}
          first={4}
          appointments={today.late}
          counted={counted.late}
          {...words}
        />
      )}
      <AppointmentsCard
        title={i18n._('Up next')}
        steps={COMING}
        appointments={today.coming}
        counted={counted.coming}
        none={
          today.done.length + today.here.length + today.late.length === 0
            ? isClosedToday(schedules.byCalendar, words.now)
              ? i18n._('Closed today.')
              : i18n._('Nothing booked today.')
            : i18n._('No more appointments today.')
        }
        {...words}
      />
      {unconfirmed?.length !== 0 && (
        <AppointmentsCard
          title={i18n._('Unconfirmed')}
          steps={PENDING}
          appointments={unconfirmed}
          counted={counted.unconfirmed}
          failed={unasked}
          {...words}
        />
      )}
      {(conflicts?.length !== 0 || unchecked) && (
        <AppointmentsCard
          title={i18n._('Conflicts today and tomorrow')}
          first={4}
          appointments={conflicts?.map(({ appointment }) => appointment)}
          counted={counted.conflicts}
          none={
            unchecked
              ? i18n._('No overlaps. Not everything was checked: couldn’t load hours or services.')
              : i18n._('No overlaps, nothing outside opening hours.')
          }
          failed={failed}
          note={troubled}
          {...words}
        />
      )}
      {holds && holds.length > 0 && (
        <AppointmentsCard
          title={i18n._('Holds expiring within a day')}
          first={4}
          appointments={holds}
          counted={counted.holds}
          note={lapsing}
          {...words}
        />
      )}
    </Stack>
  )
}
