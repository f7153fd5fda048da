import { isObject, type JsonObject, textOf } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { DAY, HOUR } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { Interval } from '#api/time/interval.ts'
import type { AnyInput } from '../client/input.ts'
import type { List } from '../client/reading/list.ts'
import { holds, narrowed } from '../live/feed/list-fit.ts'
import type { SealedStore } from './sealed-store.ts'

/** The days that are kept, with all who come in them. */
export interface KeptDays {
  /** What was read, as instants. */
  from: string
  to: string
  rows: readonly JsonObject[]
}

const TABLE = 'answers'
const NAME = 'days'

/** From yesterday to the seventh day after today, by the clock of any calendar. */
export const daysAround = (now: number): Interval => ({ start: now - 2 * DAY - HOUR, end: now + 8 * DAY + HOUR })

/** What is asked for those days: everything that touches them, of all calendars. */
export const daysQuery = ({ start, end }: Interval) => ({
  startDate: formatInstant(start),
  endDate: formatInstant(end),
  blocked: true,
})

const isWithin = ({ startDate, endDate }: JsonObject, { from, to }: KeptDays): boolean => {
  const [start, end] = [Date.parse(textOf(startDate)), Date.parse(textOf(endDate))]
  return start >= Date.parse(from) && end <= Date.parse(to)
}

/** The page of a list that was asked for. */
const paged = (found: readonly JsonObject[], query: JsonObject): List<JsonObject> => {
  const { page = 1, limit } = query
  const size = limit === undefined ? found.length : Number(limit)
  const items = found.slice((Number(page) - 1) * size, Number(page) * size)
  return { items: items.map((it) => narrowed(query, it)), total: found.length }
}

/**
 * Answers a read of appointments by rows of the kept days; undefined where they cannot tell, such as for days that are not
 * kept: half of an answer would show free time where somebody comes.
 */
export const answerByDays = (days: KeptDays, row: Row, { params, query }: AnyInput): unknown => {
  if (row === contract.appointmentsV2.get) return days.rows.find(({ id }) => id === params?.id)
  if (row !== contract.appointmentsV2.list) return undefined
  // Its own query, as the contract says.
  const asked = { ...query } as JsonObject
  if (!asked.startDate || !asked.endDate || !isWithin(asked, days)) return undefined
  const judged = days.rows.map((it) => ({ it, isHeld: holds(asked, it) }))
  // A list without blocks leaves them out in this version of the interface.
  if (judged.some(({ it, isHeld }) => isHeld === undefined && it.blocked !== true)) return undefined
  const found = judged.flatMap(({ it, isHeld }) => (isHeld ? [it] : []))
  return paged(
    found.toSorted((a, b) => textOf(a.startDate).localeCompare(textOf(b.startDate))),
    asked,
  )
}

/** The days with a record as it is now: in its place, new, or out of them. */
export const withRecord = (days: KeptDays, record: JsonObject): KeptDays => {
  const others = days.rows.filter(({ id }) => id !== record.id)
  const query = { startDate: days.from, endDate: days.to, blocked: true }
  return { ...days, rows: holds(query, record) ? [...others, record] : others }
}

/** The days without a record. */
export const withoutRecord = (days: KeptDays, id: string): KeptDays => ({
  ...days,
  rows: days.rows.filter((it) => it.id !== id),
})

/** The kept days on this device. */
export const createDaysStore = (store: SealedStore) => {
  /** Writes wait for each other, so that none takes back what another has written. */
  let writing: Promise<unknown> = Promise.resolve()
  const get = async (): Promise<KeptDays | undefined> => {
    const found = await store.get(TABLE, NAME)
    // Nobody else writes under this name.
    return isObject(found) ? (found as unknown as KeptDays) : undefined
  }
  const put = (value: KeptDays): Promise<void> => store.write([{ table: TABLE, name: NAME, value }])
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = writing.then(work, work)
    writing = turn.catch(() => undefined)
    return turn
  }
  return {
    get,
    put: (value: KeptDays): Promise<void> => inTurn(() => put(value)),
    /** Changes what is kept, if anything is. */
    change: (alter: (days: KeptDays) => KeptDays): Promise<void> =>
      inTurn(async () => {
        const days = await get()
        if (days) await put(alter(days))
      }),
  }
}

/** The kept days, as they are kept. */
export type DaysStore = ReturnType<typeof createDaysStore>
