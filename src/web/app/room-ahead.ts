import { paths } from '../paths/paths.ts'

/** What the address can open that is no panel beside the page. */
const ELSEWHERE: readonly string[] = ['', 'quick', 'mask', 'take']

/** Whether a page begins with a panel beside it, as its address says. */
export function beginsWithPanel({ pathname, search }: { pathname: string; search: string }): boolean {
  const calendar = paths.appointments.calendar()
  if (pathname === calendar || pathname === paths.appointments.list())
    return !ELSEWHERE.includes(new URLSearchParams(search).get('open') ?? '')
  // An appointment, or a new one: both stand beside the calendar.
  return (
    pathname.startsWith(`${calendar}/`) && pathname.split('/').length === 3 && pathname !== paths.appointments.paper()
  )
}
