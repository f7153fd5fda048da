import type { BackedUp } from '#api/contract/backup-limits.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import type { Api } from '../../client/api.ts'
import { isApiError } from '../../client/api-error.ts'
import { identity } from '../../client/list-all.ts'
import type { List } from '../../client/reading/list.ts'
import { untyped } from '../../client/untyped.ts'

/** A record as the contract answers it. */
export type AnyRecord = Readonly<Record<string, unknown>>

/** Records that are asked for at once: few enough that a page is written within a frame or two. */
const PAGE = 100
/** Fewer are not asked for by number. */
const LEAST_PAGE = 4
/** How often a list is read again that has more records than were found: others may have written meanwhile. */
const MOST_PASSES = 3

const LISTS: Readonly<Record<BackedUp, { row: Row; query?: Record<string, unknown> }>> = {
  calendars: { row: contract.calendars.list },
  serviceTypes: { row: contract.serviceTypes.list },
  multimedia: { row: contract.multimedia.list },
  presets: { row: contract.presets.list },
  services: { row: contract.services.list, query: { expand: ['calendars', 'dateRanges'] } },
  weeklySchedules: { row: contract.weeklySchedules.list },
  closures: { row: contract.closures.list },
  rooms: { row: contract.rooms.list },
  // Without it blocks are left out.
  appointments: { row: contract.appointmentsV2.list, query: { blocked: true } },
}

interface Question {
  row: Row
  query: Record<string, unknown>
  /** Records that came already, which do not come again. */
  seen: Set<string>
  signal: AbortSignal
}

/** The pages of one list; each record comes once, also where others come and go meanwhile. */
async function* pagesOf(api: Api, { row, query, seen, signal }: Question) {
  const call = untyped<List<AnyRecord>>(api)
  const first = seen.size
  const ask = async (page: number, limit: number | undefined): Promise<List<AnyRecord>> => {
    signal.throwIfAborted()
    return call(row, { query: { ...query, page, limit }, signal, countsAll: true })
  }
  let limit: number | undefined = PAGE
  let total: number | null = null
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const before = seen.size
    const totals = new Set<number>()
    for (let page = 1; ; page++) {
      let list: List<AnyRecord>
      try {
        list = await ask(page, limit)
      } catch (error) {
        // Too many at once for the deployment, or too large ones together: fewer are asked for, from the beginning.
        if (limit === undefined || !isApiError(error) || error.kind !== 'invalid') throw error
        limit = limit > LEAST_PAGE ? Math.ceil(limit / 5) : undefined
        page = 0
        continue
      }
      total = list.total ?? total
      if (list.total !== null) totals.add(list.total)
      const fresh = list.items.filter((item) => !seen.has(identity(item)))
      for (const item of fresh) seen.add(identity(item))
      if (fresh.length > 0) yield fresh
      const isLast = total === null ? fresh.length === 0 : page * (limit ?? list.items.length) >= total
      // A deployment that ignores the page answers the same ones again.
      if (list.items.length === 0 || isLast || (fresh.length === 0 && pass === 0 && total === null)) break
    }
    // Where one went meanwhile, another slipped to a page that was read already.
    const isWhole = total === null || (seen.size - first >= total && totals.size < 2)
    if (isWhole || (seen.size === before && totals.size < 2)) break
  }
}

/** All records of a kind, page by page; schedules are read calendar by calendar, as the contract asks. */
export async function* readPages(
  api: Api,
  resource: BackedUp,
  calendarIds: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<AnyRecord[]> {
  const { row, query = {} } = LISTS[resource]
  const seen = new Set<string>()
  if (resource === 'weeklySchedules') {
    for (const calendarId of calendarIds) yield* pagesOf(api, { row, query: { calendarId }, seen, signal })
    return
  }
  yield* pagesOf(api, { row, query, seen, signal })
  // A deployment of its own kind may answer the blocks alone where they are asked for.
  if (resource === 'appointments' && (await api.discovery()) === null) {
    yield* pagesOf(api, { row, query: {}, seen, signal })
  }
}

/** How many records of a kind there are; null where the deployment does not say. */
export async function countOf(api: Api, resource: BackedUp, signal: AbortSignal): Promise<number | null> {
  if (resource === 'weeklySchedules') return null
  const { row, query } = LISTS[resource]
  return (await untyped<List<AnyRecord>>(api)(row, { query: { ...query, limit: 1 }, signal, countsAll: true })).total
}
