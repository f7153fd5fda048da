import { calendarQuery, serviceQuery } from '../../commands/appointments/records/queries.ts'
import { knownZone } from '../../fields/known-zone.ts'
import type { FirstReads } from '../../pages/page.ts'
import { appointmentsQuery, pendingQuery } from './queries.ts'
import { DAYS_AHEAD, windowOf } from './when.ts'
import { ownZone } from '../../i18n/own-zone.ts'

/** What is booked around today, as soon as the clocks of the calendars are known, and what the services are called. */
export const readToday: FirstReads = ({ api, queryClient }) => {
  const booked = async (): Promise<unknown> => {
    const { items } = await queryClient.fetchQuery(calendarQuery(api))
    const zones = new Set([ownZone(), ...items.map(knownZone)])
    const now = api.clock.now()
    return Promise.all([
      queryClient.prefetchQuery(appointmentsQuery(api, windowOf(zones, now, -1, 1))),
      queryClient.prefetchQuery(pendingQuery(api, windowOf(zones, now, 0, DAYS_AHEAD))),
    ])
  }
  return Promise.all([
    // What fails here is asked again, and told, by the page.
    booked().catch(() => undefined),
    queryClient.prefetchQuery(serviceQuery(api)),
  ])
}
