import { contract } from '#api/contract/table.ts'
import { queryAllOf } from '../../client/query.ts'
import { askFirstPage } from '../../fields/list/list-query.ts'
import type { FirstReads } from '../../pages/page.ts'
import { readUrl } from '../../ui/url-state.ts'
import { SERVICES_URL, servicesQuery } from './list-url.ts'

/** The rows, and the names that the filters offer. */
export const readServices: FirstReads = ({ api, queryClient, search }) => {
  const url = readUrl(search, SERVICES_URL)
  return Promise.all([
    askFirstPage({ api, queryClient }, contract.services.list, url, servicesQuery(url)),
    queryClient.prefetchQuery(queryAllOf(api, contract.serviceTypes.list)),
    queryClient.prefetchQuery(queryAllOf(api, contract.calendars.list)),
  ])
}
