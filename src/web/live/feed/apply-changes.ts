import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/create-api.ts'
import { queryOf } from '../../client/query.ts'
import type { FeedChange } from './follow-feed.ts'
import { type CachedList, holds, isCachedList, keepsPlace, narrowed, totalAfter } from './list-fit.ts'

/** Milliseconds for which changes gather, so that many at once are read together. */
const TOGETHER = 60
/** Milliseconds for which changes wait at most for a write of this page to be answered. */
const LONGEST_WAIT = 2000
/** Of so many changed records each is read by itself; of more the lists are read anew. */
const MOST_SINGLY = 12

/** Where what the feed calls by its table stands in the cache. */
const RESOURCES: Readonly<Record<string, readonly string[]>> = {
  organizationSettings: ['me'],
  people: ['people', 'me'],
  keys: ['keys', 'me'],
  multimedia: ['multimedia', 'storage'],
}

type Rows = Readonly<Record<string, Row>>

/** What a cached read is of, as its key says (client/query.ts). */
interface CachedRead {
  query: Query
  group: string
  operation: string
  params: JsonObject
  asked: JsonObject
}

const partOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

const readOf = (query: Query): CachedRead => {
  const [, , group = '', operation = '', params, asked] = query.queryKey as readonly unknown[]
  return { query, group: String(group), operation: String(operation), params: partOf(params), asked: partOf(asked) }
}

const rowOf = (group: string, operation: string): Row | undefined =>
  (contract as Readonly<Record<string, Rows>>)[group]?.[operation]

const isList = ({ query, operation }: CachedRead): boolean =>
  (operation === 'list' || operation === 'list all') && isCachedList(query.state.data)

const listIn = ({ query }: CachedRead): CachedList => query.state.data as CachedList

const isOf = (record: JsonObject, id: string): boolean => record.id === id || record.publicId === id

/** Whether it is known what a list leaves out by itself, and that nobody reads anything in its order. */
const isPlain = ({ query, operation }: CachedRead): boolean =>
  operation === 'list all' && query.queryKey[1] === 'appointments'

const rowWith = (read: CachedRead, id: string): JsonObject | undefined => listIn(read).items.find((it) => isOf(it, id))

/** Whether a cached record came to this version, or a later one, already. */
const isKnown = (record: unknown, { version }: FeedChange): boolean =>
  isObject(record) && version !== null && typeof record.version === 'number' && record.version >= version

/** Whether a change took the record itself away; what a deletion does to other records only their reading tells. */
const isDeletion = ({ resource, operation }: FeedChange): boolean => {
  const [group = '', name = ''] = operation.split('.')
  const row = rowOf(group, name)
  return row?.method === 'DELETE' && row.resource === resource
}

/** Puts changes that the feed tells into the cached reads of a page, each by the smallest read that shows it. */
export const createChanges = (
  queryClient: QueryClient,
  api: Api,
  /** Hears of the changes that this page has not made itself. */
  onOthers: (changes: readonly FeedChange[]) => void = () => {},
) => {
  const cache = queryClient.getQueryCache()
  let waiting = new Map<string, FeedChange>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0

  const readsOf = (resource: string): CachedRead[] =>
    cache
      .findAll({ predicate: ({ queryKey }) => queryKey[0] === api.connectionId && queryKey[1] === resource })
      .map(readOf)

  /** What is on screen is read anew, and the rest when it is wanted again. */
  const readAnew = (queryKey: QueryKey): void => void queryClient.invalidateQueries({ queryKey, exact: true })

  /** Writes a list down with what has become of it, without making it look newer than its last reading. */
  const put = ({ query }: CachedRead, list: CachedList): void =>
    void queryClient.setQueryData(query.queryKey, list, { updatedAt: query.state.dataUpdatedAt })

  const without = (read: CachedRead, id: string): void => {
    const list = listIn(read)
    const items = list.items.filter((it) => !isOf(it, id))
    put(read, { ...list, items, total: totalAfter(list, items.length - list.items.length) })
  }

  const forget = (reads: readonly CachedRead[], { id }: FeedChange): void => {
    for (const read of reads) {
      if (!isList(read)) readAnew(read.query.queryKey)
      else if (rowWith(read, id)) {
        without(read, id)
        // The first row of the next page comes in.
        if (read.operation === 'list') readAnew(read.query.queryKey)
      }
    }
  }

  /** Shows a record in a list; false where only a reading of the list can tell. */
  const show = (read: CachedRead, id: string, record: JsonObject): boolean => {
    const { isInvalidated, fetchStatus } = read.query.state
    // An answer on its way may be older than the change.
    if (isInvalidated || fetchStatus === 'fetching') return false
    const list = listIn(read)
    const before = rowWith(read, id)
    const after = narrowed(read.asked, record)
    const replaced = () => ({ ...list, items: list.items.map((it) => (isOf(it, id) ? after : it)) })
    if (read.operation === 'list') {
      if (!before || !keepsPlace(read.asked, before, after)) return false
      put(read, replaced())
      return true
    }
    const isHeld = isPlain(read) ? holds(read.asked, record) : undefined
    if (isHeld === undefined) {
      if (!before || !keepsPlace(read.asked, before, after)) return false
      put(read, replaced())
    } else if (isHeld && before) put(read, replaced())
    else if (isHeld) {
      put(read, { ...list, items: [...list.items, after], total: totalAfter(list, 1) })
    } else if (before) without(read, id)
    return true
  }

  /** Whether a record is worth its own reading for a list: it stands there, or may come in without the list being read. */
  const wants = (read: CachedRead, id: string): boolean =>
    isList(read) &&
    !('expand' in read.asked) &&
    (rowWith(read, id) !== undefined || (isPlain(read) && holds(read.asked, {}) !== undefined))

  const update = async (reads: readonly CachedRead[], change: FeedChange): Promise<void> => {
    const { id } = change
    const concerned = reads.filter((read) => {
      if (isList(read)) return !isKnown(rowWith(read, id), change)
      const names = Object.values(read.params)
      const { data } = read.query.state
      return (names.length === 0 || names.includes(id) || isOf(partOf(data), id)) && !isKnown(data, change)
    })
    for (const group of new Set(concerned.map((read) => read.group))) {
      const own = concerned.filter((read) => read.group === group)
      const row = rowOf(group, 'get')
      const param = row && /\{(\w+)\}/.exec(row.path)?.[1]
      const isShown = own.some((read) => read.query.isActive() && (wants(read, id) || read.operation === 'get'))
      let record: unknown
      if (row && param && isShown) {
        // Rooms are asked for by another id than the one that they are told by.
        const named = own.map((read) => (isList(read) ? rowWith(read, id) : partOf(read.query.state.data))?.[param])
        const key = named.find((it) => typeof it === 'string') ?? id
        const one = queryOf(api, row, { params: { [param]: key } } as never)
        // oxlint-disable-next-line no-await-in-loop -- There are one or two groups.
        record = await queryClient.fetchQuery({ ...one, staleTime: 0 }).catch(() => undefined)
      }
      for (const read of own) {
        if (isObject(record) && isList(read) && show(read, id, record)) continue
        const isThis = read.operation === 'get' && record !== undefined && Object.keys(read.asked).length === 0
        if (!isThis) readAnew(read.query.queryKey)
      }
    }
  }

  const apply = (resource: string, changes: readonly FeedChange[]): void => {
    const reads = readsOf(resource)
    if (reads.length === 0) return
    if (changes.length > MOST_SINGLY || resource === 'me' || resource === 'storage') {
      for (const { query } of reads) readAnew(query.queryKey)
      return
    }
    for (const change of changes) {
      if (isDeletion(change)) forget(reads, change)
      else void update(reads, change)
    }
  }

  const flush = (): void => {
    // A write on its way may be what is told of.
    if (api.ownWrites.isUnderWay() && Date.now() - since < LONGEST_WAIT) {
      timer = setTimeout(flush, TOGETHER)
      return
    }
    timer = undefined
    const gathered = [...waiting.values()]
    waiting = new Map()
    const byResource = new Map<string, FeedChange[]>()
    const others = gathered.filter(({ resource, id, version }) => !api.ownWrites.has(resource, id, version))
    onOthers(others)
    for (const change of others) {
      for (const resource of RESOURCES[change.resource] ?? [change.resource]) {
        byResource.set(resource, [...(byResource.get(resource) ?? []), change])
      }
    }
    for (const [resource, changes] of byResource) apply(resource, changes)
  }

  return {
    /** Takes a change in; of several of one record the last one counts. */
    take: (change: FeedChange): void => {
      waiting.set(`${change.resource} ${change.id}`, change)
      if (timer !== undefined) return
      since = Date.now()
      timer = setTimeout(flush, TOGETHER)
    },
    /** Nobody knows what has changed: what is on screen is read anew, and the rest when it is wanted. */
    takeAll: (readBefore = Infinity): void =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) =>
          queryKey[0] === api.connectionId && queryKey.length > 2 && state.dataUpdatedAt < readBefore,
      }),
    end: (): void => clearTimeout(timer),
  }
}
