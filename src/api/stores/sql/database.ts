import type { Sql, Value } from './sql.ts'

/** One connection to ask, inside or outside of a transaction. */
export interface Db {
  query<Row>(text: string, values?: readonly Value[]): Promise<Row[]>
  /**
   * The same for rows by their unique key and rows that are added: the way to them is the same whatever the values are, and takes
   * no time. Absent where that makes no difference.
   */
  queryByKey?<Row>(text: string, values: readonly Value[]): Promise<Row[]>
  /**
   * The same for a page of all that there is, in the order of an index: to walk that index is right however many there are.
   * Absent where that makes no difference.
   */
  queryInOrder?<Row>(text: string, values: readonly Value[]): Promise<Row[]>
  /**
   * Tells a transaction what nobody waits for: where that fails the transaction does, with its error. The COMMIT goes out right
   * behind it. Absent where each question is waited for all the same.
   */
  tell?(text: string, values: readonly Value[]): void
}

/**
 * How a transaction looks at the rows: a reader sees one moment, a writer what was committed when it asks. Calls read and
 * write within limits of time; an operator's `dump` reads and `upkeep` writes for as long as it takes.
 */
export type Mode = 'read' | 'write' | 'dump' | 'upkeep'

const oneMoment = 'begin isolation level repeatable read, read only'
// A writer waits for a calendar, and then has to see what the one before it wrote.
const asCommitted = 'begin isolation level read committed, read write'
/** How each transaction begins. */
export const BEGIN: { readonly [M in Mode]: string } = {
  read: oneMoment,
  dump: oneMoment,
  write: asCommitted,
  upkeep: asCommitted,
}

/** SQLSTATE of a connection that broke, and of a database that has no connection left. */
export const BROKEN = '08006'
export const NO_CONNECTION_LEFT = '53300'

/** In the place of a SQLSTATE, of which no database has this one: no host takes writes until another one takes over. */
export const CHANGING_OVER = '57C01'

/** The connection to the database failed rather than a statement; the transaction on it is rolled back. */
export class ConnectionFault extends Error {
  override readonly name: string = 'ConnectionFault'

  constructor(
    message: string,
    /** SQLSTATE. */
    readonly code: string = BROKEN,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/** The answer to a COMMIT was lost, and the database says that the transaction was rolled back. */
export class CommitLost extends ConnectionFault {
  override readonly name = 'CommitLost'
}

/** The answer to a COMMIT was lost, and the database could not be asked what became of the transaction. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown'
}

/** How processes over one database tell each other of organizations of which something was changed; some are lost. */
export interface Notices {
  /** `told` is an organization, and what it is about where that is not its changes. */
  send(told: string): void
  /** Hears of what other processes tell, until the answered function is called. */
  hear(listener: (told: string) => void): () => void
}

/** Row-level security, the second wall between organizations (wall.ts). */
export interface Wall {
  /** Whether transactions of one organization take the role that sees no rows of others. */
  isUp: boolean
}

/**
 * A database as the server or a test hands it in; errors carry the SQLSTATE as `code`. What is asked outside of a
 * transaction never waits behind transactions.
 */
export interface Database extends Db {
  /** How many transactions can be open at once. */
  readonly connections: number
  /**
   * Commits when `work` is through, rolls back when it throws. Where the answer to the COMMIT is lost the database is
   * asked what became of it: the transaction succeeds after all, or throws `CommitLost` or `OutcomeUnknown`.
   * Behind the wall it meets the rows of `organizationId` only; without one it is an operator's, and meets all.
   */
  transaction<T>(mode: Mode, work: (db: Db) => Promise<T>, organizationId?: string): Promise<T>
  /** A read of one question, which goes and comes with the transaction around it. */
  readOnce?<Row>(
    text: string,
    values: readonly Value[],
    organizationId?: string,
    /** As `queryInOrder`. */
    isInOrder?: boolean,
  ): Promise<Row[]>
  /** The same for one row by its unique key (`queryByKey`); absent where that makes no difference. */
  readByKey?<Row>(text: string, values: readonly Value[], organizationId: string): Promise<Row[]>
  readonly wall: Wall
  /** How many connections there are, how many of them nobody uses, and how many calls wait for one; absent for a single one. */
  pool?(): { open: number; idle: number; waiting: number }
  /** Absent where only this process has the database. */
  notices?: Notices
  close(): Promise<void>
}

/** Asks a tagged query. */
export const ask = <Row>(db: Db, sql: Sql): Promise<Row[]> => {
  const { text, values } = sql.query
  return db.query<Row>(text, values)
}

/** `Db.queryByKey`, wherever it makes a difference. */
export const queryByKey = <Row>(db: Db, text: string, values: readonly Value[]): Promise<Row[]> =>
  db.queryByKey ? db.queryByKey<Row>(text, values) : db.query<Row>(text, values)

/** Asks a tagged query for rows by their unique key, or to add some. */
export const askByKey = <Row>(db: Db, sql: Sql): Promise<Row[]> => {
  const { text, values } = sql.query
  return queryByKey<Row>(db, text, values)
}

/** Asks a tagged query for a page of all that there is, in the order of an index. */
export const askInOrder = <Row>(db: Db, sql: Sql): Promise<Row[]> => {
  const { text, values } = sql.query
  return db.queryInOrder ? db.queryInOrder<Row>(text, values) : db.query<Row>(text, values)
}

/** Tells a transaction what nobody waits for: where it fails, the transaction does. */
export const tell = (db: Db, sql: Sql): void => {
  const { text, values } = sql.query
  if (db.tell) db.tell(text, values)
  // Whoever watches over the transaction has heard of it.
  else db.query(text, values).catch(() => {})
}

/** The SQLSTATE of an error, if it came from the database. */
export const sqlState = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
