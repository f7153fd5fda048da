import { fold } from '../../values/fold.ts'
import { STORED_UUID } from '../../values/uuid.ts'
import type { Condition } from '../../core/store.ts'
import { plain } from '../../core/plain.ts'
import { askedCalendars, calendarsSql } from './calendars-sql.ts'
import { duringSql } from './spans.ts'
import { type Sql, all, any, raw, sql } from './sql.ts'

/** Those of the texts that can be an id: a comparison with any other would be an error in SQL. */
export const onlyIds = (texts: readonly string[]): string[] => texts.filter((text) => STORED_UUID.test(text))

/** Whether a column is one of the ids. A single one is compared as such: for a list of any length the database plans each time. */
export function amongIds(column: string, texts: readonly string[]): Sql {
  const ids = onlyIds(texts)
  const [id] = ids
  return ids.length === 1
    ? sql`${raw(column)} = ${id ?? null}::uuid`
    : sql`${raw(column)} = any(${ids}::text[]::uuid[])`
}

function pathOf(field: string): string[] {
  const names = field.split('.')
  if (!names.every((name) => /^[A-Za-z]\w*$/.test(name))) throw new Error(`No field can be called ${field}.`)
  return names
}

/** The value at a dotted path, as jsonb; SQL null where it is missing. The text is the one that indexes are made of. */
export function valueSql(field: string): Sql {
  const names = pathOf(field)
  return names.length === 1 ? raw(`doc -> '${names[0]}'`) : raw(`doc #> '{${names.join(',')}}'`)
}

/** The value at a dotted path, as text. */
export const textSql = (field: string): Sql => raw(`doc #>> '{${pathOf(field).join(',')}}'`)

const jsonList = (values: readonly unknown[]): string[] => values.map((value) => JSON.stringify(value))

/** A pattern for `like` that finds the text anywhere. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const epoch = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))

/** The conditions in SQL; they mean what `prepare` in conditions.ts means. */
export function whereSql(where: readonly Condition[]): Sql {
  const conditions = plain(where)
  const during = conditions.find((it) => 'during' in it)
  const ofCalendars = conditions.find((it) => askedCalendars(it) !== undefined)
  if (!during || !ofCalendars) return all(conditions.map(conditionSql))
  // Both at once, since an index has the appointments of a calendar in the order of time.
  const both = duringSql(...timesOf(during), calendarsSql(askedCalendars(ofCalendars) ?? []))
  return all([both, ...conditions.filter((it) => it !== during && it !== ofCalendars).map(conditionSql)])
}

const timesOf = ({ during: [from, to] }: Extract<Condition, { during: unknown }>): [number | null, number | null] => [
  epoch(from),
  epoch(to),
]

function conditionSql(condition: Condition): Sql {
  if ('either' in condition) return any(condition.either.map(conditionSql))
  if ('search' in condition) return searchSql(fold(condition.search))
  if ('guestPhone' in condition) return sql`guest_phones_1 like ${anywhere(condition.guestPhone)}`
  if ('during' in condition) return duringSql(...timesOf(condition))
  if ('contains' in condition) {
    return sql`(folded ->> ${condition.field}) like ${anywhere(fold(condition.contains))}`
  }
  if (condition.field === 'id') return idSql(condition)
  const value = valueSql(condition.field)
  if ('equals' in condition) {
    if (condition.equals === null) return sql`coalesce(${value}, 'null') = 'null'`
    return sql`${value} = ${JSON.stringify(condition.equals)}::text::jsonb`
  }
  if ('anyOf' in condition) return sql`${value} = any(${jsonList(condition.anyOf)}::text[]::jsonb[])`
  if ('noneOf' in condition) {
    return sql`coalesce(${value}, 'null') <> all(${jsonList(condition.noneOf)}::text[]::jsonb[])`
  }
  if ('mentions' in condition) {
    return sql`jsonb_typeof(${value}) = 'string' and strpos(${textSql(condition.field)}, ${condition.mentions}) > 0`
  }
  const calendars = askedCalendars(condition)
  if (calendars) return duringSql(null, null, calendarsSql(calendars))
  if ('holdsAnyOf' in condition) {
    return any(condition.holdsAnyOf.map((wanted) => sql`${value} @> ${JSON.stringify([wanted])}::text::jsonb`))
  }
  return emptyOrDuringSql(value, condition.emptyOrDuring)
}

/** Letters and digits before the @ of an e-mail from which on they find few. */
const TELLING = 6

/** So many letters or digits in a row are three times three signs, which few texts have. */
const LONG_RUN = /[a-z0-9]{9,}/g

/**
 * A pattern for `like` that finds more than the text: the index of parts of words tells of any three signs where they stand, which among many rows
 * are long lists. Of a long run only its first, middle and last three are looked for.
 */
const looselyAnywhere = (text: string): string =>
  anywhere(text).replace(LONG_RUN, (run) => {
    const middle = Math.floor((run.length - 3) / 2)
    return [run.slice(0, 3), run.slice(middle, middle + 3), run.slice(-3)].join('%')
  })

/** Texts that have a text in them, by the index of parts of words. */
const having = (text: string): Sql =>
  text.search(LONG_RUN) === -1
    ? sql`search_text like ${anywhere(text)}`
    : sql`search_text like ${looselyAnywhere(text)} and (search_text || '') like ${anywhere(text)}`

/**
 * A needle without three letters in a row is in no index of parts of words: reading all of that would be dearer yet. Two
 * digits beside a sign are in it, since it knows where words begin and end; so are phones in pairs, `06 12 34`.
 */
export function searchSql(needle: string): Sql {
  const [, local] = /^([^@]+@)[^@]+$/.exec(needle) ?? []
  // Where many have their e-mail at one provider, the index holds its letters for nearly every row, and all of that would be read.
  if (local !== undefined && local.replace(/[^a-z0-9]/g, '').length >= TELLING) {
    const told = local.search(LONG_RUN) === -1 ? local : local.slice(0, -1)
    return sql`search_text like ${looselyAnywhere(told)} and (search_text || '') like ${anywhere(needle)}`
  }
  const isIndexed = /[a-z0-9]{3}|\d\d[ .()/-]/.test(needle)
  return isIndexed ? having(needle) : sql`(search_text || '') like ${anywhere(needle)}`
}

function idSql(condition: Extract<Condition, { field: string }>): Sql {
  if ('anyOf' in condition) return amongIds('id', condition.anyOf)
  if ('noneOf' in condition) return sql`id <> all(${onlyIds(condition.noneOf)}::text[]::uuid[])`
  if ('equals' in condition) return amongIds('id', [String(condition.equals)])
  if ('mentions' in condition) return sql`strpos(id::text, ${condition.mentions}) > 0`
  return raw('false')
}

function emptyOrDuringSql(value: Sql, [from, to]: readonly [string | null, string | null]): Sql {
  const starts = to === null ? raw('true') : sql`(one ->> 'startDate') collate "C" < ${to}`
  const ends = from === null ? raw('true') : sql`(one ->> 'endDate') collate "C" > ${from}`
  return sql`case when jsonb_typeof(${value}) is distinct from 'array' or ${value} = '[]' then true
    else exists (select from jsonb_array_elements(${value}) as one where ${starts} and ${ends}) end`
}
