import type { Row } from '#api/contract/operation.ts'
import { isApiError } from './api-error.ts'
import type { Api } from './create-api.ts'
import type { AnyInput, InputArgs, ResultOf } from './input.ts'
import { identity, isTooShortToBeCut } from './list-all.ts'
import type { List } from './reading/list.ts'
import { mentionsWord } from './reading/mentions.ts'
import { untyped } from './untyped.ts'

/** Rows that a deployment gives where so many are asked for; `all` where it gives everything whatever is asked. */
type Sizes = Map<string, number | 'all'>

const perApi = new WeakMap<Api, Sizes>()

const sizesOf = (api: Api): Sizes => {
  const known = perApi.get(api) ?? new Map()
  perApi.set(api, known)
  return known
}

/** A page of more rows than this is no page that somebody looks at. */
const MOST = 1000

/** Sizes to try where a deployment refuses one as too large. */
const SMALLER = [50, 20, 10]

type Ask = (page: number, limit: number) => Promise<List<unknown>>

const refusesLimit = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === 'invalid' &&
  [error.description, ...error.fieldErrors.map((it) => `${it.field} ${it.message}`)].some((text) =>
    mentionsWord(text, 'limit'),
  )

/** The first page, and the size that a deployment took for it. */
const firstTaken = async (ask: Ask, limit: number): Promise<{ first: List<unknown>; taken: number }> => {
  try {
    return { first: await ask(1, limit), taken: limit }
  } catch (error) {
    const smaller = refusesLimit(error) ? SMALLER.find((it) => it < limit) : undefined
    if (smaller === undefined) throw error
    return firstTaken(ask, smaller)
  }
}

const isRepeated = ({ items }: List<unknown>, next: List<unknown>): boolean => {
  const known = new Set(items.map(identity))
  return next.items.every((item) => known.has(identity(item)))
}

/** What a first page says of the deployment: how many rows it gives at a time, or that these are all. */
const judge = async (ask: Ask, first: List<unknown>, taken: number): Promise<number | 'all' | 'ended'> => {
  const count = first.items.length
  if (count === taken) return taken
  const end = count > taken ? 'all' : 'ended'
  if (count === 0 || (first.total !== null && first.total <= count)) return end
  if (first.total !== null) return count
  if (isTooShortToBeCut(first)) return end
  // Without a total only a look behind it tells a cut page from a short list.
  return isRepeated(first, await ask(2, count)) ? end : count
}

/** The rows of a page, put together from pages of another size. */
const composed = async (ask: Ask, page: number, limit: number, size: number): Promise<List<unknown>> => {
  const from = (page - 1) * limit
  const start = Math.floor(from / size) + 1
  const pages = Math.floor((from + limit - 1) / size) - start + 2
  const lists = await Promise.all(Array.from({ length: pages }, (_, index) => ask(start + index, size)))
  const items = lists.flatMap((list) => list.items).slice(from - (start - 1) * size, from - (start - 1) * size + limit)
  const short = lists.findIndex((list) => list.items.length < size)
  const counted = short === -1 ? null : (start + short - 1) * size + (lists[short]?.items.length ?? 0)
  // An empty page says that the list ended somewhere before it, not where.
  const ended = lists[short]?.items.length === 0 && short === 0 ? null : counted
  return { items, total: lists[0]?.total ?? ended, ...(lists[0]?.isMore && { isMore: true }) }
}

/**
 * Reads one page of a list as it was asked for, whatever size of page the deployment gives: where it cuts pages or has a
 * size of its own, the page is put together from several of its. A list that fits into less than a page gets its total.
 */
export const listPage = <R extends Row & { list: object }>(
  api: Api,
  row: R,
  ...[input]: InputArgs<R>
): Promise<ResultOf<R>> => readPage(api, row, input ?? {}) as Promise<ResultOf<R>>

const readPage = async (api: Api, row: Row, input: AnyInput): Promise<List<unknown>> => {
  // A list row answers a list.
  const call = untyped<List<unknown>>(api)
  const { page = 1, limit } = (input.query ?? {}) as { page?: number; limit?: number }
  if (limit === undefined || limit > MOST) return call(row, input)
  const ask: Ask = (number, size) => call(row, { ...input, query: { ...input.query, page: number, limit: size } })
  const sizes = sizesOf(api)
  const key = `${row.path} ${limit}`
  const known = sizes.get(key)
  if (known === limit) return ask(page, limit)
  if (known === 'all') return ask(1, limit)
  if (known !== undefined) return composed(ask, page, limit, known)

  if (page > 1) {
    const asked = await ask(page, limit).catch((error: unknown) => {
      if (refusesLimit(error)) return undefined
      throw error
    })
    // A full page shows that the deployment does what it is asked; a short one may be cut, or the last.
    if (asked?.items.length === limit) {
      sizes.set(key, limit)
      return asked
    }
  }
  const { first, taken } = await firstTaken(ask, limit)
  const size = await judge(ask, first, taken)
  if (size === 'ended') {
    return page === 1
      ? { ...first, total: first.total ?? first.items.length }
      : { items: [], total: first.items.length }
  }
  sizes.set(key, size)
  if (size === 'all') return { ...first, total: first.items.length }
  return page === 1 && size === limit ? first : size === limit ? ask(page, limit) : composed(ask, page, limit, size)
}
