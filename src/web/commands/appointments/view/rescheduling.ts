import { dateOf } from '#api/time/zoned.ts'
import { text } from '../../../ui/url-state.ts'
import { paths } from '../../../paths/paths.ts'
import { closedPanel } from './view-state.ts'

/** The address's parameter that names the appointment for which a new time is chosen on the grid. */
export const RESCHEDULE = 'reschedule'
/** How it travels. */
export const rescheduled = text('')
/** Views that have no columns to choose a time in. */
const GRIDLESS: readonly (string | null)[] = ['month', 'agenda']

/**
 * Where a new time is chosen for an appointment: the calendar as it is looked at, without its panel; from elsewhere the
 * day of the appointment on its own clock, in `zone`, or today where that is over, and who it is with, where there is room
 * for one only.
 */
export function reschedulingAddress(
  { id, startDate, calendarIds: [first] }: { id: string; startDate: string; calendarIds: readonly string[] },
  { pathname, search }: { pathname: string; search: string },
  now: number,
  zone: string,
): string {
  const isHere = pathname === paths.appointments.calendar()
  const query = new URLSearchParams(isHere ? search : '')
  for (const name of Object.keys(closedPanel)) query.delete(name)
  if (GRIDLESS.includes(query.get('view'))) query.delete('view')
  const start = Date.parse(startDate)
  if (!isHere && start > now) query.set('date', dateOf(start, zone))
  if (!isHere && first !== undefined) query.set('calendar', first)
  query.set(RESCHEDULE, id)
  return `${paths.appointments.calendar()}?${query}`
}
