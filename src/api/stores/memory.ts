import type { Credentials, Rows, Store } from '../core/store.ts'
import type { Change, PassingChange, Snapshot } from './kept.ts'
import { memoryCredentials } from './memory-credentials.ts'
import { MemoryRows } from './memory-rows.ts'
import { MemoryState } from './memory-state.ts'
import { createTurns } from './turns.ts'

export type { Change, Kept, KeptName, Snapshot } from './kept.ts'

/** How a memory store starts and who hears of its changes. */
export interface MemoryStoreOptions {
  /** What the store starts with; the store takes it over. */
  load?: Snapshot
  /** Hears the last state of each record that a transaction wrote; a refusal rolls the transaction back. */
  onCommit?: (changes: readonly Change[]) => void | Promise<void>
}

/** A store that can be written down whole. */
export interface MemoryStore extends Store {
  snapshot(): Promise<Snapshot>
}

type Set = (change: Change | PassingChange) => void

const refuseWriting: Set = () => {
  throw new Error('A reading transaction must not write.')
}

/** The model of a store: everything in memory, writers one at a time. A transaction must not open another one. */
export function createMemoryStore({ load, onCommit }: MemoryStoreOptions = {}): MemoryStore {
  const state = new MemoryState()
  if (load) state.load(load)
  const turns = createTurns()

  const transaction = async <T>(work: (set: Set) => Promise<T>): Promise<T> => {
    const undo: (Change | PassingChange)[] = []
    const changes = new Map<string, Change>()
    const set: Set = (change) => {
      undo.push(state.apply(change))
      if (change.table !== 'codes') changes.set(`${change.table} ${change.key}`, change)
    }
    try {
      const answer = await work(set)
      if (changes.size > 0) await onCommit?.([...changes.values()])
      return answer
    } catch (failure) {
      for (const change of undo.reverse()) state.apply(change)
      throw failure
    }
  }

  /** Looks and writes in one turn, so that nobody else writes in between. */
  const writing = <T>(work: (credentials: Credentials) => Promise<T>): Promise<T> =>
    turns.write(() => transaction((set) => work(memoryCredentials(state, async (change) => set(change)))))

  return {
    read: (organizationId, work) => turns.read(() => work(new MemoryRows(state, organizationId, refuseWriting))),
    write: <T>(organizationId: string, work: (rows: Rows) => Promise<T>) =>
      turns.write(() => transaction((set) => work(new MemoryRows(state, organizationId, set)))),
    credentials: {
      ...memoryCredentials(state, async (change) => refuseWriting(change)),
      addOrganization: (organization) => writing((credentials) => credentials.addOrganization(organization)),
      addKey: (key) => writing((credentials) => credentials.addKey(key)),
      disableKey: (accessKeyId, at) => writing((credentials) => credentials.disableKey(accessKeyId, at)),
      expireKey: (accessKeyId, at) => writing((credentials) => credentials.expireKey(accessKeyId, at)),
      keyUsed: (accessKeyId, at) => writing((credentials) => credentials.keyUsed(accessKeyId, at)),
      addCode: (code) => writing((credentials) => credentials.addCode(code)),
      useCode: (purpose, hash, at) => writing((credentials) => credentials.useCode(purpose, hash, at)),
    },
    snapshot: () => turns.read(async () => state.snapshot()),
    close: async () => {},
  }
}
