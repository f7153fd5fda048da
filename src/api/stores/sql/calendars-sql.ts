import type { Condition } from '../../core/store.ts'
import { HAS_MORE_CALENDARS } from './migrations/0026-calendars-in-time.ts'
import type { OneOf } from './spans.ts'
import { any, raw, sql } from './sql.ts'

const FIELD = 'calendarIds'
/** Places in the list of calendars that have an index in the order of time; further ones share one of calendars alone. */
const PLACES = ['0', '1']

/** The texts that a list of calendars is asked for, if that is what is asked. */
export function askedCalendars(condition: Condition): readonly string[] | undefined {
  if (!('holdsAnyOf' in condition) || condition.field !== FIELD) return undefined
  const texts = condition.holdsAnyOf.filter((wanted) => typeof wanted === 'string')
  return texts.length > 0 && texts.length === condition.holdsAnyOf.length ? texts : undefined
}

/** That the list of calendars holds one of these: each of the conditions is that of an index. */
export function calendarsSql(texts: readonly string[]): OneOf {
  const values = texts.map((wanted) => JSON.stringify(wanted))
  const [value] = values
  // A single one is compared as such: for a list of any length the database plans each time.
  const isOne =
    value !== undefined && values.length === 1 ? sql`= ${value}::text::jsonb` : sql`= any(${values}::text[]::jsonb[])`
  const more = any(texts.map((wanted) => sql`doc -> '${raw(FIELD)}' @> ${JSON.stringify([wanted])}::text::jsonb`))
  return {
    inTime: PLACES.map((place) => sql`${raw(`doc #> '{${FIELD},${place}}'`)} ${isOne}`),
    other: sql`${raw(HAS_MORE_CALENDARS)} and (${more})`,
  }
}
