import { contract } from '#api/contract/table.ts'
import { queryAllOf } from '../../client/query.ts'
import { askFirstPage } from '../../fields/list/list-query.ts'
import type { FirstReads } from '../../pages/page.ts'
import { readUrl } from '../../ui/url-state.ts'
import { narrowRooms, ROOMS_URL } from './list-url.ts'

/** The rows, and the presets that they name. */
export const readRooms: FirstReads = ({ api, queryClient, search }) => {
  const url = readUrl(search, ROOMS_URL)
  const { sort, limit } = url
  // What is searched and filtered here begins with the first page.
  const page = url.search.trim() === '' && narrowRooms(url).value === '' ? url.page : 1
  return Promise.all([
    askFirstPage({ api, queryClient }, contract.rooms.list, { sort, page, limit }, {}),
    queryClient.prefetchQuery(queryAllOf(api, contract.presets.list)),
  ])
}
