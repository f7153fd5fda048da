import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { zoneOfBooking } from '#api/core/rules/availability.ts'
import { explain } from '#api/core/rules/explain.ts'
import type { HoursSchedule } from '#api/core/rules/hours.ts'
import { addDays, startOfWeek } from '#api/time/week.ts'
import { dateOf, startOfDay } from '#api/time/zoned.ts'
import { useOpenedAt } from '../../../client/use-now.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone } from '../../../ui/skeletons.tsx'
import { paths } from '../../../paths/paths.ts'
import { ChangeWords } from './change-words.tsx'
import { PreviewControls } from './preview-controls.tsx'
import { PreviewWeek } from './preview-week.tsx'
import { bookingWith, differenceOf, type PreviewContext } from './situation.ts'
import { useWatchedAppointments } from './use-preview.ts'
import { Remark } from './week-styles.ts'
import { Link } from '../../../ui/link.tsx'

interface FollowAnswerProps {
  calendar: Calendar
  service: Service
  choices: readonly Service[]
  services: ReadonlyMap<string, Service>
  stored: readonly WeeklySchedule[]
  /** The calendar's schedules with the typed one among them. */
  after: readonly HoursSchedule[]
  /** Whether the service is booked by the schedule in hand. */
  isOwn: boolean
  dirty: boolean
  /** A date of the shown week, `YYYY-MM-DD`; empty for today's. */
  date: string
  onDate: (date: string) => void
  onService: (id: string) => void
}

/** One week of one service on one calendar, before or after the change that is not saved yet. */
export function PreviewAnswer(props: FollowAnswerProps) {
  const { calendar, service, services, stored, after, isOwn, dirty, date, onDate } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const opened = useOpenedAt()
  const [side, setSide] = useState<'before' | 'after'>('after')
  const schedules = dirty && side === 'before' ? stored : after
  const zone = zoneOfBooking({
    schedules,
    timezone: knownZone(calendar),
    serviceId: service.id,
    rules: service,
    now: opened,
  })
  const today = dateOf(opened, zone)
  const first = startOfWeek(date || today, ((format.weekdays()[0] ?? 1) + 6) % 7)
  const dates = Array.from({ length: 7 }, (_, day) => addDays(first, day))
  const window = { start: startOfDay(first, zone), end: startOfDay(addDays(first, 7), zone) }
  const taken = useWatchedAppointments(window)
  const controls = (
    <PreviewControls
      services={props.choices}
      serviceId={service.id}
      onService={props.onService}
      first={first}
      today={today}
      date={date || today}
      onDate={onDate}
    />
  )
  if (!taken.data) {
    return (
      <>
        {controls}
        {taken.error ? <ErrorState retry={() => void taken.refetch()} /> : <Bone height="360px" />}
      </>
    )
  }
  const situation: PreviewContext = {
    calendarId: calendar.id,
    timezone: knownZone(calendar),
    service,
    services,
    stored,
    appointments: taken.data.items,
    now: taken.now,
  }
  const [before, booking] = [bookingWith(stored, situation), bookingWith(after, situation)]
  const shown = dirty && side === 'before' ? before : booking
  const difference = dirty ? differenceOf(before, booking, window) : undefined
  const { rules, busy, now } = shown
  const rooms = (service.calendars ?? []).some(({ type, calendarId }) => type === 'asset' && calendarId !== calendar.id)
  return (
    <>
      {controls}
      {difference && <ChangeWords difference={difference} side={side} onSide={setSide} />}
      {!isOwn && (
        <Remark>
          {i18n._('Other schedules of this calendar cover {service}, so this one doesn’t.', {
            service: service.name,
          })}
        </Remark>
      )}
      <PreviewWeek
        dates={dates}
        stretches={explain(shown, window)}
        difference={side === 'after' ? difference : undefined}
        said={{ i18n, format, zone, rules, busy, now }}
      />
      <Remark>
        {i18n._('Only on {calendar}, in the time zone {zone}.', {
          calendar: calendar.name,
          zone: format.zone(zone),
        })}{' '}
        {rooms && i18n._('Resources the service also needs aren’t checked here.')}{' '}
        <Link to={paths.weeklySchedules.clockChanges({ calendarId: calendar.id })}>
          {i18n._('Preview the next clock changes')}
        </Link>
      </Remark>
    </>
  )
}
