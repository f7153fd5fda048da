import { conflict, Failure } from '../../core/failure.ts'
import type { Rows, Store } from '../../core/store.ts'
import { ask, type Database, type Db, type Mode, sqlState } from './database.ts'
import { sqlCredentials } from './credentials.ts'
import { Changed, SqlRows } from './rows.ts'
import { sql } from './sql.ts'

const ATTEMPTS = 6
/** Serialization failure and deadlock: the same transaction may succeed when it is tried again. */
const RETRY = new Set(['40001', '40P01'])

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const mayRetry = (error: unknown): boolean => error instanceof Changed || RETRY.has(sqlState(error) ?? '')

function refusal(error: unknown): unknown {
  if (error instanceof Failure) return error
  if (mayRetry(error)) return conflict('Somebody else changed this at the same time. Look again, then try again.')
  const state = sqlState(error)
  if (state === '23P01') return conflict('This time is taken.')
  if (state === '23505') return conflict('This name is taken.')
  return error
}

/**
 * After a failed query the database takes a commit for a rollback: the transaction fails even where its work has caught
 * the error. And work that goes on after its transaction has ended must not end up in somebody else's.
 */
async function wholly<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let failure: { cause: unknown } | undefined
  let ended = false
  const own: Db = {
    async query(text, values) {
      if (ended) throw new Error('This transaction has ended.')
      try {
        return await db.query(text, values)
      } catch (cause) {
        failure ??= { cause }
        throw cause
      }
    },
  }
  try {
    const answer = await work(own)
    if (failure) throw failure.cause
    return answer
  } finally {
    ended = true
  }
}

/**
 * Who has to begin anew waits for the others of the organization that do: one after another they get through, however
 * many write the same row. It is the first question of its transaction, so that nothing else is held meanwhile.
 */
const queue = (db: Db, organizationId: string): Promise<unknown> =>
  ask(db, sql`select pg_advisory_xact_lock(hashtextextended(${`again ${organizationId}`}, 0))`)

/** A store over a database that has been brought up to date (migrate.ts). */
export function createSqlStore(database: Database): Store {
  async function run<T>(mode: Mode, organizationId: string, work: (rows: Rows) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await database.transaction(mode, (db) =>
          wholly(db, async (own) => {
            if (mode === 'write' && attempt > 1) await queue(own, organizationId)
            return work(new SqlRows(own, organizationId))
          }),
        )
      } catch (error) {
        if (attempt === ATTEMPTS || !mayRetry(error)) throw refusal(error)
        await pause(2 ** attempt * (1 + Math.random()))
      }
    }
  }

  return {
    read: (organizationId, work) => run('read', organizationId, work),
    write: (organizationId, work) => run('write', organizationId, work),
    credentials: sqlCredentials(database),
    close: () => database.close(),
  }
}
