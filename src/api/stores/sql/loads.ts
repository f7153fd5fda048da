import type { CalendarDay, Loads } from '../../core/loads.ts'
import { WAITING } from '../../core/rules/waiting.ts'
import { type Db, ask } from './database.ts'
import type { Scope } from './scope.ts'
import { duringSql } from './spans.ts'
import { type Sql, raw, sql } from './sql.ts'

const numbers = (values: readonly number[]): Sql => sql`${values.map(String)}::text[]::bigint[]`
const texts = (values: readonly string[]): Sql => sql`${values}::text[]`

/** Milliseconds of a set of times, none where it is null. */
const lengthOf = (times: string): Sql =>
  raw(`coalesce((select sum(upper(one) - lower(one)) from unnest(${times}) as one), 0)::float8`)

interface Answered {
  /** Of the day of a calendar its place in the question; null in a row about a day of all calendars. */
  at: number | null
  day: number
  appointments: number
  unconfirmed: number
  /** Of all calendars only. */
  no_shows: number
  cancelled: number
  open: number
  booked: number
}

/**
 * How full days of calendars are, in one statement over sets: the appointments of the whole time are found once, laid on the
 * days, and counted there; no document leaves the database.
 */
export async function loads(db: Db, scope: Scope, days: readonly CalendarDay[]): Promise<Loads> {
  if (days.length === 0) return { calendarDays: [], days: [] }
  const [start, end] = [Math.min(...days.map((it) => it.start)), Math.max(...days.map((it) => it.end))]
  const open = days.flatMap((it, at) => it.open.map((hours) => ({ at, ...hours })))
  const last = Math.max(...days.map(({ day }) => day))
  const answered = await ask<Answered>(
    db,
    sql`with days as materialized (
        select * from unnest(${numbers(days.map((_, at) => at))}, ${numbers(days.map(({ day }) => day))},
          ${texts(days.map(({ calendarId }) => calendarId))},
          ${numbers(days.map((it) => it.start))}, ${numbers(days.map((it) => it.end))})
          as one(at, day, calendar, from_ms, to_ms)),
      hours as (
        select at, range_agg(int8range(from_ms, to_ms)) as times
        from unnest(${numbers(open.map(({ at }) => at))}, ${numbers(open.map((it) => it.start))},
          ${numbers(open.map((it) => it.end))}) as one(at, from_ms, to_ms) group by at),
      found as materialized (
        select id, start_ms, end_ms, calendar, doc -> 'blocked' = 'true' as blocked, doc -> 'status' = '"pending"' as pending,
          doc -> 'status' = '"cancelled"' as cancelled, coalesce(doc ->> 'subStatus', '') = 'no-show' as absent
        from appointments
        cross join lateral (select distinct calendar from jsonb_array_elements_text(doc -> 'calendarIds') as calendar) named
        where ${scope.own(sql`${duringSql(start, end)} and not (
          doc -> 'status' = '"pending"' and (coalesce(doc ->> 'subStatus', '') = ${WAITING}
            or coalesce(jsonb_typeof(doc #> '{extraFields,waitingList}'), '') = 'object'))`)}
          and calendar = any(${texts([...new Set(days.map(({ calendarId }) => calendarId))])})),
      met as materialized (
        select at, day, id, pending, blocked, cancelled, absent, start_ms >= from_ms and not blocked and not cancelled as begins,
          start_ms >= from_ms and not blocked and cancelled as called_off,
          int8range(greatest(start_ms, from_ms), least(end_ms, to_ms)) as time
        from days join found using (calendar) where start_ms < to_ms and end_ms > from_ms),
      taken as (
        select at, count(*) filter (where begins) as appointments, count(*) filter (where begins and pending) as unconfirmed,
          coalesce(range_agg(time) filter (where blocked), '{}') as blocked,
          coalesce(range_agg(time) filter (where not blocked), '{}') as booked
        from met where not cancelled group by at),
      laid as (
        select at, day, coalesce(appointments, 0) as appointments, coalesce(unconfirmed, 0) as unconfirmed,
          coalesce(times, '{}') - coalesce(blocked, '{}') as open, coalesce(booked, '{}') as booked
        from days left join taken using (at) left join hours using (at))
      select at::integer as at, day::integer as day, appointments::integer as appointments, unconfirmed::integer as unconfirmed,
        0 as no_shows, 0 as cancelled, ${lengthOf('open')} as open, ${lengthOf('open * booked')} as booked from laid
      union all
      select null, day::integer, count(distinct id) filter (where begins)::integer,
        count(distinct id) filter (where begins and pending)::integer, count(distinct id) filter (where begins and absent)::integer,
        count(distinct id) filter (where called_off)::integer, 0, 0
      from met group by day`,
  )
  const none = { appointments: 0, unconfirmed: 0 }
  const calendarDays = days.map(() => ({ ...none, open: 0, booked: 0 }))
  const whole = Array.from({ length: last + 1 }, () => ({ ...none, noShows: 0, cancelled: 0 }))
  for (const { at, day, appointments, unconfirmed, no_shows: noShows, cancelled, open: free, booked } of answered) {
    if (at === null) whole[day] = { appointments, unconfirmed, noShows, cancelled }
    else calendarDays[at] = { appointments, unconfirmed, open: free, booked }
  }
  return { calendarDays, days: whole }
}
