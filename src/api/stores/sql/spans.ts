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

/** Appointments that share an instant with `[from, to)`; epoch milliseconds, null is open. */
export function duringSql(from: number | null, to: number | null): Sql {
  const ends = to === null ? raw('true') : sql`start_ms < ${to}::bigint`
  if (from === null) return ends
  const classes = LONGEST.map((longest, span) => {
    const starts = longest === Infinity ? raw('true') : sql`start_ms >= ${from - longest}::bigint`
    return sql`span = ${raw(String(span))} and ${starts} and ${ends}`
  })
  return sql`(${any(classes)}) and end_ms > ${from}::bigint`
}
