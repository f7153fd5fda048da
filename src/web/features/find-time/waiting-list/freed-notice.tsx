import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Interval } from '#api/time/interval.ts'
import { zoned } from '../../../fields/zoned.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { showToast } from '../../../ui/toast.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import { useClinic, useSchedules } from '../../../commands/appointments/records/queries.ts'
import { useNow } from '../../../client/use-now.ts'
import { comingForward } from './coming-forward.ts'
import {
  believed,
  freedBetween,
  type FreedTime,
  type FreedView,
  freedView,
  isTakenAgain,
  matchesOf,
} from './freed-times.ts'

interface FreedNoticeProps {
  entries: readonly Appointment[]
  /** What stood there when the time came into sight. */
  first: readonly Appointment[]
  appointments: readonly Appointment[]
  range: Interval
  /** Opens the waiting list at the freed time. */
  onMatches: (freed: FreedView) => void
}

/** Long enough to be read and pressed in the middle of something else. Milliseconds. */
const STAYS = 20_000

/**
 * Tells when time in sight was freed, by this desk or by somebody else, that somebody on the waiting list could take; or, where
 * nobody waits for it, somebody who comes later that day or week. What was told goes once the time is taken again, as by an undo.
 */
export function FreedNotice({ entries, first, appointments, range, onMatches }: FreedNoticeProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const schedules = useSchedules([...clinic.calendars.keys()])
  const now = useNow()
  const before = useRef(first)
  const told = useRef<{ time: FreedTime; takeAway: () => void }>(undefined)
  // What the service answers is compared with what it answered before; that happens outside of React.
  useEffect(() => {
    // Where hours are not known nobody can be told that time would do.
    if (clinic.calendars.size === 0 || [...clinic.calendars.keys()].some((id) => schedules[id] === undefined)) return
    const freed = freedBetween(before.current, appointments, now)
    before.current = believed(before.current, appointments)
    if (told.current && isTakenAgain(told.current.time, appointments, now)) {
      told.current.takeAway()
      told.current = undefined
    }
    const situation = { ...clinic, schedules, appointments, now }
    for (const time of freed) {
      const matches = matchesOf(time, entries, situation, range)
      const others = matches.length > 0 ? [] : comingForward(time, entries, situation, range)
      const who = matches[0]?.entry ?? others[0]?.appointment
      if (!who) continue
      const calendar = clinic.calendars.get(time.calendarId)
      const said = {
        time: zoned(
          format.dateTime(time.start, knownZone(calendar), 'day'),
          knownZone(calendar),
          time.start,
          clinic.calendars.values(),
          format,
        ),
        calendar: calendar?.name ?? '',
        name: appointmentName(who) || i18n._('Someone'),
        count: matches.length + others.length - 1,
      }
      const waits =
        said.count === 0
          ? i18n._('{time} with {calendar} opened up: {name} is waiting.', said)
          : i18n._('{time} with {calendar} opened up: {name} and {count} more are waiting.', said)
      const comes =
        said.count === 0
          ? i18n._('{time} with {calendar} opened up: {name} could come earlier.', said)
          : i18n._('{time} with {calendar} opened up: {name} and {count} more could come earlier.', said)
      const takeAway = showToast({
        key: 'freed',
        tone: 'neutral',
        isNews: true,
        duration: STAYS,
        text: matches.length > 0 ? waits : comes,
        action: { label: i18n._('See matches'), run: () => onMatches(freedView(time, matches)) },
      })
      told.current = { time, takeAway }
    }
  }, [appointments, entries, clinic, schedules, now, range, format, i18n, onMatches])
  return null
}
