import { dateOf } from '#api/time/zoned.ts'
import { closureQuery } from '../../commands/appointments/records/house.ts'
import { calendarQuery, serviceQuery, withinQuery } from '../../commands/appointments/records/queries.ts'
import { discoveryOf } from '../../client/use-operation.ts'
import { columnZone, shownZone } from '../../commands/appointments/view/shown-zone.ts'
import { calendarView } from '../../commands/appointments/view/view-state.ts'
import type { FirstReads } from '../../pages/page.ts'
import { readUrl } from '../../ui/url-state.ts'
import { byName, shownCalendars, SMALL_HOUSE, timeOfDates } from './use-columns.ts'
import { linkedQuery, linkedView } from './linked.ts'
import { NARROW } from './use-narrow.ts'

/** Names in the order of the browser's language; in another one a guess at the first columns may differ, which costs one read. */
const inOrder = byName((a, b) => a.localeCompare(b))

/**
 * What a day shows before anything else: its calendars, and as soon as their clocks are known what is booked. The address of one
 * appointment leads to its day.
 */
export const readDay: FirstReads = ({ api, queryClient, search, params: { id } }) => {
  const day = async (): Promise<void> => {
    const [{ items }, linked] = await Promise.all([
      queryClient.fetchQuery(calendarQuery(api)),
      id === undefined ? undefined : queryClient.fetchQuery(linkedQuery(api, id)),
    ])
    const view = readUrl(linked ? linkedView(linked, items, search) : search, calendarView)
    const shown = shownZone(view)
    const calendars = shownCalendars(items.toSorted(inOrder), view, matchMedia(NARROW).matches)
    const [first] = calendars
    // Other views cover dates that depend on the reader's week.
    if (first === undefined || view.view !== 'day') return
    // Of a large house the page reads what is in sight, as soon as it knows how.
    if (items.length > SMALL_HOUSE) return void api.discovery()
    // They shade the day, and go with what is booked where that is known to be one call.
    const told = queryClient.getQueryData(discoveryOf(api).queryKey)?.extensions ?? []
    if (told.includes('batch') && told.includes('closures')) void queryClient.prefetchQuery(closureQuery(api))
    const date = view.date || dateOf(api.clock.now(), columnZone(first, shown))
    await queryClient.prefetchQuery(withinQuery(api, timeOfDates(calendars, [date], shown)))
  }
  return Promise.all([
    // What fails here is asked again, and told, by the page.
    day().catch(() => undefined),
    queryClient.prefetchQuery(serviceQuery(api)),
  ])
}
