import { integer, sortOrder, text, type Sort, type UrlSpec } from '../../ui/url-state.ts'

/** What every list keeps in its address, beside its own filters. */
export interface ListUrl {
  search: string
  page: number
  /** Rows on a page. */
  limit: number
  /** Null is the service's own order. */
  sort: Sort | null
}

/** How each of them is written there: `{ ...LIST_URL, typeId: text() }`. */
export const LIST_URL: UrlSpec<ListUrl> = {
  search: text(),
  page: integer(1, 1),
  limit: integer(20, 1),
  sort: sortOrder(),
}

/** The parameters that a saved view keeps: all but the place in the list. */
export const viewNames = (spec: object): string[] =>
  Object.keys(spec).filter((name) => !['page', 'limit'].includes(name))
