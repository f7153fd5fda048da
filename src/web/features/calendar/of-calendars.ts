import type { Appointment } from '#api/contract/appointments.ts'
import { contract } from '#api/contract/table.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import type { Api } from '../../client/create-api.ts'
import { listAll } from '../../client/list-all.ts'
import type { List } from '../../client/reading/list.ts'

/**
 * Reads the appointments and blocks of some calendars that touch the time, each calendar by itself, since the interface
 * filters by one: where reads are joined it is one call. In order of their beginning, and one of several calendars once.
 */
export async function appointmentsOf(
  api: Api,
  { start, end }: Interval,
  calendarIds: readonly string[],
  signal: AbortSignal,
): Promise<List<Appointment>> {
  const asked = { startDate: formatInstant(start), endDate: formatInstant(end), blocked: true }
  const row = contract.appointmentsV2.list
  const lists = await Promise.all(
    calendarIds.map((calendarId) => listAll(api, row, { query: { ...asked, calendarId }, signal })),
  )
  const found = new Map(lists.flatMap(({ items }) => items).map((it) => [it.id, it]))
  const place = ({ startDate, id }: Appointment): string => `${startDate} ${id}`
  const items = [...found.values()].toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
  return { items, total: items.length }
}
