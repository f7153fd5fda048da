import { DAY, HOUR } from '../../time/durations.ts'
import { type Sql, any, raw, sql } from './sql.ts'

/**
 * How long an appointment may last to be in each class (milliseconds). A search looks back no further than the
 * longest of a class, so that one long absence does not make the search for every day read the year before it.
 */
const LONGEST = [4 * HOUR, 48 * HOUR, 32 * DAY, Infinity] as const

/** The class of an appointment by its length. */
export const spanOf = (startMs: number, endMs: number): number =>
  LONGEST.findIndex((longest) => endMs - startMs <= longest)

/** Conditions of which a row meets at least one. */
export interface OneOf {
  /** Each has an index that goes on with `span` and `start_ms`. */
  inTime: readonly Sql[]
  other: Sql
}

/**
 * Appointments that share an instant with `[from, to)`; epoch milliseconds, null is open. Those that also meet one of the conditions where these
 * are given: each within every class, so that its index is asked for the time, too.
 */
export function duringSql(from: number | null, to: number | null, of?: OneOf): Sql {
  const ends = to === null ? raw('true') : sql`start_ms < ${to}::bigint`
  if (from === null) return of ? sql`${ends} and (${any([...of.inTime, of.other])})` : ends
  const classes = LONGEST.map((longest, span) => {
    const starts = longest === Infinity ? raw('true') : sql`start_ms >= ${from - longest}::bigint`
    return sql`span = ${raw(String(span))} and ${starts} and ${ends}`
  })
  const found = of
    ? [
        ...of.inTime.flatMap((one) => classes.map((times) => sql`${one} and ${times}`)),
        sql`${of.other} and (${any(classes)})`,
      ]
    : classes
  return sql`(${any(found)}) and end_ms > ${from}::bigint`
}
