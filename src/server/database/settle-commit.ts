import { setTimeout as pause } from 'node:timers/promises'
import { timelineOf } from './hosts.ts'
import { CommitLost, type Db, OutcomeUnknown } from '#api/stores/sql/database.ts'

/** How often a server that has not noticed the broken line is asked before its session is ended. */
const UNNOTICED = 4

/** A transaction: its id, and the line of history on which it has it, if that is known. */
export interface Transaction {
  id: string
  timeline: string | undefined
}

/**
 * Finds out what became of a transaction whose COMMIT stayed without an answer: returns where it was committed, throws
 * `CommitLost` where it was rolled back, `OutcomeUnknown` where nobody could tell within `within` milliseconds.
 */
export async function settleCommit(
  db: Db,
  { id, timeline }: Transaction,
  cause: unknown,
  within: number,
): Promise<void> {
  const until = Date.now() + within
  for (let attempt = 1; ; attempt++) {
    const status = await statusOf(db, id)
    // Whoever took over gives the ids anew that it had not received, and who crashed those that it had not written down: this one
    // may be another transaction's there.
    if (status !== 'silent' && timeline !== undefined && (await isAnother(db, timeline))) {
      throw new OutcomeUnknown('Another PostgreSQL took over, or this one crashed, while a COMMIT was under way.', {
        cause,
      })
    }
    if (status === 'committed') return
    if (status === 'aborted') throw new CommitLost('The connection broke before the COMMIT arrived.', undefined, cause)
    if (status === 'forgotten' || Date.now() >= until) {
      throw new OutcomeUnknown('The connection broke while a COMMIT was under way.', { cause })
    }
    // It waits for a COMMIT that never comes, and holds its locks meanwhile.
    if (status === 'in progress' && attempt >= UNNOTICED) await endSession(db, id)
    await pause(Math.min(1000, 25 * 2 ** attempt))
  }
}

type Status = 'committed' | 'aborted' | 'in progress' | 'forgotten' | 'silent'

async function statusOf(db: Db, id: string): Promise<Status> {
  try {
    const [row] = await db.query<{ status: Status | null }>('select pg_xact_status($1::text::xid8) as status', [id])
    return row?.status ?? 'forgotten'
  } catch {
    return 'silent'
  }
}

async function isAnother(db: Db, timeline: string): Promise<boolean> {
  const now = await timelineOf((text) => db.query(text))
  return now !== undefined && now !== timeline
}

// One that waits for a follower is committed here already, and would be called so if it were ended.
const endSession = (db: Db, id: string): Promise<unknown> =>
  db
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_xid = $1::text::xid8::xid and wait_event is distinct from 'SyncRep'`,
      [id],
    )
    .catch(() => undefined)
