import type { Occupancy } from '../../core/store.ts'
import { conflictOf } from '../../core/failure.ts'
import { clashes, lasting } from '../occupancy.ts'
import { type Db, ask } from './database.ts'
import type { Scope } from './scope.ts'
import { type Sql, list, raw, sql } from './sql.ts'
import { amongIds, onlyIds } from './where.ts'

/** The farthest instant that JavaScript knows (milliseconds). */
const FARTHEST = 8.64e15
const bounded = (instant: number): Sql => sql`${Math.max(-FARTHEST, Math.min(FARTHEST, instant))}::bigint`

/**
 * What occupies the calendar and the time of a row called `asked`, lapsed holds left out; it is called `met`. Which is the earliest
 * that may reach so far is asked first, as a row of its own: within a comparison no index would be used by it behind row-level
 * security, and joined in any order PostgreSQL may read all that the calendar ever had. `offset 0` keeps the order.
 */
function meeting(scope: Scope, now: number): Sql {
  const of = (column: 'calendar_id' | 'from_ms' | 'to_ms'): Sql => raw(`asked.${column}`)
  // Occupancies of one calendar never overlap, so that at most the last one to start by then reaches beyond it.
  const earliest = sql`select coalesce(max(from_ms), ${of('from_ms')}) as begins from occupancies
    where ${scope.own(sql`calendar_id = ${of('calendar_id')} and from_ms <= ${of('from_ms')}`)}`
  return sql`(${earliest}) earliest cross join lateral (select * from occupancies
    where ${scope.own(sql`calendar_id = ${of('calendar_id')} and from_ms >= earliest.begins and from_ms < ${of('to_ms')}
      and to_ms > ${of('from_ms')} and (lapses_at is null or lapses_at > ${bounded(now)})`)} offset 0) met`
}

/** What occupies these calendars in `[from, to)`. */
export function occupants(
  db: Db,
  scope: Scope,
  calendarIds: readonly string[],
  from: number,
  to: number,
  now: number,
): Promise<Occupancy[]> {
  return ask<Occupancy>(
    db,
    sql`select taken.appointment_id as "appointmentId", taken.calendar_id as "calendarId",
        taken.from_ms::float8 as "from", taken.to_ms::float8 as "to", taken.lapses_at::float8 as "lapsesAt"
      from (select distinct unnest(${onlyIds(calendarIds)}::text[]::uuid[]) as calendar_id,
        ${bounded(from)} as from_ms, ${bounded(to)} as to_ms) asked
      cross join lateral (select met.* from ${meeting(scope, now)}) taken
      order by taken.from_ms, taken.appointment_id, taken.calendar_id`,
  )
}

/** What an appointment shall occupy; a new one occupies nothing yet. */
interface Occupying {
  appointmentId: string
  isNew: boolean
  wanted: readonly Occupancy[]
}

/** Replaces what an appointment occupies; lapsed holds on its calendars go first. */
export async function occupy(
  db: Db,
  scope: Scope,
  { appointmentId, isNew, wanted }: Occupying,
  now: number,
): Promise<void> {
  if (!isNew) await release(db, scope, appointmentId)
  await take(db, scope, lasting(appointmentId, wanted), now)
}

/** Occupies the time of many appointments at once. */
export async function occupyAll(db: Db, scope: Scope, given: readonly Occupancy[], now: number): Promise<void> {
  await take(
    db,
    scope,
    given.flatMap((it) => lasting(it.appointmentId, [it])),
    now,
  )
}

/** In one statement: lapsed holds go, and what meets nothing that is occupied is. */
async function take(db: Db, scope: Scope, taken: readonly Occupancy[], now: number): Promise<void> {
  if (taken.length === 0) return
  if (clashes(taken, [])) throw conflictOf('timeTaken', {})
  const calendarIds = [...new Set(taken.map((it) => it.calendarId))]
  const lapsed = sql`${amongIds('calendar_id', calendarIds)} and lapses_at <= ${bounded(now)}`
  const rows = taken.map(
    (it) => sql`(${it.calendarId}::uuid, ${it.from}::bigint, ${it.to}::bigint, ${it.appointmentId}::uuid,
      ${it.lapsesAt}::bigint)`,
  )
  const done = await ask(
    db,
    sql`with given (calendar_id, from_ms, to_ms, appointment_id, lapses_at) as (values ${list(rows)}),
      gone as (delete from occupancies where ${scope.own(lapsed)} returning from_ms)
      insert into occupancies (organization_id, calendar_id, from_ms, to_ms, appointment_id, lapses_at)
      select ${scope.owner}, calendar_id, from_ms, to_ms, appointment_id, lapses_at from given
        where (select count(*) from gone) >= 0
      on conflict do nothing returning from_ms`,
  )
  if (done.length < taken.length) throw conflictOf('timeTaken', {})
}

/** Frees all that an appointment occupies. */
export const release = (db: Db, scope: Scope, appointmentId: string): Promise<unknown> =>
  ask(db, sql`delete from occupancies where ${scope.own(sql`appointment_id = ${appointmentId}::uuid`)}`)

/** Everything that an organization's appointments occupy, by appointment. */
export const allOccupancies = (
  db: Db,
  scope: Scope,
): Promise<{ appointmentId: string; occupancies: readonly Occupancy[] }[]> =>
  ask(
    db,
    sql`select appointment_id as "appointmentId", jsonb_agg(jsonb_build_object('appointmentId', appointment_id,
        'calendarId', calendar_id, 'from', from_ms, 'to', to_ms, 'lapsesAt', lapses_at) order by calendar_id, from_ms)
        as occupancies
      from occupancies where ${scope.own(raw('true'))} group by appointment_id order by appointment_id`,
  )
