import { paths } from '../../../paths/paths.ts'

/** Where a guest is met, as it stands in an address: an appointment and the position among its guests, which name nobody. */
export const guestPlace = (id: string, position: number): string => `${id}.${position}`

/** Reads what `guestPlace` writes. */
export function readGuestPlace(place: string): { id: string; position: number } {
  const at = place.lastIndexOf('.')
  return { id: place.slice(0, at), position: Number(place.slice(at + 1)) }
}

/**
 * Where a guest is looked at from an address: over what is open beside the calendar or the list that is on screen; from any
 * other page, on the guest's own.
 */
export function guestAddress(
  { pathname, search }: { pathname: string; search: string },
  id: string,
  position: number,
): string {
  if (pathname !== paths.appointments.calendar() && pathname !== paths.appointments.list())
    return paths.appointments.guest(id, position)
  const query = new URLSearchParams(search)
  query.set('guest', guestPlace(id, position))
  return `${pathname}?${query}`
}
