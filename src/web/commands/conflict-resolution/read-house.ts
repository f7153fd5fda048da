import type { Calendar } from '#api/contract/calendars.ts'
import { contract } from '#api/contract/table.ts'
import type { HoursSchedule } from '#api/core/rules/hours.ts'
import { DAY } from '#api/time/durations.ts'
import type { Api } from '../../client/create-api.ts'
import { listAll } from '../../client/list-all.ts'
import type { List } from '../../client/reading/list.ts'
import { type HouseClosure, underHouse } from '../appointments/records/house.ts'

/** One closure of the house before a change and after it; none before is a new one, none after a deleted one. */
export interface ClosureChange {
  readonly before: HouseClosure | undefined
  readonly after: HouseClosure | undefined
}

/** The house before a change and after it, as it stands over the schedules of each calendar. */
export interface ReadHouse {
  /** All calendars, where they had to be read. */
  readonly calendars: List<Calendar> | undefined
  /** The calendars whose closures change. */
  readonly touched: readonly string[]
  /** When closures change, epoch milliseconds, with a day to each side for the zones. */
  readonly spans: readonly { readonly from: number; readonly until: number }[]
  readonly before: <S extends HoursSchedule>(schedules: readonly S[], calendarId: string) => readonly S[]
  readonly after: <S extends HoursSchedule>(schedules: readonly S[], calendarId: string) => readonly S[]
}

const spanOf = ({ dates, rule }: HouseClosure) => {
  const first = dates?.[0] ?? rule?.from
  const last = dates?.[1] ?? rule?.until
  return {
    from: first == null ? -Infinity : Date.parse(first) - DAY,
    until: last == null ? Infinity : Date.parse(last) + 2 * DAY,
  }
}

/**
 * Reads the closures of the house anew, as far as the deployment keeps any, and puts changes of them in, and the zones that
 * calendars are to have: their days are days there.
 */
export async function readHouse(
  api: Api,
  changes: readonly ClosureChange[],
  newZones: ReadonlyMap<string, string>,
  signal: AbortSignal,
): Promise<ReadHouse> {
  const isKept = (await api.discovery())?.extensions.includes('closures') ?? false
  const stored = isKept ? (await listAll(api, contract.closures.list, { signal })).items : []
  const gone = new Set(changes.map(({ before }) => before?.id))
  const changed = [...stored.filter(({ id }) => !gone.has(id)), ...changes.flatMap(({ after }) => after ?? [])]
  const isAny = stored.length > 0 || changed.length > 0
  const calendars = isAny ? await listAll(api, contract.calendars.list, { signal }) : undefined
  const all = calendars?.items.map(({ id }) => id) ?? []
  const zones = new Map(calendars?.items.map(({ id, timezone }) => [id, timezone]))
  const concerned = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  const touched = concerned.flatMap(({ calendarIds }) => (calendarIds.length > 0 ? calendarIds : all))
  return {
    calendars,
    touched: [...new Set(touched)],
    spans: concerned.map(spanOf),
    before: (schedules, id) => underHouse(schedules, stored, id, zones.get(id)),
    after: (schedules, id) => underHouse(schedules, changed, id, newZones.get(id) ?? zones.get(id)),
  }
}
