import type { Page } from '../operation.ts'
import { phoneSought } from '../rules/phone-digits.ts'
import type { Context } from '../context.ts'
import type { Condition, Find, FoldedField, Found, TableName, Tables } from '../store.ts'

/** What one answer of a list may take in memory: 16 MiB. */
export const LIST_BYTES = 16 * 1024 * 1024

/** The part of a question that takes one page; a page after everything on one page is empty. */
export const onPage = ({ page, limit, countTo }: Page): Pick<Find, 'offset' | 'limit' | 'withinBytes' | 'countTo'> => {
  const counted = countTo === undefined ? {} : { countTo }
  if (limit !== null)
    return { offset: Math.min((page - 1) * limit, beyond), limit, withinBytes: LIST_BYTES, ...counted }
  return page === 1 ? { withinBytes: LIST_BYTES, ...counted } : { offset: beyond, limit: 1, ...counted }
}

const beyond = 2_000_000_000

/** The same page of a list that is already at hand. */
export const cutPage = <T>(items: readonly T[], page: Page): Found<T> => {
  const { offset = 0, limit = items.length } = onPage(page)
  return { items: items.slice(offset, offset + limit), total: items.length }
}

/** A page of a table that begins with its last row. */
export async function latestFirst<T extends TableName>(
  table: T,
  where: readonly Condition[],
  { page, limit }: Page,
  { rows }: Pick<Context, 'rows'>,
): Promise<Found<Tables[T]>> {
  const total = await rows.count(table, where)
  const end = limit === null ? total : total - (page - 1) * limit
  const offset = limit === null ? 0 : Math.max(0, end - limit)
  if (end <= offset) return { items: [], total }
  const { items } = await rows.find(table, { where, offset, limit: end - offset, withinBytes: LIST_BYTES })
  return { items: items.toReversed(), total }
}

/** The answer of a list in which nothing can be. */
export const nothing = <T>(): Found<T> => ({ items: [], total: 0 })

/** A filter that holds only where the caller gave it. */
export const equalTo = (field: string, value: string | boolean | undefined): Condition[] =>
  value === undefined ? [] : [{ field, equals: value }]

/** A filter on part of a name, where the caller gave it. */
export const containing = (field: FoldedField, value: string | undefined): Condition[] =>
  value === undefined ? [] : [{ field, contains: value }]

/** The `search` of a list, where the caller gave it; blanks at its ends say nothing. */
export const searching = (given: string | undefined): Condition[] => {
  const search = given?.trim() ?? ''
  return search === '' ? [] : [{ search }]
}

/** As many keywords are looked for; what comes after them narrows nothing down any more. */
const MOST_KEYWORDS = 10

/** The `search` of services, which are keywords (specification 4.7): each stands somewhere. */
export const searchingKeywords = (given: string | undefined): Condition[] =>
  (given?.trim() ?? '').split(/\s+/, MOST_KEYWORDS).flatMap(searching)

/** The `search` of appointments: what else it finds, and the digits of guests' phones however they are written. */
export const searchingGuests = (search: string | undefined): Condition[] => {
  const guestPhone = search === undefined ? undefined : phoneSought(search)
  return guestPhone === undefined ? searching(search) : [{ either: [...searching(search), { guestPhone }] }]
}
