import { takeOf } from '../core/calls.ts'
import type { Author } from '../core/changes.ts'
import { createListeners } from '../core/listeners.ts'
import { recorded } from '../core/recording.ts'
import type { Rows, Store } from '../core/store.ts'
import { type Change, isPassing, keyIn, type PassingChange, type Snapshot } from './kept.ts'
import { memoryCredentials } from './memory-credentials.ts'
import { MemoryRows } from './memory-rows.ts'
import { MemoryState } from './memory-state.ts'
import { stampOf } from './stamp.ts'
import { createTurns } from './turns.ts'

export type { Change, Kept, KeptName, Snapshot } from './kept.ts'

/** How a memory store starts and who hears of its changes. */
export interface MemoryStoreOptions {
  /** What the store starts with; the store takes it over. */
  load?: Snapshot
  /** Hears the last state of each record that a transaction wrote; a refusal rolls the transaction back. */
  onCommit?: (changes: readonly Change[]) => void | Promise<void>
  /** Hears of everybody who comes, stays or leaves, for other stores of the same organizations. */
  onPresences?: (changes: readonly PresenceChange[]) => void
  /** What this store has in common with other ones that keep the same rows; absent where it is the only one. */
  common?: CommonRows
  /** When a change is made, epoch milliseconds. */
  now?: () => number
}

/** Rows that several stores keep, each in a memory of its own: one of them writes at a time, and knows first what the others wrote. */
export interface CommonRows {
  /** What others have committed since this store last asked. */
  missed(): Promise<readonly Change[]>
  /** Lets no other store write meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

/** A store that can be written down whole. */
export interface MemoryStore extends Store {
  snapshot(): Promise<Snapshot>
  /** Takes in what other stores have committed, and tells those who follow. */
  catchUp(): Promise<void>
  /** Takes in who is present at other stores, and tells those who follow. */
  meet(changes: readonly PresenceChange[]): Promise<void>
}

/** Somebody who comes, stays or leaves. */
export type PresenceChange = Extract<PassingChange, { table: 'presences' }>

type Set = (change: Change | PassingChange) => Change | PassingChange

const refuseWriting: Set = () => {
  throw new Error('A reading transaction must not write.')
}

/** The model of a store: everything in memory, writers one at a time. A transaction must not open another one. */
export function createMemoryStore({
  load,
  onCommit,
  onPresences,
  common,
  now = Date.now,
}: MemoryStoreOptions = {}): MemoryStore {
  const state = new MemoryState()
  if (load) state.load(load)
  const turns = createTurns()
  const listeners = createListeners<string>()
  const presenceListeners = createListeners<string>()

  const transaction = async <T>(work: (set: Set) => Promise<T>): Promise<T> => {
    const undo: (Change | PassingChange)[] = []
    const changes = new Map<string, Change>()
    const presences: PresenceChange[] = []
    const set: Set = (change) => {
      const inverse = state.apply(change)
      undo.push(inverse)
      if (change.table === 'presences') presences.push(change)
      if (!isPassing(change)) changes.set(`${change.table} ${change.key}`, change)
      return inverse
    }
    try {
      const answer = await work(set)
      if (changes.size > 0) await onCommit?.([...changes.values()])
      if (presences.length > 0) onPresences?.(presences)
      return answer
    } catch (failure) {
      for (const change of undo.reverse()) state.apply(change)
      throw failure
    }
  }

  const takeMissed = async (): Promise<void> => {
    const missed = (await common?.missed()) ?? []
    for (const change of missed) state.apply(change)
    for (const { table, key } of missed) if (table === 'changeCounters') listeners.tell(key)
  }
  /** Waits until no transaction writes, of this store or another one of the same rows. */
  const writing = <T>(work: () => Promise<T>): Promise<T> =>
    turns.write(() =>
      common
        ? common.alone(async () => {
            await takeMissed()
            return work()
          })
        : work(),
    )

  const write = async <T>(organizationId: string, work: (rows: Rows) => Promise<T>, author?: Author): Promise<T> => {
    const { answer, isChanged, isPresenceWritten } = await writing(() =>
      transaction((set) => recorded(new MemoryRows(state, organizationId, set), stampOf(author, now()), work)),
    )
    if (isChanged) listeners.tell(organizationId)
    if (isPresenceWritten) presenceListeners.tell(organizationId)
    return answer
  }
  /** What is written of no organization's records. */
  const aside = <T>(work: (rows: Rows) => Promise<T>): Promise<T> =>
    writing(() => transaction((set) => work(new MemoryRows(state, '', set))))
  const ofKey = async <T>(accessKeyId: string, work: (rows: Rows) => Promise<T>): Promise<T> =>
    write(state.keys.get(accessKeyId)?.organizationId ?? '', work)

  const asked = memoryCredentials(state, async (change) => void refuseWriting(change))

  return {
    read: (organizationId, work) => turns.read(() => work(new MemoryRows(state, organizationId, refuseWriting))),
    write,
    onChange: listeners.add,
    onPresence: presenceListeners.add,
    credentials: {
      ...asked,
      addOrganization: (organization) => aside(({ credentials }) => credentials.addOrganization(organization)),
      addKey: (key) => write(key.organizationId, ({ credentials }) => credentials.addKey(key)),
      disableKey: (accessKeyId, at) => ofKey(accessKeyId, ({ credentials }) => credentials.disableKey(accessKeyId, at)),
      expireKey: (accessKeyId, at) => ofKey(accessKeyId, ({ credentials }) => credentials.expireKey(accessKeyId, at)),
      keyUsed: (accessKeyId, at) => aside(({ credentials }) => credentials.keyUsed(accessKeyId, at)),
      resealKey: (accessKeyId, before, sealed) =>
        aside(({ credentials }) => credentials.resealKey(accessKeyId, before, sealed)),
      addCode: (code) => aside(({ credentials }) => credentials.addCode(code)),
      useCode: (purpose, hash, at) => aside(({ credentials }) => credentials.useCode(purpose, hash, at)),
    },
    signer: (accessKeyId) => asked.bearer(accessKeyId),
    takeCalls: async (taking, now) => {
      const key = keyIn(taking.organizationId, `${taking.kind} ${taking.accessKeyId}`)
      const { left, ...taken } = takeOf(state.calls.get(key), taking, now)
      state.calls.set(key, left)
      return taken
    },
    snapshot: () => turns.read(async () => state.snapshot()),
    catchUp: () => turns.write(takeMissed),
    meet: (changes) =>
      turns.write(async () => {
        for (const change of changes) {
          state.apply(change)
          presenceListeners.tell(change.key.split(' ')[0] ?? '')
        }
      }),
    close: async () => {},
  }
}
