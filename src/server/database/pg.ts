import { Query, type QueryResult } from 'pg'
import { BEGIN, ConnectionFault, type Database, type Db, type Mode, OutcomeUnknown } from '#api/stores/sql/database.ts'
import type { Value } from '#api/stores/sql/sql.ts'
import { withinWall } from '#api/stores/sql/wall.ts'
import { type HostClient, hostsOf } from './hosts.ts'
import { createNotices } from './notices.ts'
import { faultOf, isFault, openPool } from './pool.ts'
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
/** No statement of a call takes longer, nor a pause between two of them. */
const STATEMENT = 15_000
/** Where not even the database's own limit is heard of, the line is dead. */
const SILENCE = 20_000

/** In one statement: three of `set` cost as much as a question of their own. */
const settingOf = (limits: Readonly<Record<string, number>>, isLocal: boolean): string =>
  Object.entries(limits)
    .map(([name, milliseconds]) => `set_config('${name}', '${milliseconds}', ${isLocal})`)
    .join(', ')

/** How sessions begin, and each transaction in them. */
interface Openings {
  session: string | undefined
  transaction: (mode: Mode, within: string | undefined) => string
}

/**
 * Transactions begin in one message, so that limits and the id of the transaction cost no time of their own. Where a session is one
 * process's own, it carries the limits from its beginning on, and only who is without them says so.
 */
function openings(lockWithin: number, isOwnSession: boolean): Openings {
  const limits = {
    lock_timeout: lockWithin,
    statement_timeout: STATEMENT,
    idle_in_transaction_session_timeout: 2 * STATEMENT,
  }
  const none = Object.fromEntries(Object.keys(limits).map((name) => [name, 0]))
  const [limited, unlimited] = isOwnSession ? ['', settingOf(none, true)] : [settingOf(limits, true), '']
  const id = 'pg_current_xact_id()::text as id'
  const more: { readonly [M in Mode]: readonly string[] } = {
    read: [limited],
    write: [limited, id],
    dump: [unlimited],
    upkeep: [unlimited, id],
  }
  return {
    session: isOwnSession ? `select ${settingOf(limits, false)}` : undefined,
    transaction: (mode, within) => {
      const asked = more[mode].filter((it) => it !== '').join(', ')
      return [
        BEGIN[mode],
        ...(within === undefined ? [] : [withinWall(within)]),
        ...(asked ? [`select ${asked}`] : []),
      ].join('; ')
    },
  }
}
interface Limit {
  query_timeout?: number
}
const silenceOf = (mode: Mode): Limit => (mode === 'read' || mode === 'write' ? { query_timeout: SILENCE } : {})

/** SQLSTATE of a warning. */
const WARNING = '01000'
/** Sends SQL; an options object of the driver's would be copied each time. */
function send(client: HostClient, text: string, values: readonly Value[], limit: Limit): Promise<QueryResult> {
  const name = values.length > 0 ? client.nameOf(text) : undefined
  client.gather()
  return new Promise((resolve, reject) => {
    const heard = (error: Error | undefined, result: QueryResult): void =>
      error ? reject(faultOf(error)) : resolve(result)
    const query = new Query(text, values as Value[], heard)
    client.query(Object.assign(query, name === undefined ? limit : { ...limit, name }))
  })
}

/** What has no values is no question (`commit`, `savepoint`), and gets no name. */
const dbOf = (client: HostClient, limit: Limit): Db => ({
  // The rows are as the query selects them; their type is the query's own word.
  query: async <Row>(text: string, values: readonly Value[] = []) =>
    (await send(client, text, values, limit)).rows as Row[],
})

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
  // A pooler would give what is said to a session to others as well.
  const opening = openings(lockWithin, !pooled && directUrl === url)
  const hosts = hostsOf(url)
  const config = { connectionTimeoutMillis: connectWithin }
  const nameOf = pooled ? undefined : createStatementNames()
  const work = openPool({ ...config, max: connections }, hosts, { nameOf, opening: opening.session })
  const reserved = openPool({ ...config, max: RESERVED, min: 1 }, hosts, { nameOf })
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
      const text = opening.transaction(mode, wall.isUp ? organizationId : undefined)
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
    readOnce: <Row>(text: string, values: readonly Value[], organizationId?: string) =>
      work.withClient((client, hold) => {
        const beginning = opening.transaction('read', wall.isUp ? organizationId : undefined)
        return readWhole<Row>(client, beginning, { text, values }, hold)
      }),
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

/** The same of one question: beginning, question and end go out in one piece. */
async function readWhole<Row>(
  client: HostClient,
  opening: string,
  { text, values }: { text: string; values: readonly Value[] },
  hold: (until: Promise<unknown>) => void,
): Promise<Row[]> {
  const db = dbOf(client, silenceOf('read'))
  const begun = begin(client, opening, silenceOf('read'))
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
  const results: unknown = await send(client, text, [], limit)
  const last: unknown = Array.isArray(results) ? results.at(-1) : results
  return (last as { rows: { id?: string }[] }).rows[0]?.id
}
