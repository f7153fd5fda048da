import type { Condition, Find, Found, TableName, Tables } from '../core/store.ts'
import { totalCounted } from '../core/found.ts'
import { tables } from '../core/tables.ts'
import { compareCodePoints } from './code-points.ts'
import { type Candidate, prepare, valueAt } from './conditions.ts'
import { plain } from '../core/plain.ts'

/** A row in its place. */
export class Entry<T extends TableName> implements Candidate {
  readonly key: string
  readonly from: number
  readonly to: number
  #search: string | undefined
  #guestPhones: string | undefined

  constructor(
    readonly table: T,
    readonly row: Tables[T],
  ) {
    this.key = tables[table].sortKey(row)
    this.from = 'startDate' in row ? Date.parse(row.startDate) : 0
    this.to = 'endDate' in row ? Date.parse(row.endDate) : 0
  }

  get search(): string {
    return (this.#search ??= tables[this.table].searchText(this.row))
  }

  get guestPhones(): string {
    return (this.#guestPhones ??= tables[this.table].guestPhones?.(this.row) ?? '')
  }
}

/** The order of a table: its sort key, then the id; both turned round where the newest comes first. */
export const inOrder =
  (table: TableName) =>
  (left: Entry<TableName>, right: Entry<TableName>): number => {
    const order = compareCodePoints(left.key, right.key) || compareCodePoints(left.row.id, right.row.id)
    return tables[table].descending ? -order : order
  }

/** The first place at which `isAfter` holds, in a list where it then holds to the end. */
function firstPlace<E>(entries: readonly E[], isAfter: (entry: E) => boolean): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isAfter(entries[middle] as E)) high = middle
    else low = middle + 1
  }
  return low
}

/** Counts the text in a field of a row, where there is one, so many times more. */
function add(counts: Map<string, number>, row: object, field: string, more: number): void {
  const value = valueAt(row, field)
  if (typeof value === 'string') counts.set(value, (counts.get(value) ?? 0) + more)
}

/** The rows of one table of one organization: by id, and always in order. */
export class OrderedTable<T extends TableName> {
  readonly #byId = new Map<string, Entry<T>>()
  readonly #ordered: Entry<T>[] = []
  /** No appointment has ever lasted longer (milliseconds), so that a search knows how far back to look. */
  #longest = 0
  /** How many rows have a text in a field, by field and text: of fields that were asked for once, kept from then on. */
  readonly #counts = new Map<string, Map<string, number>>()

  constructor(readonly table: T) {}

  get(id: string): Entry<T> | undefined {
    return this.#byId.get(id)
  }

  put(row: Tables[T]): void {
    this.remove(row.id)
    const entry = new Entry(this.table, row)
    this.#byId.set(row.id, entry)
    this.#longest = Math.max(this.#longest, entry.to - entry.from)
    this.#ordered.splice(this.#placeOf(entry), 0, entry)
    for (const [field, counts] of this.#counts) add(counts, row, field, 1)
  }

  /** Puts many rows in at once, and sorts them here and now: the first to ask need not wait for it. */
  load(rows: readonly Tables[T][]): void {
    this.#counts.clear()
    for (const row of rows) {
      const entry = new Entry(this.table, row)
      this.#byId.set(row.id, entry)
      this.#longest = Math.max(this.#longest, entry.to - entry.from)
      this.#ordered.push(entry)
    }
    this.#ordered.sort(inOrder(this.table))
  }

  remove(id: string): void {
    const entry = this.#byId.get(id)
    if (!entry) return
    this.#ordered.splice(this.#placeOf(entry), 1)
    this.#byId.delete(id)
    for (const [field, counts] of this.#counts) add(counts, entry.row, field, -1)
  }

  /** How many rows have each text in this field, which is a dotted path. */
  countsOf(field: string): ReadonlyMap<string, number> {
    const known = this.#counts.get(field)
    if (known) return known
    const counts = new Map<string, number>()
    for (const { row } of this.#ordered) add(counts, row, field, 1)
    this.#counts.set(field, counts)
    return counts
  }

  /** All rows in order. */
  get entries(): readonly Entry<T>[] {
    return this.#ordered
  }

  /** Rows in order, among which is every row that meets the conditions. */
  candidates(where: readonly Condition[]): readonly Entry<T>[] {
    for (const condition of where) {
      if ('field' in condition && condition.field === 'id' && 'anyOf' in condition) {
        const found = [...new Set(condition.anyOf)].flatMap((id) => this.#byId.get(id) ?? [])
        return found.sort(inOrder(this.table))
      }
      if ('during' in condition && this.table === 'appointments') return this.#around(condition.during)
    }
    return this.entries
  }

  #around([from, to]: readonly [string | null, string | null]): readonly Entry<T>[] {
    const earliest = from === null ? -Infinity : Date.parse(from) - this.#longest
    const end = to === null ? Infinity : Date.parse(to)
    const entries = this.entries
    return entries.slice(
      firstPlace(entries, (entry) => entry.from >= earliest),
      firstPlace(entries, (entry) => entry.from >= end),
    )
  }

  #placeOf(entry: Entry<T>): number {
    const compare = inOrder(this.table)
    return firstPlace(this.entries, (other) => compare(other, entry) >= 0)
  }
}

/** Those of the entries that meet every condition. */
export function matching<E extends Candidate>(entries: readonly E[], where: readonly Condition[]): readonly E[] {
  if (where.length === 0) return entries
  const tests = plain(where).map(prepare)
  return entries.filter((entry) => tests.every((test) => test(entry)))
}

/** One page out of the entries that meet the conditions, and how many these are. */
export function pageOf<T extends TableName>(entries: readonly Entry<T>[], find: Find): Found<Tables[T]> {
  const found = matching(entries, find.where ?? [])
  const offset = find.offset ?? 0
  const page = found.slice(offset, find.limit === undefined ? undefined : offset + find.limit)
  return { items: page.map((entry) => entry.row), total: totalCounted(found.length, find, page.length) }
}
