/** What stands beside the calendar or the list: one appointment, a booking, or blocking time. */
export function Panels() {
  return null
}
