/** What kind of value a row of the key-value editor holds; a date is a text `YYYY-MM-DD`, everything nested is JSON. */
export type ExtraKind = 'text' | 'number' | 'boolean' | 'date' | 'json'

/** One name with its value, as it is typed. */
export interface ExtraRow {
  /** Tells rows apart while names change. */
  id: number
  name: string
  kind: ExtraKind
  /** The value as typed. */
  text: string
  /** It was there before: even an empty name, which nobody gives today, goes back as it came. */
  stored?: true
}

/** What keeps a row from being a value. */
export type RowProblem = 'unnamed' | 'twice' | 'number' | 'date' | 'json'

/** A free object: what `extraFields` holds. */
export type Extra = Record<string, unknown>

let made = 0

/** A row that is still to be filled in. */
export const emptyRow = (): ExtraRow => ({ id: ++made, name: '', kind: 'text', text: '' })

const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

const kindOf = (value: unknown): ExtraKind => {
  if (typeof value === 'string') return isDate(value) ? 'date' : 'text'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'json'
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  // `String(-0)` and `JSON.stringify(-0)` lose the sign.
  return Object.is(value, -0) ? '-0' : JSON.stringify(value, null, 2)
}

/** The rows of an object, in its order. */
export const rowsOf = (object: Extra): ExtraRow[] =>
  Object.entries(object).map(([name, value]) => ({
    id: ++made,
    name,
    kind: kindOf(value),
    text: textOf(value),
    stored: true,
  }))

type Read = { value: unknown } | { problem: RowProblem }

const readNumber = (text: string): Read => {
  const value = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
  return Number.isFinite(value) ? { value } : { problem: 'number' }
}

const readJson = (text: string): Read => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { problem: 'json' }
  }
}

const READERS: Readonly<Record<ExtraKind, (text: string) => Read>> = {
  text: (text) => ({ value: text }),
  number: readNumber,
  boolean: (text) => ({ value: text === 'true' }),
  date: (text) => (isDate(text) ? { value: text } : { problem: 'date' }),
  json: readJson,
}

/** The value of a row as its kind reads it. */
const readRow = ({ kind, text }: Pick<ExtraRow, 'kind' | 'text'>): Read => READERS[kind](text)

/** Whether nothing was filled in yet; such a row is no value and no mistake. */
const isBlank = ({ name, kind, text, stored }: ExtraRow): boolean =>
  !stored && name === '' && kind === 'text' && text === ''

/** What is wrong with rows, by their ids. */
export const problemsOf = (rows: readonly ExtraRow[]): ReadonlyMap<number, RowProblem> => {
  const seen = new Set<string>()
  const problems = new Map<number, RowProblem>()
  for (const row of rows.filter((it) => !isBlank(it))) {
    const read = readRow(row)
    if (row.name === '' && !row.stored) problems.set(row.id, 'unnamed')
    else if (seen.has(row.name)) problems.set(row.id, 'twice')
    else if ('problem' in read) problems.set(row.id, read.problem)
    seen.add(row.name)
  }
  return problems
}

/** The object of rows; undefined while something is wrong with one of them. */
export const objectOf = (rows: readonly ExtraRow[]): Extra | undefined => {
  if (problemsOf(rows).size > 0) return undefined
  const entries = rows.filter((row) => !isBlank(row)).map((row) => [row.name, readRow(row)] as const)
  // Entries, not assignments: `__proto__` is a name like any other.
  return Object.fromEntries(entries.map(([name, read]) => [name, 'value' in read ? read.value : null]))
}

/** Rows as JSON text as far as they go, for editing by hand what is no object yet. */
export const writtenOf = (rows: readonly ExtraRow[]): string => {
  const lines = rows
    .filter((row) => !isBlank(row))
    .map((row) => {
      const read = readRow(row)
      return `  ${JSON.stringify(row.name)}: ${'value' in read ? JSON.stringify(read.value) : row.text}`
    })
  return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n}`
}

/** A row with another kind, its text carried over as far as it makes sense there. */
export const withKind = (row: ExtraRow, kind: ExtraKind): ExtraRow => {
  const read = readRow(row)
  const value = 'value' in read ? read.value : undefined
  if (kind === 'json') return { ...row, kind, text: value === undefined ? row.text : JSON.stringify(value, null, 2) }
  const text = row.kind === 'json' && value !== undefined ? textOf(value) : row.text
  if (kind === 'boolean') return { ...row, kind, text: String(/^(true|yes|1)$/i.test(text.trim())) }
  return { ...row, kind, text }
}

/** Rows with those of an object put in: same names get the new values, new names go to the end. */
export const merged = (rows: readonly ExtraRow[], object: Extra): ExtraRow[] => {
  const fresh = new Map(rowsOf(object).map((row) => [row.name, row]))
  const kept = rows.filter((row) => !isBlank(row)).map((row) => ({ ...(fresh.get(row.name) ?? row), id: row.id }))
  const names = new Set(kept.map(({ name }) => name))
  return [...kept, ...[...fresh.values()].filter(({ name }) => !names.has(name))]
}

/** Bytes of an object as it is sent. */
export const bytesOf = (object: unknown): number => new TextEncoder().encode(JSON.stringify(object)).length
