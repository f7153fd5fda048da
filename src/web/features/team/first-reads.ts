import { contract } from '#api/contract/table.ts'
import { queryAllOf } from '../../client/query.ts'
import { askFirstPage } from '../../fields/list/list-query.ts'
import type { FirstReads } from '../../pages/page.ts'
import { readUrl } from '../../ui/url-state.ts'
import { CALENDARS_URL, calendarsQuery } from './list-url.ts'

/** The rows, and all calendars, of which the filters know the tags and the sums the week. */
export const readCalendars: FirstReads = ({ api, queryClient, search }) => {
  const url = readUrl(search, CALENDARS_URL)
  const start = url.tags.length > 0 ? { ...url, page: 1 } : url
  return Promise.all([
    askFirstPage({ api, queryClient }, contract.calendars.list, start, calendarsQuery(url)),
    queryClient.prefetchQuery(queryAllOf(api, contract.calendars.list)),
  ])
}
