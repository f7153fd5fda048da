import { paths } from '../../../paths/paths.ts'
import { closedPanel } from './view-state.ts'

/**
 * Where a new appointment is made from an address: beside the calendar or the list that is on screen, which stays as it
 * is, with its date and its columns; from any other page in the calendar.
 */
export function bookingAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname !== paths.appointments.calendar() && pathname !== paths.appointments.list())
    return paths.appointments.create()
  const query = new URLSearchParams(search)
  for (const name of Object.keys(closedPanel)) query.delete(name)
  query.set('open', 'new')
  return `${pathname}?${query}`
}
