import { setTimeout as pause } from 'node:timers/promises'
import { type ClientConfig, DatabaseError, Pool, type PoolConfig } from 'pg'
import {
  BEGIN,
  BROKEN,
  CHANGING_OVER,
  ConnectionFault,
  type Database,
  type Db,
  type Mode,
  NO_CONNECTION_LEFT,
  OutcomeUnknown,
  sqlState,
} from '#api/stores/sql/database.ts'
import type { Value } from '#api/stores/sql/sql.ts'
import { withinWall } from '#api/stores/sql/wall.ts'
import { HostClient, type Hosts, hostsOf, meet } from './hosts.ts'
import { createNotices } from './notices.ts'
import { settleCommit } from './settle-commit.ts'

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
}

/** What asks outside of transactions (who signed a call) has connections of its own, and waits behind no transaction. */
const RESERVED = 2
/** No statement of a call takes longer, nor a pause between two of them. */
const STATEMENT = 15_000
/** Where not even the database's own limit is heard of, the line is dead. */
const SILENCE = 20_000

/** How each transaction begins: in one message, so that limits and the id of the transaction cost no time of their own. */
function openings(lockWithin: number): (mode: Mode, within: string | undefined) => string {
  // In one statement: three of `set local` cost as much as a question of their own.
  const limits = Object.entries({
    lock_timeout: lockWithin,
    statement_timeout: STATEMENT,
    idle_in_transaction_session_timeout: 2 * STATEMENT,
  }).map(([name, milliseconds]) => `set_config('${name}', '${milliseconds}', true)`)
  const id = 'pg_current_xact_id()::text as id'
  const more: { readonly [M in Mode]: readonly string[] } = {
    read: [`select ${limits.join(', ')}`],
    write: [`select ${[...limits, id].join(', ')}`],
    dump: [],
    upkeep: [`select ${id}`],
  }
  return (mode, within) =>
    [BEGIN[mode], ...(within === undefined ? [] : [withinWall(within)]), ...more[mode]].join('; ')
}
interface Limit {
  query_timeout?: number
}
const silenceOf = (mode: Mode): Limit => (mode === 'read' || mode === 'write' ? { query_timeout: SILENCE } : {})

/** SQLSTATE of a warning. */
const WARNING = '01000'
/** What a server says to a write that follows another one, or does so from now on. */
const FOLLOWS = '25006'
/** Whether the connection failed, and not only a statement on it. */
const isFault = (error: unknown): boolean =>
  error instanceof ConnectionFault || (error instanceof DatabaseError && error.severity !== 'ERROR')

/** What `pg` throws where a connection fails has no SQLSTATE, and at times no code at all. */
function faultOf(error: unknown): unknown {
  if (error instanceof DatabaseError || error instanceof ConnectionFault || !(error instanceof Error)) return error
  // Where a name has several addresses, what pg throws has a code but no words of its own.
  const { message, code = '' } = error as NodeJS.ErrnoException
  const isWait = message.startsWith('timeout exceeded')
  return new ConnectionFault(message || code, isWait ? NO_CONNECTION_LEFT : BROKEN, error)
}

const dbOf = (client: HostClient, limit: Limit): Db => ({
  query: async <Row>(text: string, values: readonly Value[] = []) => {
    // The rows are as the query selects them; their type is the query's own word.
    const { rows } = await client.query({ text, values: [...values], ...limit }).catch((error: unknown) => {
      throw faultOf(error)
    })
    return rows as Row[]
  },
})

/** The pool has more options than its types know; `pipeline` sends a query without waiting for the one before it. */
type PoolOptions = PoolConfig & { pipeline: true; onConnect: (client: HostClient) => Promise<void> }

/** Milliseconds between two looks for the host that takes writes. */
const LOOK_AGAIN = 100

function openPool(config: PoolConfig & { connectionTimeoutMillis: number }, hosts: Hosts) {
  const options: PoolOptions = {
    application_name: 'frontdesk',
    keepAlive: true,
    pipeline: true,
    ...config,
    Client: class extends HostClient {
      constructor(given: ClientConfig = {}) {
        super(given, hosts.current())
      }
    },
    onConnect: (client) => meet(client, hosts),
  }
  const pool = new Pool(options)
  // An idle connection may break at any time; the pool replaces it, and without a listener the process would end.
  pool.on('error', () => {})

  /** Of several hosts each is tried, again and again, while there is time: one takes over from another within seconds. */
  async function connected(): Promise<HostClient & { release(destroy: boolean): void }> {
    for (const until = Date.now() + config.connectionTimeoutMillis; ; await pause(LOOK_AGAIN)) {
      const url = hosts.current()
      try {
        return (await pool.connect()) as unknown as HostClient & { release(destroy: boolean): void }
      } catch (error) {
        const fault = faultOf(error)
        const isBusy = fault instanceof ConnectionFault && fault.code === NO_CONNECTION_LEFT
        if (hosts.count === 1 || isBusy) throw fault
        hosts.leave(url)
        if (Date.now() >= until) throw new ConnectionFault('No host takes writes.', CHANGING_OVER, fault)
      }
    }
  }

  /**
   * `pool.query` throws the connection away with every SQL error; a client that is only released stays. The client is kept
   * from others until what `work` leaves with `hold` is through, for which the answer does not wait.
   */
  async function withClient<T>(
    work: (client: HostClient, hold: (until: Promise<unknown>) => void) => Promise<T>,
  ): Promise<T> {
    const client = await connected()
    // While a client is out the pool does not listen to it: its queries fail, and the process must live on.
    const ignore = (): void => {}
    client.on('error', ignore)
    let isBroken = false
    let held: Promise<unknown> = Promise.resolve()
    try {
      return await work(client, (until) => void (held = until))
    } catch (error) {
      isBroken = isFault(error) || (hosts.count > 1 && sqlState(error) === FOLLOWS)
      // What broke in the middle is tried again at whoever takes over.
      if (isBroken && hosts.count > 1 && hasBroken(error)) throw changingOver(error)
      throw error
    } finally {
      const release = (isLost: boolean): void => {
        client.off('error', ignore)
        client.release(isLost)
      }
      void held.then(
        () => release(isBroken),
        () => release(true),
      )
    }
  }
  return { withClient, pool, end: () => pool.end() }
}

const hasBroken = (error: unknown): boolean =>
  sqlState(error) === BROKEN || sqlState(error) === FOLLOWS || (sqlState(error) ?? '').startsWith('57P')
const changingOver = (error: unknown): ConnectionFault =>
  new ConnectionFault('The connection broke; another host may take over.', CHANGING_OVER, error)

/**
 * Pools of connections to PostgreSQL. The URL may name several hosts, of which one takes writes and the others follow it. TLS is part of the URL: `?sslmode=verify-full` (with `&sslrootcert=FILE` for an
 * authority of one's own) encrypts and checks the server's name; without `sslmode` the connection is plain.
 */
export function openPg(
  url: string,
  { connections = 16, connectWithin = 5000, lockWithin = 3000, settleWithin = 10_000, directUrl = url }: PgOptions = {},
): Database {
  const opening = openings(lockWithin)
  const hosts = hostsOf(url)
  const config = { connectionTimeoutMillis: connectWithin }
  const work = openPool({ ...config, max: connections }, hosts)
  const reserved = openPool({ ...config, max: RESERVED, min: 1 }, hosts)
  const single: Db = {
    query: (text, values) =>
      reserved.withClient((client) => dbOf(client, { query_timeout: SILENCE }).query(text, values)),
  }

  const notices = createNotices(directUrl, single)
  const wall = { isUp: false }

  return {
    connections,
    notices,
    wall,
    query: (text, values) => single.query(text, values),
    async transaction<T>(mode: Mode, carryOut: (db: Db) => Promise<T>, organizationId?: string): Promise<T> {
      const text = opening(mode, wall.isUp ? organizationId : undefined)
      if (mode === 'read') return work.withClient((client, hold) => readIn(client, text, carryOut, hold))
      let committing: { answer: T; id: string | undefined; timeline: string | undefined } | undefined
      try {
        return await work.withClient(async (client) => {
          const db = dbOf(client, silenceOf(mode))
          const id = await begin(client, text, silenceOf(mode)).catch(rollback(db))
          const answer = await carryOut(db).catch(rollback(db))
          committing = { answer, id, timeline: client.timeline }
          await commit(client, db)
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
    pool: () => {
      const pools = [work.pool, reserved.pool]
      const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
        pools.reduce((all, pool) => all + pool[count], 0)
      return { open: sum('totalCount'), idle: sum('idleCount'), waiting: sum('waitingCount') }
    },
    close: async () => {
      await notices.close()
      await Promise.all([work.end(), reserved.end()])
    },
  }
}

/**
 * A transaction that only reads: its first question goes out right behind its beginning, and nobody waits for its end, of
 * which nothing can be lost. So it takes no longer on the way to the database than its questions alone.
 */
async function readIn<T>(
  client: HostClient,
  opening: string,
  carryOut: (db: Db) => Promise<T>,
  hold: (until: Promise<unknown>) => void,
): Promise<T> {
  const db = dbOf(client, silenceOf('read'))
  const begun = begin(client, opening, silenceOf('read'))
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
 * well: it is on this host, and lost when the other one takes over.
 */
async function commit(client: HostClient, db: Db): Promise<void> {
  let isAlone = false
  const hear = ({ code }: { code?: string | undefined }): void => void (isAlone ||= code === WARNING)
  client.on('notice', hear)
  try {
    await db.query('commit')
  } finally {
    client.off('notice', hear)
  }
  if (isAlone) throw new OutcomeUnknown('The COMMIT was given up while it waited for a follower.')
}

/** Begins a transaction, and answers the id of one that may write. */
async function begin(client: HostClient, text: string, limit: Limit): Promise<string | undefined> {
  // Several statements in one text have several results.
  const results: unknown = await client.query({ text, ...limit }).catch((error: unknown) => {
    throw faultOf(error)
  })
  const last: unknown = Array.isArray(results) ? results.at(-1) : results
  return (last as { rows: { id?: string }[] }).rows[0]?.id
}
