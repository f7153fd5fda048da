import { contract } from '#api/contract/table.ts'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { dateOf } from '#api/time/zoned.ts'
import type { Api } from '../../client/create-api.ts'
import { queryOf } from '../../client/query.ts'
import { knownZone } from '../../fields/known-zone.ts'

/** Reads the appointment that an address names. */
export const linkedQuery = (api: Api, id: string) => queryOf(api, contract.appointmentsV2.get, { params: { id } })

/**
 * What the calendar shows for the address of an appointment, as its own address says it: the date in the zone of the first
 * calendar that is known of it, that calendar, and its panel. What the address says beside that stays.
 */
export function linkedView(
  { id, startDate, calendarIds }: Pick<Appointment, 'id' | 'startDate' | 'calendarIds'>,
  calendars: readonly Calendar[],
  search: URLSearchParams,
): URLSearchParams {
  const calendar = calendars.find((it) => calendarIds.includes(it.id))
  const view = new URLSearchParams(search)
  view.set('date', dateOf(Date.parse(startDate), knownZone(calendar)))
  if (calendar) view.set('calendar', calendar.id)
  view.set('open', id)
  return view
}
