import {
  CHANGING_OVER,
  ConnectionFault,
  type Database,
  type Db,
  type Mode,
  OutcomeUnknown,
  queryByKey,
  sqlState,
} from '#api/stores/sql/database.ts'
import type { Value } from '#api/stores/sql/sql.ts'
import { dbOf, type Limit, send, silenceOf, writingDbOf } from './asking.ts'
import { watchHosts } from './host-watch.ts'
import { type HostClient, hostsOf } from './hosts.ts'
import { createNotices } from './notices.ts'
import { openings } from './openings.ts'
import { isFault, openPool } from './pool.ts'
import { settleCommit } from './settle-commit.ts'
import { createStatementNames } from './statement-names.ts'

/** How a pool behaves where nobody says otherwise; times in milliseconds. */
export interface PgOptions {
  /** Transactions at once. */
  connections?: number
  /** How long a connection is waited for. */
  connectWithin?: number
  /** How long a row is waited for that another session keeps locked. */
  lockWithin?: number
  /** How long the outcome of a COMMIT without an answer is asked for. */
  settleWithin?: number
  /** Where notices are listened for, if not at the same address. */
  directUrl?: string | undefined
  /** Whether a pooler may give each transaction another session, in which no prepared statement is known. */
  pooled?: boolean
}

/** What asks outside of transactions (who signed a call) has connections of its own, and waits behind no transaction. */
const RESERVED = 2
/** What is read by a key needs no more: each question takes no time, and calls ask together. */
const BY_KEY = 1

/** Whether the session of the moment is on a host that follows another one. */
const FOLLOWS = 'pg_is_in_recovery() as follows'
/** What such a host says to a transaction that is to write. */
const NOT_HERE = '0A000'
interface Begun {
  id?: string
  follows?: boolean
}

/** SQLSTATE of the warnings that a COMMIT no longer waits for a follower: its waiting was given up, or its session is ended. */
const ALONE = new Set(['01000', '57P01'])
/**
 * Pools of connections to PostgreSQL. The URL may name several hosts, of which one takes writes and the others follow it. TLS is part of the URL: `?sslmode=verify-full` (with `&sslrootcert=FILE` for an
 * authority of one's own) encrypts and checks the server's name; without `sslmode` the connection is plain.
 */
export function openPg(
  url: string,
  {
    connections = 16,
    connectWithin = 5000,
    lockWithin = 3000,
    settleWithin = 10_000,
    directUrl = url,
    pooled = false,
  }: PgOptions = {},
): Database {
  const hosts = hostsOf(url)
  // Behind a pooler the session of each transaction may be another one, whose host has begun to follow since the connection was met.
  const mayFollow = pooled && hosts.count > 1
  // A pooler would give what is said to a session to others as well.
  const opening = openings(lockWithin, !pooled && directUrl === url, mayFollow ? [FOLLOWS] : [])
  const config = { connectionTimeoutMillis: connectWithin }
  const nameOf = pooled ? undefined : createStatementNames()
  const work = openPool({ ...config, max: connections }, hosts, { nameOf, opening: opening.session, plans: 'auto' })
  const reserved = openPool({ ...config, max: RESERVED, min: 1 }, hosts, { nameOf })
  const keyed = openPool({ ...config, max: BY_KEY }, hosts, {
    nameOf,
    opening: opening.session,
    plans: 'force_generic_plan',
  })
  const pools = [work, reserved, keyed]
  const single: Db = {
    query: (text, values) =>
      reserved.withClient(async (client) => {
        const db = dbOf(client, silenceOf('read'))
        if (!mayFollow) return db.query(text, values)
        const [rows, [host]] = await Promise.all([
          db.query<never>(text, values),
          db.query<{ follows: boolean }>(`select ${FOLLOWS}`),
        ])
        if (host?.follows) throw following(client)
        return rows
      }),
  }
  const leave = (host: string): void => {
    for (const pool of pools) pool.leave(host)
  }
  const following = ({ url: host }: HostClient): ConnectionFault => {
    hosts.leave(host)
    leave(host)
    return new ConnectionFault('This PostgreSQL follows another one by now.', CHANGING_OVER)
  }
  /** Begins a transaction on a host that takes writes, and answers its id if it may write. */
  const begin = async (client: HostClient, text: string, limit: Limit): Promise<string | undefined> => {
    const begun = await firstRow(client, text, limit).catch((error: unknown) => {
      throw mayFollow && sqlState(error) === NOT_HERE ? following(client) : error
    })
    if (begun?.follows) throw following(client)
    return begun?.id
  }

  const readOnce = <Row>(
    text: string,
    values: readonly Value[],
    organizationId?: string,
    isInOrder = false,
  ): Promise<Row[]> =>
    work.withClient(async (client, hold) => {
      const within = wall.isUp ? organizationId : undefined
      const { plansAsTold } = client
      if (within !== undefined && opening.session !== undefined) {
        const way = plansAsTold ? (isInOrder ? 'order' : 'values') : 'plain'
        const how = { ...silenceOf('read'), within: { organizationId: within, way } } as const
        return (await send(client, text, values, how)).rows as Row[]
      }
      const beginning = opening.transaction('read', within, plansAsTold)
      return readWhole<Row>(client, begin(client, beginning, silenceOf('read')), { text, values }, hold)
    })

  const notices = createNotices(directUrl, single)
  const wall = { isUp: false }
  const watch = hosts.count > 1 ? watchHosts(hosts, leave) : undefined

  return {
    connections,
    notices,
    wall,
    query: (text, values) => single.query(text, values),
    async transaction<T>(mode: Mode, carryOut: (db: Db) => Promise<T>, organizationId?: string): Promise<T> {
      const textFor = ({ plansAsTold }: HostClient): string =>
        opening.transaction(mode, wall.isUp ? organizationId : undefined, plansAsTold)
      if (mode === 'read')
        return work.withClient((client, hold) =>
          readIn(client, begin(client, textFor(client), silenceOf('read')), carryOut, hold),
        )
      let committing: { answer: T; id: string | undefined; timeline: string | undefined } | undefined
      try {
        return await work.withClient(async (client) => {
          const db = (mode === 'write' ? writingDbOf : dbOf)(client, silenceOf(mode))
          const id = await begin(client, textFor(client), silenceOf(mode)).catch(rollback(db))
          const told: Promise<unknown>[] = []
          const tell = (question: string, values: readonly Value[]): void => {
            const answered = queryByKey(db, question, values)
            // Heard of below, in the order in which they were told.
            answered.catch(() => {})
            told.push(answered)
          }
          const answer = await carryOut({ ...db, tell }).catch(rollback(db))
          committing = { answer, id, timeline: client.timeline }
          await commit(client, db, told)
          return answer
        })
      } catch (error) {
        if (!committing || !isFault(error)) throw error
        const { answer, id, timeline } = committing
        // A dump only reads, and nothing of it can be lost.
        if (id !== undefined) await settleCommit(single, { id, timeline }, error, settleWithin)
        return answer
      }
    },
    readOnce,
    readByKey: async <Row>(text: string, values: readonly Value[], organizationId: string) => {
      if (!wall.isUp || opening.session === undefined) return readOnce<Row>(text, values, organizationId)
      const { rows } = await keyed.withShared((client) =>
        send(client, text, values, { ...silenceOf('read'), within: { organizationId, way: 'plain' }, ofSeveral: true }),
      )
      return rows as Row[]
    },
    pool: () => {
      const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
        pools.reduce((all, { pool }) => all + pool[count], 0)
      return { open: sum('totalCount'), idle: sum('idleCount'), waiting: sum('waitingCount') }
    },
    close: async () => {
      await Promise.all([notices.close(), watch?.close()])
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/**
 * A transaction that only reads: its first question goes out right behind its beginning, and nobody waits for its end, of
 * which nothing can be lost. So it takes no longer on the way to the database than its questions alone.
 */
async function readIn<T>(
  client: HostClient,
  begun: Promise<unknown>,
  carryOut: (db: Db) => Promise<T>,
  hold: (until: Promise<unknown>) => void,
): Promise<T> {
  const db = dbOf(client, silenceOf('read'))
  // Heard of below, once the work has met the same trouble.
  begun.catch(() => {})
  const answer = await carryOut(db).catch(async (error: unknown) =>
    rollback(db)(
      await begun.then(
        () => error,
        (fault: unknown) => fault,
      ),
    ),
  )
  await begun
  // Another word for COMMIT: who watches the line tells it from the end of a write.
  hold(db.query('end'))
  return answer
}

/** The same of one question: beginning, question and end go out in one piece. */
async function readWhole<Row>(
  client: HostClient,
  begun: Promise<unknown>,
  { text, values }: { text: string; values: readonly Value[] },
  hold: (until: Promise<unknown>) => void,
): Promise<Row[]> {
  const db = dbOf(client, silenceOf('read'))
  const asked = db.query<Row>(text, values)
  // After an error it is a rollback.
  hold(db.query('end'))
  // What went wrong first is what went wrong.
  const [beginning, answer] = await Promise.allSettled([begun, asked])
  if (beginning.status === 'rejected') throw beginning.reason
  if (answer.status === 'rejected') throw answer.reason
  return answer.value
}

const rollback =
  (db: Db) =>
  async (error: unknown): Promise<never> => {
    // Where even this fails the connection is gone, and with it the transaction.
    await db.query('rollback').catch((fault: unknown) => {
      throw isFault(error) ? error : new ConnectionFault(String(fault), undefined, error)
    })
    throw error
  }

/**
 * Commits. Where a COMMIT that waits for a follower is given up, the database says so in a warning and otherwise that all went
 * well: it is on this host, and lost when the other one takes over. Where what was `told` before has failed, the database takes
 * a COMMIT for a rollback.
 */
async function commit(client: HostClient, db: Db, told: readonly Promise<unknown>[]): Promise<void> {
  let isAlone = false
  const hear = ({ code = '' }: { code?: string | undefined }): void => void (isAlone ||= ALONE.has(code))
  client.on('notice', hear)
  const committed = db.query('commit')
  const [failure] = (await Promise.allSettled([...told, committed])).filter(({ status }) => status === 'rejected')
  client.off('notice', hear)
  const cause: unknown = failure?.status === 'rejected' ? failure.reason : undefined
  if (isAlone) throw new OutcomeUnknown('The COMMIT was given up while it waited for a follower.', { cause })
  if (failure) throw cause
}

/** What the last statement of a text answers first. */
async function firstRow(client: HostClient, text: string, limit: Limit): Promise<Begun | undefined> {
  // Several statements in one text have several results.
  const results: unknown = await send(client, text, [], limit)
  const last: unknown = Array.isArray(results) ? results.at(-1) : results
  return (last as { rows: Begun[] }).rows[0]
}
