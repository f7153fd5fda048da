import { contract } from '#api/contract/table.ts'
import { askFirstPage } from '../../fields/list/list-query.ts'
import type { FirstReads } from '../../pages/page.ts'
import { readUrl } from '../../ui/url-state.ts'
import { PRESETS_URL } from './list-url.ts'

/** Asks for the first rows of the list. */
export const readPresets: FirstReads = ({ api, queryClient, search }) => {
  const url = readUrl(search, PRESETS_URL)
  return askFirstPage({ api, queryClient }, contract.presets.list, url, { title: url.title })
}
