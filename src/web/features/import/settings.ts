import { guessKind, guessMapping, guessSource, type Mapped } from './guess.ts'
import type { Kind } from './fields.ts'
import type { Table } from './reading/table.ts'
import { areYearFirst, type DateOrder, orderOf } from './reading/values.ts'

/** A file on its way in: what it holds, and how it is read. */
export interface ImportSettings {
  fileName: string
  table: Table
  /** The system that it comes from, where its headings tell. */
  system: string | undefined
  kind: Kind
  mapped: readonly Mapped[]
  zone: string
  order: DateOrder
  /** What the order rests on: a value that can only be read one way, or the reader's own habit; `year` where none is asked for. */
  orderBy: 'values' | 'habit' | 'year'
  lastFirst: boolean
  /** The calendar of rows that name none. */
  calendarId: string
  /** What somebody chose for a name that is unknown here. */
  chosen: ReadonlyMap<string, string>
}

/** The values of every column that was given to one of these fields. */
export const valuesIn = (
  { table, mapped }: Pick<ImportSettings, 'table' | 'mapped'>,
  fields: readonly string[],
): string[] => {
  const columns = mapped.flatMap(({ field }, at) => (fields.includes(field) ? [at] : []))
  return table.rows.flatMap(({ cells }) => columns.flatMap((at) => (cells[at] ? [cells[at]] : [])))
}

const MOMENTS = ['start', 'startTime', 'end', 'endTime']
const LAST_FIRST = /^[^,]+,\s*[^,]+$/

/** What follows from which column is what: the order of dates and names. */
const guessValues = (settings: ImportSettings, monthFirst: boolean): ImportSettings => {
  const order = orderOf(valuesIn(settings, MOMENTS))
  const dates = valuesIn(settings, ['start'])
  const names = valuesIn(settings, ['guest'])
  return {
    ...settings,
    order: order ?? (monthFirst ? 'month-first' : 'day-first'),
    orderBy: order ? 'values' : areYearFirst(dates) ? 'year' : 'habit',
    lastFirst: names.length > 0 && names.filter((it) => LAST_FIRST.test(it)).length * 2 > names.length,
  }
}

interface Guessed {
  fileName: string
  table: Table
  zone: string
  monthFirst: boolean
}

/** Everything about a file that can be guessed. */
export function guessSettings({ fileName, table, zone, monthFirst }: Guessed): ImportSettings {
  const kind = guessKind(table)
  const mapped = guessMapping(table, kind)
  const system = guessSource(table)
  const rest = { order: 'day-first', orderBy: 'habit', lastFirst: false, calendarId: '', chosen: new Map() } as const
  return guessValues({ fileName, table, system, kind, mapped, zone, ...rest }, monthFirst)
}

/** The same file as something else. */
export const asKind = (settings: ImportSettings, kind: Kind, monthFirst: boolean): ImportSettings =>
  guessValues({ ...settings, kind, mapped: guessMapping(settings.table, kind) }, monthFirst)

/** The same file with another meaning of one column; a field has one column at most. */
export const withMappedColumn = (
  settings: ImportSettings,
  column: number,
  field: Mapped['field'],
  monthFirst: boolean,
) => {
  const mapped = settings.mapped.map((it, at): Mapped => {
    if (at === column) return { field, by: 'choice' }
    return it.field === field ? { field: '', by: null } : it
  })
  return guessValues({ ...settings, mapped }, monthFirst)
}

/** The names in a column that nothing here is called, most frequent first. */
export function strangersIn(values: readonly string[], isKnown: (text: string) => boolean): string[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .filter(([value]) => !isKnown(value))
    .toSorted(([, a], [, b]) => b - a)
    .map(([value]) => value)
}
