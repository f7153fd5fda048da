import { conflictOf, Failure } from '../../core/failure.ts'
import type { Author } from '../../core/changes.ts'
import { createListeners } from '../../core/listeners.ts'
import { recorded } from '../../core/recording.ts'
import type { ReadHint, Rows, Store } from '../../core/store.ts'
import { stampOf } from '../stamp.ts'
import { ask, CommitLost, type Database, type Db, type Mode, queryByKey, sqlState } from './database.ts'
import { takeCalls } from './calls.ts'
import { sqlCredentials } from './credentials.ts'
import { faultInWords } from './faults.ts'
import { Changed, SqlRows } from './rows.ts'
import { createReadAlone } from './read-alone.ts'
import { createShares, type Enter } from './share.ts'
import { createSigners } from './signers.ts'
import { sql } from './sql.ts'

/** Who stands above organizations shares as if being one. */
const OPERATOR = '00000000-0000-0000-0000-000000000000'
const WRITES_WHILE_READING = '25006'
const ATTEMPTS = 6
/** Milliseconds for which a transaction waits until it may begin. */
const PATIENCE = 5000
/**
 * Serialization failure and deadlock, where the same transaction may succeed when it is tried again; and a question behind another
 * that was to have its text read, and failed.
 */
const RETRY = new Set(['40001', '40P01', '26000'])

/** What follows the organization in a notice of who is present there, and of keys or people that have changed. */
const PRESENCE = ' presence'
const ACCESS = ' access'

/** The organization that a notice is about, where it is of this kind. */
const toldOf = (told: string, kind: typeof PRESENCE | typeof ACCESS | ''): string | undefined => {
  const [organizationId = '', about] = told.split(' ')
  return kind === (about === undefined ? '' : ` ${about}`) ? organizationId : undefined
}

const bothOf = (one: () => void, other: (() => void) | undefined) => (): void => {
  one()
  other?.()
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

const mayRetry = (error: unknown): boolean =>
  error instanceof Changed || error instanceof CommitLost || RETRY.has(sqlState(error) ?? '')

/** What is thrown to whoever asked: a refusal in words, or a mistake of ours as it is. */
function refusal(error: unknown, mode: Mode): unknown {
  if (error instanceof Failure) return error
  if (error instanceof Changed) {
    return conflictOf('changedAtOnce', {})
  }
  const state = sqlState(error)
  if (state === '23P01') return conflictOf('timeTaken', {})
  if (state === '23505') return conflictOf('nameTaken', {})
  if (state === WRITES_WHILE_READING && mode === 'read') return error
  return faultInWords(error) ?? error
}

const refused =
  (mode: Mode) =>
  (error: unknown): never => {
    throw refusal(error, mode)
  }

/** Whose rows alone a transaction may touch. */
const withinOf = (organizationId: string): string | undefined =>
  organizationId === OPERATOR ? undefined : organizationId

/**
 * After a failed query the database takes a commit for a rollback: the transaction fails even where its work has caught
 * the error, or has not waited for it. And work that goes on after its transaction has ended must not end up in somebody else's.
 */
async function wholly<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let failure: { cause: unknown } | undefined
  let ended = false
  // One answer comes after the other, so that with the last one all are there.
  let last: Promise<unknown> = Promise.resolve()
  const note = (cause: unknown): void => void (failure ??= { cause })
  const own: Db = {
    async query(text, values) {
      if (ended) throw new Error('This transaction has ended.')
      const asked = db.query<never>(text, values)
      last = asked.catch(note)
      return asked
    },
    async queryByKey(text, values) {
      if (ended) throw new Error('This transaction has ended.')
      const asked = queryByKey<never>(db, text, values)
      last = asked.catch(note)
      return asked
    },
    ...(db.tell && {
      tell(text, values) {
        if (ended) throw new Error('This transaction has ended.')
        db.tell?.(text, values)
      },
    }),
  }
  try {
    const answer = await work(own)
    await last
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

/**
 * What each kind of transaction may have of the connections: writers that wait for a lock leave readers their own, and
 * no organization has all of either; half of what it has is for its wide reads. The one connection of an embedded database is everybody's in turn.
 */
function sharesOf({ connections }: Database, patience: number): Record<'read' | 'write', Enter> {
  if (connections < 4) {
    const enter = createShares({ all: connections, each: connections, wide: connections, patience })
    return { read: enter, write: enter }
  }
  const half = Math.floor(connections / 2)
  const each = Math.ceil(half * 0.75)
  const shares = { all: half, each, wide: Math.ceil(each / 2), patience }
  return { read: createShares(shares), write: createShares(shares) }
}

/**
 * A store over a database that has been brought up to date (migrate.ts). Every fault of the database comes out as a
 * refusal in words (faults.ts).
 */
export function createSqlStore(database: Database, { patience = PATIENCE, now = Date.now } = {}): Store {
  const shares = sharesOf(database, patience)

  async function once<T>(
    mode: 'read' | 'write',
    organizationId: string,
    work: (db: Db) => Promise<T>,
    hint?: ReadHint,
  ): Promise<T> {
    const leave = await shares[mode](organizationId, hint)
    try {
      return await database.transaction(mode, (db) => wholly(db, work), withinOf(organizationId))
    } finally {
      leave()
    }
  }

  async function run<T>(
    mode: 'read' | 'write',
    organizationId: string,
    work: (rows: SqlRows) => Promise<T>,
    hint?: ReadHint,
  ): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const carryOut = async (own: Db): Promise<T> => {
          if (mode === 'write' && attempt > 1) await queue(own, organizationId)
          return work(new SqlRows(own, organizationId, mode === 'read'))
        }
        return await once(mode, organizationId, carryOut, hint)
      } catch (error) {
        if (attempt === ATTEMPTS || !mayRetry(error)) throw refusal(error, mode)
        await pause(2 ** attempt * (1 + Math.random()))
      }
    }
  }

  const readAlone = createReadAlone(database, withinOf)
  async function read<T>(organizationId: string, work: (rows: Rows) => Promise<T>, hint?: ReadHint): Promise<T> {
    if (hint?.asksOnce) {
      const leave = await shares.read(organizationId, hint).catch(refused('read'))
      const alone = await readAlone(organizationId, hint.kind, (db) => work(new SqlRows(db, organizationId, true)))
        .catch((error: unknown) => (mayRetry(error) ? undefined : refused('read')(error)))
        .finally(leave)
      if (alone) return alone.answer
    }
    return run('read', organizationId, work, hint)
  }

  const listeners = createListeners<string>()
  const presenceListeners = createListeners<string>()
  async function write<T>(organizationId: string, work: (rows: Rows) => Promise<T>, author?: Author): Promise<T> {
    const { answer, isChanged, isAccessChanged, isPresenceWritten } = await run('write', organizationId, (rows) =>
      recorded(rows, stampOf(author, now()), work),
    )
    // Before it is told what has changed: whoever hears of an ended key finds it ended.
    if (isAccessChanged) {
      signers.forget(organizationId)
      database.notices?.send(organizationId + ACCESS)
    }
    if (isChanged) {
      listeners.tell(organizationId)
      database.notices?.send(organizationId)
    }
    if (isPresenceWritten) {
      presenceListeners.tell(organizationId)
      database.notices?.send(organizationId + PRESENCE)
    }
    return answer
  }

  const asked = sqlCredentials({
    query: (text, values) =>
      database.query<never>(text, values).catch((error: unknown) => {
        throw refusal(error, 'read')
      }),
  })
  const signers = createSigners((accessKeyId) => asked.bearer(accessKeyId), now)
  let isHearing = false
  /** From the first call on, so that a command of the operator opens no line for it. */
  const hearOfAccess = (): void => {
    isHearing = true
    database.notices?.hear((told) => {
      const organizationId = toldOf(told, ACCESS)
      if (organizationId !== undefined) signers.forget(organizationId)
    })
  }
  const ofKey = async <T>(accessKeyId: string, work: (rows: Rows) => Promise<T>): Promise<T> =>
    write((await asked.key(accessKeyId))?.organizationId ?? OPERATOR, work)

  return {
    read,
    write,
    onChange: (listener) => {
      const heard = database.notices?.hear((told) => {
        const organizationId = toldOf(told, '')
        if (organizationId !== undefined) listener(organizationId)
      })
      return bothOf(listeners.add(listener), heard)
    },
    onPresence: (listener) => {
      const heard = database.notices?.hear((told) => {
        const organizationId = toldOf(told, PRESENCE)
        if (organizationId !== undefined) listener(organizationId)
      })
      return bothOf(presenceListeners.add(listener), heard)
    },
    credentials: {
      ...asked,
      addOrganization: (organization) =>
        run('write', OPERATOR, ({ credentials }) => credentials.addOrganization(organization)),
      addKey: (key) => write(key.organizationId, ({ credentials }) => credentials.addKey(key)),
      expireKey: (accessKeyId, at) => ofKey(accessKeyId, ({ credentials }) => credentials.expireKey(accessKeyId, at)),
      disableKey: (accessKeyId, at) => ofKey(accessKeyId, ({ credentials }) => credentials.disableKey(accessKeyId, at)),
    },
    signer: (accessKeyId) => {
      if (!isHearing) hearOfAccess()
      return signers.signer(accessKeyId)
    },
    takeCalls: (taking, now) =>
      takeCalls(database, taking, now).catch((error: unknown) => {
        throw refusal(error, 'write')
      }),
    // Of an embedded database both are one.
    waiting: () => [...new Set(Object.values(shares))].reduce((sum, enter) => sum + enter.waiting(), 0),
    close: () => database.close(),
  }
}
