import { dateOf } from '#api/time/zoned.ts'
import { askedOfV1, askedOfV2, V1_LIST, V2_LIST, versionOf } from '../../commands/appointments/list/list-request.ts'
import { APPOINTMENTS_URL } from '../../commands/appointments/list/list-url.ts'
import { periodDates } from '../../commands/appointments/list/period.ts'
import { calendarQuery, serviceQuery } from '../../commands/appointments/records/queries.ts'
import { houseZone } from '../../fields/known-zone.ts'
import { askFirstPage } from '../../fields/list/list-query.ts'
import type { FirstReads } from '../../pages/page.ts'
import { readUrl } from '../../ui/url-state.ts'

/** The rows, and the names of the calendars and services in them. */
export const readAppointments: FirstReads = ({ api, queryClient, search }) => {
  const url = readUrl(search, APPOINTMENTS_URL)
  // Where the calendars are not known yet the page asks once more, if they keep another time than this device.
  const zone = houseZone(queryClient.getQueryData(calendarQuery(api).queryKey)?.items ?? [])
  const dates = periodDates(url, dateOf(api.clock.now(), zone))
  const place = { api, queryClient }
  const rows = (): Promise<void> => {
    if (versionOf(url) === 1) return askFirstPage(place, V1_LIST, url, askedOfV1(url, dates, zone))
    // Which fields a spare list asks for follows from its columns, which only the page knows.
    if (url.spare) return Promise.resolve()
    return askFirstPage(place, V2_LIST, url, askedOfV2(url, dates, zone))
  }
  return Promise.all([
    rows(),
    queryClient.prefetchQuery(calendarQuery(api)),
    queryClient.prefetchQuery(serviceQuery(api)),
  ])
}
