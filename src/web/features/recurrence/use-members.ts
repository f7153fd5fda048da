import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { DAY } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { recurringDates } from '#api/time/recurrence.ts'
import { dayNumber } from '#api/time/week.ts'
import { useApi } from '../../client/api-context.ts'
import { queryAllOf } from '../../client/query.ts'
import { guestName } from '../../fields/guest-name.ts'
import { membersOf, withoutReplaced } from './members.ts'
import { MOST_IN_SERIES, seriesOf } from '../../commands/appointments/series/tag.ts'

/** How far an appointment may have been moved away from its rule and still be found. Milliseconds. */
const MARGIN = 31 * DAY

const phoneOf = (fields: Appointment['guests'][number]['extraFields']): string => {
  const phone = fields?.['phone']
  return typeof phone === 'string' ? phone : ''
}

/** What the search of the interface finds all of a series by: a guest of theirs, else their title. */
const needleOf = ({ guests, title }: Pick<Appointment, 'guests' | 'title'>): string => {
  const [guest] = guests
  return (guest && (guest.email || phoneOf(guest.extraFields) || guestName(guest))) || title
}

/**
 * All appointments of the series that one is in. No operation finds extra fields, so they are searched for by their guest
 * (or title); where that leaves holes, because a guest was changed, the calendar is read for the time of the series.
 */
export function useMembers(appointment: Appointment) {
  const api = useApi()
  const tag = seriesOf(appointment)
  const { id = '', rule } = tag ?? {}
  const first = (rule ? dayNumber(rule.from) * DAY : Date.parse(appointment.startDate) - 366 * DAY) - MARGIN
  const found = useQuery({
    ...queryAllOf(api, contract.appointmentsV2.list, {
      query: { search: needleOf(appointment), startDate: formatInstant(first), blocked: true },
    }),
    enabled: tag !== undefined,
  })
  const searched = membersOf(id, [...(found.data?.items ?? []), appointment])
  const numbers = new Set(searched.map((it) => seriesOf(it)?.index))
  const meant = rule ? recurringDates(rule, MOST_IN_SERIES) : []
  const highest = Math.max(...[...numbers].map((index) => index ?? 0), rule?.count ?? 0)
  const hasHoles = numbers.size < highest
  const last = Math.max(
    dayNumber(meant.at(-1) ?? '1970-01-01') * DAY,
    ...searched.map(({ endDate }) => Date.parse(endDate)),
  )
  const calendarId = appointment.calendarIds[0]
  const around = useQuery({
    ...queryAllOf(api, contract.appointmentsV2.list, {
      query: {
        startDate: formatInstant(first),
        endDate: formatInstant(last + MARGIN),
        blocked: true,
        ...(calendarId && { calendarId }),
      },
    }),
    enabled: found.isSuccess && hasHoles && rule !== undefined && calendarId !== undefined,
  })
  const members = withoutReplaced(membersOf(id, [...(around.data?.items ?? []), ...searched]), appointment.id)
  return { members, loading: found.isPending || around.isLoading, error: found.error }
}
