import { isObject, type JsonObject } from '#api/contract/json-object.ts'

/** Items of a list and, where the deployment tells, how many there are in all. */
export interface List<T> {
  items: T[]
  /** Null where the deployment does not tell. */
  total: number | null
  /** Whether there are more than `total`, which was counted no further. */
  isMore?: true
  /** How many more the deployment counts and gives no way to reach; absent where there are none. */
  outOfReach?: number
}

const ENVELOPES = ['items', 'data', 'results', 'docs', 'rows'] as const
const TOTALS = ['total', 'totalDocs', 'totalItems', 'totalCount'] as const

const amount = (value: unknown): number | null => {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : null
}

const totalOf = (body: JsonObject, count: number): number | null => {
  const places = [body, ...['meta', 'pagination', 'page', 'data'].map((name) => body[name]).filter(isObject)]
  for (const place of places) {
    for (const name of TOTALS) {
      const total = amount(place[name])
      if (total !== null) return total
    }
  }
  // `count` may also mean the rows of this page, so it only tells something when it is more.
  const counted = amount(body.count) ?? (isObject(body.meta) ? amount(body.meta.count) : null)
  return counted !== null && counted > count ? counted : null
}

/**
 * Finds the rows in a list answer: a bare array, or `items`, `data`, `results`, `docs` in an envelope. Undefined where
 * there is no list at all.
 */
export const readList = (body: unknown, totalHeader: string | null): List<unknown> | undefined => {
  if (Array.isArray(body)) return { items: body, total: amount(totalHeader) }
  if (!isObject(body)) return undefined
  for (const name of ENVELOPES) {
    const items = body[name]
    if (Array.isArray(items)) return { items, total: totalOf(body, items.length) ?? amount(totalHeader) }
  }
  return isObject(body.data) ? readList(body.data, totalHeader) : undefined
}
