import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { BEGIN, type Mode } from '#api/stores/sql/database.ts'
import type { Value } from '#api/stores/sql/sql.ts'
import { withinWall } from '#api/stores/sql/wall.ts'
import { DurableFS } from './durable-fs.ts'
import { createTurns } from './turns.ts'

/** The major version of PostgreSQL inside the pinned PGlite; a data folder belongs to one. */
export const POSTGRES_MAJOR = 18

/** How a transaction begins; `within` is the organization whose rows alone it may touch. */
export interface Beginning {
  mode: Mode
  within?: string
}

/**
 * One step asked of the session. Transactions are told apart by a number that the asking side gives; the first question of one may bring
 * its beginning with it, and the only one of a read its end.
 */
export type Order =
  | { kind: 'query'; text: string; values: readonly Value[]; transaction: number | null; begin?: Beginning; end?: true }
  | ({ kind: 'begin'; transaction: number } & Beginning)
  | { kind: 'commit' | 'rollback'; transaction: number }
  | { kind: 'close' }

/** Carries out orders; answers the rows of a query. */
export type Session = (order: Order) => Promise<unknown[]>

/**
 * Nobody follows its log, so that the log is only for coming up after a crash: a table that was made or emptied in a transaction
 * needs none, since it is flushed before that transaction's COMMIT and is nobody's without it. That is how a restore fills tables.
 */
const UNFOLLOWED = ['wal_level=minimal', 'max_wal_senders=0']

/** Says to our own questions that no process here counts rows: how it finds them is guessed (short-search.ts). */
const UNCOUNTED = 'frontdesk.uncounted=on'

const startParams = [
  // "-F" would switch fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'full_page_writes=on',
    'shared_buffers=16MB',
    ...UNFOLLOWED,
    UNCOUNTED,
  ].flatMap((it) => ['-c', it]),
]

/** Opens PGlite in a folder, or without one in memory, and lets one transaction after the other use its one connection. */
export async function startSession(folder: string | undefined): Promise<Session> {
  const where = folder === undefined ? {} : { fs: new DurableFS(folder) }
  const pglite = await PGlite.create({ ...where, extensions: { btree_gist, pg_trgm }, startParams })
  const takeTurn = createTurns()
  let current: { transaction: number; end: () => void } | undefined

  const run = async (text: string, values: readonly Value[] = []): Promise<unknown[]> =>
    (await pglite.query(text, [...values])).rows

  const begin = async (transaction: number, { mode, within }: Beginning): Promise<unknown[]> => {
    current = { transaction, end: await takeTurn('last') }
    try {
      await pglite.exec(within === undefined ? BEGIN[mode] : `${BEGIN[mode]}; ${withinWall(within)}`)
      return []
    } catch (error) {
      // What failed after BEGIN has left a transaction behind.
      await run('rollback').catch(() => {})
      current?.end()
      current = undefined
      throw error
    }
  }

  const finish = async (transaction: number | null, how: 'commit' | 'rollback'): Promise<unknown[]> => {
    // A commit that fails has ended its transaction already.
    if (current?.transaction !== transaction) return []
    const { end } = current
    current = undefined
    return run(how).finally(end)
  }

  return async (order) => {
    switch (order.kind) {
      case 'query': {
        if (order.transaction !== null) {
          if (order.begin) await begin(order.transaction, order.begin)
          if (current?.transaction !== order.transaction) throw new Error('This transaction has ended.')
          const asked = run(order.text, order.values)
          return order.end ? asked.finally(() => void finish(order.transaction, 'commit').catch(() => {})) : asked
        }
        const end = await takeTurn('first')
        return run(order.text, order.values).finally(end)
      }
      case 'begin':
        return begin(order.transaction, order)
      case 'commit':
      case 'rollback':
        return finish(order.transaction, order.kind)
      case 'close':
        await takeTurn('last')
        await pglite.close()
        return []
    }
  }
}
