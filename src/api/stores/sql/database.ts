import type { Sql, Value } from './sql.ts'

/** One connection to ask, inside or outside of a transaction. */
export interface Db {
  query<Row>(text: string, values?: readonly Value[]): Promise<Row[]>
}

/** How a transaction looks at the rows: a reader sees one moment, a writer what was committed when it asks. */
export type Mode = 'read' | 'write'

/** How each transaction begins. */
export const BEGIN: { readonly [M in Mode]: string } = {
  read: 'begin isolation level repeatable read, read only',
  // A writer waits for a calendar, and then has to see what the one before it wrote.
  write: 'begin isolation level read committed, read write',
}

/** A database as the server or a test hands it in; errors carry the SQLSTATE as `code`. */
export interface Database extends Db {
  /** Commits when `work` is through, rolls back when it throws. */
  transaction<T>(mode: Mode, work: (db: Db) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Asks a tagged query. */
export const ask = <Row>(db: Db, sql: Sql): Promise<Row[]> => {
  const { text, values } = sql.query
  return db.query<Row>(text, values)
}

/** The SQLSTATE of an error, if it came from the database. */
export const sqlState = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
