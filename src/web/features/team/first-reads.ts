import { contract } from '#api/contract/table.ts'
import { askFirstPage } from '../../fields/list/list-query.ts'
import type { FirstReads } from '../../pages/page.ts'
import { readUrl } from '../../ui/url-state.ts'
import { CALENDARS_URL, calendarsQuery } from './list-url.ts'

/** The rows. */
export const readCalendars: FirstReads = ({ api, queryClient, search }) => {
  const url = readUrl(search, CALENDARS_URL)
  return askFirstPage(
    { api, queryClient },
    contract.calendars.list,
    url.tags.length > 0 ? { ...url, page: 1 } : url,
    calendarsQuery(url),
  )
}
