import type { TableName, Tables } from '../../core/store.ts'
import type { DocRow } from './find.ts'

type AnyRow = DocRow<Tables[TableName]>

/** What one transaction knows of the rows that it has looked at, by table and id. */
export class Looks {
  /** Every row that this transaction has looked at, as it was. */
  #seen = new Map<string, AnyRow>()
  /** Rows that were looked at before a lock was waited for; the next look at them counts instead. */
  #outdated = new Set<string>()
  /** Rows that nobody else can remove until this transaction ends. */
  #held = new Set<string>()
  /** Rows that this transaction has made. */
  #own = new Set<string>()

  /** The first look counts: a change is made to what that one showed, even where a later look met a newer row. */
  look(table: TableName, row: AnyRow): void {
    const name = `${table} ${row.doc.id}`
    if (this.#seen.has(name) && !this.#outdated.delete(name)) return
    this.#seen.set(name, row)
  }

  /** A row as it was at that look; undefined where it was not looked at. */
  seen<T extends TableName>(table: T, id: string): DocRow<Tables[T]> | undefined {
    // What was kept under the name of a table is a row of it.
    return this.#seen.get(`${table} ${id}`) as DocRow<Tables[T]> | undefined
  }

  /** A row as this transaction has written it. */
  written(table: TableName, row: AnyRow): void {
    const name = `${table} ${row.doc.id}`
    this.#seen.set(name, row)
    this.#outdated.delete(name)
  }

  /** A row that this transaction has added. */
  added(table: TableName, id: string): void {
    this.#own.add(`${table} ${id}`)
  }

  /** A row that this transaction could not add. */
  refused(table: TableName, id: string): void {
    this.#own.delete(`${table} ${id}`)
  }

  /** Whether nobody but this transaction can know of the row. */
  isOwn(table: TableName, id: string): boolean {
    return this.#own.has(`${table} ${id}`)
  }

  removed(table: TableName, id: string): void {
    const name = `${table} ${id}`
    for (const known of [this.#seen, this.#held, this.#own]) known.delete(name)
  }

  /** A row that is held from now on, as it is under the lock. */
  hold(table: TableName, row: AnyRow): void {
    this.look(table, row)
    this.#held.add(`${table} ${row.doc.id}`)
  }

  /** A row that is held already, where what was seen of it is not outdated. */
  held<T extends TableName>(table: T, id: string): Tables[T] | undefined {
    const name = `${table} ${id}`
    return this.#held.has(name) && !this.#outdated.has(name) ? this.seen(table, id)?.doc : undefined
  }

  /** A lock was waited for: what was seen before may have changed meanwhile. */
  haveWaited(): void {
    for (const name of this.#seen.keys()) this.#outdated.add(name)
  }

  /**
   * The answered function puts back what was known now: what was looked at meanwhile may be of a revision that was written in vain, and
   * what was locked meanwhile is locked no more.
   */
  mark(): () => void {
    const [seen, outdated, held, own] = [
      new Map(this.#seen),
      new Set(this.#outdated),
      new Set(this.#held),
      new Set(this.#own),
    ]
    return () => {
      this.#seen = seen
      for (const name of outdated) this.#outdated.add(name)
      this.#held = held
      this.#own = own
    }
  }
}
