import { Worker } from 'node:worker_threads'
import {
  ConnectionFault,
  type Database,
  type Db,
  type Mode,
  OutcomeUnknown,
  sqlState,
} from '#api/stores/sql/database.ts'
import type { Value } from '#api/stores/sql/sql.ts'
import type { Reply, Request } from './pglite-worker.ts'
import { type Beginning, type Session, startSession } from './pglite-session.ts'
import { doesNotStart, prepareDataFolder } from './data-folder.ts'
import { waitForLock } from './lock.ts'

/** An error of the database with its SQLSTATE. */
class DatabaseError extends Error {
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message)
  }
}

/** In a build the worker stands beside this file; from the sources there is no file that Node could start. */
const isBuilt = !import.meta.url.endsWith('.ts')

/** Opens the embedded database in `dataDir`, which from then on belongs to this process alone; `tell` hears of troubles. */
export async function openPglite(dataDir: string, tell: (text: string) => void): Promise<Database> {
  const lock = await waitForLock(dataDir)
  try {
    const { folder, complete } = prepareDataFolder(dataDir, tell)
    const session = await (isBuilt ? startWorker(folder) : startSession(folder)).catch((cause: unknown) => {
      throw doesNotStart(folder, cause)
    })
    complete()
    return databaseOver(session, () => lock.release())
  } catch (error) {
    lock.release()
    throw error
  }
}

/** An embedded database in memory, for tests. */
export const openMemoryPglite = async (): Promise<Database> => databaseOver(await startSession(undefined), () => {})

/** Starts the worker, so that a long search does not stop the server from answering others. */
async function startWorker(folder: string): Promise<Session> {
  const file = new URL('./pglite-worker.js', import.meta.url)
  const worker = new Worker(file, { workerData: { folder } })
  const waiting = new Map<number, { resolve: (rows: unknown[]) => void; reject: (error: Error) => void }>()
  let last = 0
  let broken: Error | undefined

  const fail = (error: Error): void => {
    broken ??= error
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  }
  const ready = new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve())
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The embedded database did not start.')))
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new ConnectionFault('The embedded database has ended.')))
  worker.on('message', (reply: Reply | 'ready') => {
    if (reply === 'ready') return
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.error) asked?.reject(new DatabaseError(reply.error.message, reply.error.code))
    else asked?.resolve(reply.rows)
  })
  await ready

  const ask: Session = (order) =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken)
      const id = ++last
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, order } satisfies Request)
    })
  return async (order) => {
    const rows = await ask(order)
    if (order.kind === 'close') await worker.terminate()
    return rows
  }
}

function databaseOver(session: Session, release: () => void): Database {
  let last = 0
  const wall = { isUp: false }
  const dbOf = (transaction: number | null): Db => ({
    // The session answers rows as the query selects them; their type is the query's own word.
    query: async <Row>(text: string, values = []) =>
      (await session({ kind: 'query', text, values, transaction })) as Row[],
  })
  const beginningOf = (mode: Mode, organizationId: string | undefined): Beginning =>
    wall.isUp && organizationId !== undefined ? { mode, within: organizationId } : { mode }
  /** A transaction that begins with its first question, in one message to the worker. */
  const beginningLate = (transaction: number, begin: Beginning): { db: Db; hasBegun: () => boolean } => {
    const begun = dbOf(transaction)
    let first: Promise<unknown> | undefined
    const db: Db = {
      query: async <Row>(text: string, values = []) => {
        if (first) {
          await first.catch(() => {})
          return begun.query<Row>(text, values)
        }
        const asked = session({ kind: 'query', text, values, transaction, begin })
        first = asked
        return (await asked) as Row[]
      },
    }
    return { db, hasBegun: () => first !== undefined }
  }
  return {
    connections: 1,
    ...dbOf(null),
    wall,
    async transaction(mode, work, organizationId) {
      const transaction = ++last
      const { db, hasBegun } = beginningLate(transaction, beginningOf(mode, organizationId))
      const answer = await work(db).catch(async (error: unknown) => {
        // Where even this fails the database has ended, and with it the transaction.
        if (hasBegun()) await session({ kind: 'rollback', transaction }).catch(() => {})
        throw error
      })
      if (!hasBegun()) return answer
      const committed = session({ kind: 'commit', transaction }).catch((cause: unknown) => {
        const isRefused = sqlState(cause) !== undefined && !(cause instanceof ConnectionFault)
        throw isRefused ? cause : new OutcomeUnknown('The embedded database failed during a COMMIT.', { cause })
      })
      // Of a read nothing can be lost.
      if (mode === 'read') committed.catch(() => {})
      else await committed
      return answer
    },
    readOnce: async <Row>(text: string, values: readonly Value[], organizationId?: string) => {
      const begin = beginningOf('read', organizationId)
      return (await session({ kind: 'query', text, values, transaction: ++last, begin, end: true })) as Row[]
    },
    async close() {
      await session({ kind: 'close' })
      release()
    },
  }
}
