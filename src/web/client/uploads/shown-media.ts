import type { Query, QueryClient } from '@tanstack/react-query'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { contract } from '#api/contract/table.ts'
import { fold } from '#api/values/fold.ts'
import type { Api } from '../create-api.ts'
import { invalidate } from '../query.ts'

/** Milliseconds for which media gather, so that many small files do not paint a large library anew each. */
const TOGETHER = 250

/** A whole list as it was read. */
interface WholeList {
  items: readonly Multimedia[]
  total: number | null
}

const isWhole = (data: unknown): data is WholeList =>
  isObject(data) && Array.isArray(data.items) && (data as { whole?: boolean }).whole !== false

/** The parts of what a read is called (client/query.ts). */
const readOf = ({ queryKey }: Query) => {
  const [, , group, operation, params, asked] = queryKey
  return {
    name: `${String(group)}.${String(operation)}`,
    id: isObject(params) ? params.id : undefined,
    asked: isObject(asked) ? asked : {},
  }
}

/** Whether a list that was narrowed so holds a medium; undefined where only the service can tell. */
const holds = (asked: JsonObject, medium: Multimedia): boolean | undefined => {
  const { name, status, type, ...others } = asked
  const isAsked = (it: unknown): boolean => (Array.isArray(it) ? it.length > 0 : it !== undefined)
  if (Object.values(others).some(isAsked)) return undefined
  if (typeof name === 'string' && name !== '' && !fold(medium.name).includes(fold(name))) return false
  if (typeof status === 'string' && status !== medium.status) return false
  return !Array.isArray(type) || type.length === 0 || type.includes(medium.type)
}

/** The place of a name in a list by names. */
const placeOf = (items: readonly Multimedia[], name: string): number => {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (fold(items[middle]?.name ?? '') > name) high = middle
    else low = middle + 1
  }
  return low
}

/** The list with what has become of these media; undefined where only the service can tell. */
const withMedia = (list: WholeList, asked: JsonObject, media: readonly Multimedia[]): WholeList | undefined => {
  const fresh = new Map(media.map((it) => [it.id, it]))
  const items = list.items.map((it) => fresh.get(it.id) ?? it)
  for (const it of list.items) fresh.delete(it.id)
  for (const medium of fresh.values()) {
    const isHeld = holds(asked, medium)
    if (isHeld === undefined) return undefined
    if (isHeld) items.splice(placeOf(items, fold(medium.name)), 0, medium)
  }
  const more = items.length - list.items.length
  return { ...list, items, total: list.total === null ? null : list.total + more }
}

/**
 * Shows media whose files have arrived without reading whole libraries anew: each row is put where it belongs in what was
 * read, and only what such a row tells nothing of is read once, when all files are through.
 */
export const createShownMedia = (api: Pick<Api, 'connectionId'>, cache: () => QueryClient | undefined) => {
  let gathered: Multimedia[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTold = true
  /** Reads that show all of them, and those that lack some. */
  const [known, lacking] = [new Set<string>(), new Set<string>()]

  const put = (): void => {
    clearTimeout(timer)
    timer = undefined
    const queries = cache()
    const media = gathered
    gathered = []
    if (!queries || media.length === 0) return
    const own = { predicate: ({ queryKey }: Query) => queryKey[0] === api.connectionId && queryKey[1] === 'multimedia' }
    for (const query of queries.getQueryCache().findAll(own)) {
      const { data, isInvalidated, fetchStatus, dataUpdatedAt } = query.state
      const { name, id, asked } = readOf(query)
      // An answer on its way may be older than these.
      if (isInvalidated || fetchStatus === 'fetching') {
        lacking.add(query.queryHash)
        continue
      }
      const after =
        name === 'multimedia.list all' && isWhole(data)
          ? withMedia(data, asked, media)
          : name === 'multimedia.get' && Object.keys(asked).length === 0
            ? media.find((it) => it.id === id)
            : undefined
      if (after === undefined) continue
      queries.setQueryData(query.queryKey, after, { updatedAt: dataUpdatedAt })
      known.add(query.queryHash)
    }
  }

  return {
    add: (medium: Multimedia): void => {
      gathered.push(medium)
      timer ??= setTimeout(put, TOGETHER)
    },
    /** All are through: whatever does not show them yet is read anew. */
    finish: (): void => {
      put()
      const queries = cache()
      const isShown = ({ queryHash }: Query): boolean => isTold && known.has(queryHash) && !lacking.has(queryHash)
      if (queries) void invalidate(queries, contract.multimedia.update, isShown)
      known.clear()
      lacking.clear()
      isTold = true
    },
    /** Something became of a record that nobody told. */
    unknown: (): void => void (isTold = false),
    close: (): void => clearTimeout(timer),
  }
}
