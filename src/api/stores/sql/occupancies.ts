import type { Occupancy } from '../../core/store.ts'
import { conflictOf } from '../../core/failure.ts'
import { clashes, lasting } from '../occupancy.ts'
import { type Db, ask } from './database.ts'
import type { Scope } from './scope.ts'
import { type Sql, list, raw, sql } from './sql.ts'
import { onlyIds } from './where.ts'

/** The farthest instant that JavaScript knows (milliseconds). */
const FARTHEST = 8.64e15
const bounded = (instant: number): Sql => sql`${Math.max(-FARTHEST, Math.min(FARTHEST, instant))}::bigint`

/** What occupies these calendars in `[from, to)`. */
export function occupants(
  db: Db,
  scope: Scope,
  calendarIds: readonly string[],
  from: number,
  to: number,
  now: number,
): Promise<Occupancy[]> {
  // Occupancies of one calendar never overlap, so that at most the last one to start by `from` reaches beyond it.
  const lastBefore = sql`select max(from_ms) from occupancies
    where ${scope.own(sql`calendar_id = calendar.id and from_ms <= ${bounded(from)}`)}`
  return ask<Occupancy>(
    db,
    sql`select taken.appointment_id as "appointmentId", taken.calendar_id as "calendarId",
        taken.from_ms::float8 as "from", taken.to_ms::float8 as "to", taken.lapses_at::float8 as "lapsesAt"
      from (select distinct unnest(${onlyIds(calendarIds)}::text[]::uuid[]) as id) calendar
      cross join lateral (
        select * from occupancies where ${scope.own(sql`calendar_id = calendar.id
          and from_ms >= coalesce((${lastBefore}), ${bounded(from)}) and from_ms < ${bounded(to)}
          and to_ms > ${bounded(from)} and (lapses_at is null or lapses_at > ${bounded(now)})`)}
      ) taken
      order by taken.from_ms, taken.appointment_id, taken.calendar_id`,
  )
}

/** Replaces what an appointment occupies; lapsed holds on its calendars go first. */
export async function occupy(
  db: Db,
  scope: Scope,
  appointmentId: string,
  given: readonly Occupancy[],
  now: number,
): Promise<void> {
  await release(db, scope, appointmentId)
  await take(db, scope, lasting(appointmentId, given), now)
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

async function take(db: Db, scope: Scope, taken: readonly Occupancy[], now: number): Promise<void> {
  if (taken.length === 0) return
  const calendarIds = [...new Set(taken.map((it) => it.calendarId))]
  const lapsed = sql`calendar_id = any(${calendarIds}::text[]::uuid[]) and lapses_at <= ${bounded(now)}`
  await ask(db, sql`delete from occupancies where ${scope.own(lapsed)}`)
  const [earliest, latest] = taken.reduce(
    ([from, to], it) => [Math.min(from, it.from), Math.max(to, it.to)],
    [Infinity, -Infinity],
  )
  const others = await occupants(db, scope, calendarIds, earliest, latest, now)
  if (clashes(taken, others)) throw conflictOf('timeTaken', {})
  const rows = taken.map(
    (it) => sql`(${scope.owner}, ${it.calendarId}::uuid, ${it.from}::bigint, ${it.to}::bigint,
      ${it.appointmentId}::uuid, ${it.lapsesAt}::bigint)`,
  )
  await ask(
    db,
    sql`insert into occupancies (organization_id, calendar_id, from_ms, to_ms, appointment_id, lapses_at)
      values ${list(rows)}`,
  )
}

/** Puts back what was occupied once, where only the database itself still has to look for clashes. */
export async function restoreOccupancies(db: Db, scope: Scope, given: readonly Occupancy[]): Promise<void> {
  if (given.length === 0) return
  await ask(
    db,
    sql`insert into occupancies (organization_id, calendar_id, from_ms, to_ms, appointment_id, lapses_at)
      select ${scope.owner}, "calendarId", "from", "to", "appointmentId", "lapsesAt"
      from jsonb_to_recordset(${JSON.stringify(given)}::text::jsonb)
        as given ("calendarId" uuid, "from" bigint, "to" bigint, "appointmentId" uuid, "lapsesAt" bigint)`,
  )
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
