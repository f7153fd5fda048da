import { useLingui } from '@lingui/react'
import { useEffect, useRef } from 'react'
import type { Appointment } from '#api/contract/appointments.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import { zoned } from '../../../fields/zoned.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import { useFormat } from '../../../i18n/locale-provider.tsx'
import { showToast } from '../../../ui/toast.ts'
import { appointmentName } from '../../../commands/appointments/records/appointment-name.ts'
import { useClinic, useSchedules } from '../../../commands/appointments/records/queries.ts'
import { useNow } from '../../../commands/appointments/records/use-now.ts'
import { believed, freedBetween, matchesOf } from './freed-times.ts'

interface FreedNoticeProps {
  entries: readonly Appointment[]
  appointments: readonly Appointment[]
  range: Interval
  /** Opens the waiting list at the matches of some entries for freed time: an ISO instant on a calendar. */
  onMatches: (freed: { matched: readonly string[]; start: string; on: string }) => void
}

/** Long enough to be read and pressed in the middle of something else. Milliseconds. */
const STAYS = 20_000

/** Tells when time in sight was freed, by this desk or by somebody else, that somebody on the waiting list could take. */
export default function FreedNotice({ entries, appointments, range, onMatches }: FreedNoticeProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const clinic = useClinic()
  const schedules = useSchedules([...clinic.calendars.keys()])
  const now = useNow()
  const before = useRef(appointments)
  // What the service answers is compared with what it answered before; that happens outside of React.
  useEffect(() => {
    const freed = freedBetween(before.current, appointments, now)
    before.current = believed(before.current, appointments)
    const situation = { ...clinic, schedules, appointments, now }
    // Where hours are not known nobody can be told that time would do.
    const isKnown = [...clinic.calendars.keys()].every((id) => schedules[id] !== undefined)
    for (const time of isKnown ? freed : []) {
      const matches = matchesOf(time, entries, situation, range)
      const [first] = matches
      if (!first) continue
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
        name: appointmentName(first.entry) || i18n._('Someone'),
        count: matches.length - 1,
      }
      showToast({
        key: 'freed',
        tone: 'neutral',
        duration: STAYS,
        text:
          matches.length === 1
            ? i18n._('{time} with {calendar} opened up: {name} is waiting.', said)
            : i18n._('{time} with {calendar} opened up: {name} and {count} more are waiting.', said),
        action: {
          label: i18n._('See matches'),
          run: () => {
            const matched = matches.map(({ entry }) => entry.id)
            onMatches({ matched, start: formatInstant(first.offer.start), on: time.calendarId })
          },
        },
      })
    }
  }, [appointments, entries, clinic, schedules, now, range, format, i18n, onMatches])
  return null
}
