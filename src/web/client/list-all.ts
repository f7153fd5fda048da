import { isObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import type { Api } from './api.ts'
import { isApiError } from './api-error.ts'
import type { AnyInput, InputArgs, ResultOf } from './input.ts'
import type { List } from './reading/list.ts'
import { untyped, type UntypedCall } from './untyped.ts'

/** A list longer than this many pages is cut: nobody can work with it. */
const MOST_PAGES = 500

/** Pages that are asked for at once where it is known that there are so many: one batch, or some of a browser's six calls. */
const AT_ONCE = 4

/** Rows that no deployment makes a page of: to look behind the hours of each calendar would double the calls of a day. */
const FEW = 2

/** Whether a first page without a total is the whole list, since nobody cuts pages so short. */
export const isTooShortToBeCut = ({ items, total }: List<unknown>): boolean => total === null && items.length <= FEW

/** What tells the items of a list apart. */
export const identity = (item: unknown): string => {
  const id = isObject(item) ? item.id || item.publicId || item.accessKeyId : undefined
  return typeof id === 'string' && id !== '' ? id : JSON.stringify(item)
}

/** Limits to try, largest first: a deployment may refuse one that it finds too large. */
const limitsOf = (row: Row): (number | undefined)[] => {
  const most = row.list?.maxLimit ?? 100
  return [most, ...[100, 50].filter((it) => it < most), undefined]
}

const firstPage = async (ask: (page: number, limit: number | undefined) => Promise<List<unknown>>, row: Row) => {
  const limits = limitsOf(row)
  for (const [index, limit] of limits.entries()) {
    try {
      return { list: await ask(1, limit), limit }
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'invalid' || index === limits.length - 1) throw error
    }
  }
  throw new Error('unreachable: the last limit either answers or throws')
}

/** Hears after every page how many items were found, and of how many; null where the service does not say. */
export type ReadingProgress = (found: number, total: number | null) => void

/** Hears the same; asked, `items` gives what was found so far. */
export type ItemsProgress = (found: number, total: number | null, items: () => unknown[]) => void

/**
 * Reads a list to its end, whatever the deployment does with `page` and `limit`: cut pages, a `page` that is ignored,
 * no totals. Every item comes once. The input's `signal` ends it between and during pages.
 */
export const listAll = <R extends Row & { list: object }>(
  api: Api,
  row: R,
  ...[input]: InputArgs<R>
): Promise<ResultOf<R>> => readWhole(untyped(api), row, input ?? {}) as Promise<ResultOf<R>>

/** Reads a list to its end as `listAll` does, and tells how far it is. */
export const listAllWithProgress = <R extends Row & { list: object }>(
  api: Api,
  row: R,
  onProgress: ReadingProgress,
  ...[input]: InputArgs<R>
): Promise<ResultOf<R>> =>
  readWhole(untyped(api), row, input ?? {}, (found, total) => onProgress(found, total)) as Promise<ResultOf<R>>

/** Reads a list to its end as `listAll` does, and gives what was found so far to who cannot wait for the end. */
export const listAllGradually = <R extends Row & { list: object }>(
  api: Api,
  row: R,
  onFound: ItemsProgress,
  ...[input]: InputArgs<R>
): Promise<ResultOf<R>> => readWhole(untyped(api), row, input ?? {}, onFound) as Promise<ResultOf<R>>

/** How many there are in all; null where that was not counted to the end. */
const countedWhole = ({ total, isMore }: List<unknown>): number | null => (isMore ? null : total)

/** Reads a list to its end as `listAll` does, by any way of calling. */
export const readWhole = async (
  call: UntypedCall<unknown>,
  row: Row,
  given: AnyInput,
  onProgress: ItemsProgress = () => {},
): Promise<List<unknown>> => {
  // Page and limit are understood by every list of the contract (interface, section 1).
  const pages = row.query !== undefined
  const ask = async (page: number, limit: number | undefined): Promise<List<unknown>> => {
    given.signal?.throwIfAborted()
    // A list row answers a list.
    return call(row, pages ? { ...given, query: { ...given.query, page, limit } } : given) as Promise<List<unknown>>
  }
  const { list: first, limit: asked } = await firstPage(ask, row)
  const found = new Map(first.items.map((item) => [identity(item), item]))
  let total = countedWhole(first)
  // A deployment that cuts pages may count its offset in the asked limit or in its own: ask for what it gives.
  const limit = first.items.length < (asked ?? Infinity) ? first.items.length : asked
  const soFar = () => [...found.values()]
  onProgress(found.size, total, soFar)
  for (let page = 2; pages && limit !== 0 && page <= MOST_PAGES;) {
    if (total === null ? isTooShortToBeCut(first) : found.size >= total) break
    // Of a list that was not counted to its end the part that was, and then the more at once the longer it turned out.
    const counted = limit === undefined ? 0 : Math.ceil(((total ?? first.total ?? 0) - found.size) / limit)
    const left = total === null ? Math.max(counted, Math.floor((page - 1) / AT_ONCE), 1) : Math.max(counted, 1)
    const count = Math.min(left, AT_ONCE, MOST_PAGES - page + 1)
    const from = page
    const asks = Array.from({ length: count }, (_, at) => ask(from + at, limit))
    // Where one fails the reading ends; the others are then nobody's.
    for (const asked of asks) asked.catch(() => {})
    page += count
    const before = found.size
    for (const asked of asks) {
      const list = await asked
      total ??= countedWhole(list)
      for (const item of list.items) if (!found.has(identity(item))) found.set(identity(item), item)
      onProgress(found.size, total, soFar)
    }
    if (found.size === before) break
  }
  return { items: [...found.values()], total: found.size }
}
