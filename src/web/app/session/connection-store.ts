import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'
import type { Learnt } from '../../client/learned-fields.ts'
import { writtenAtOnce } from '../../store/written-at-once.ts'
import type { SavedConnection } from './connection.ts'

/** A saved connection with its key, which the browser stores as an object that nothing can read. */
export interface KeptConnection extends SavedConnection {
  key: CryptoKey
  /** What the deployment taught; absent with connections that were kept before anything was. */
  learnt?: Learnt
}

interface Kept extends DBSchema {
  connections: { key: string; value: KeptConnection }
}

/** Where connections are kept across reloads. */
export interface ConnectionStore {
  all(): Promise<KeptConnection[]>
  keep(connection: KeptConnection): Promise<void>
  forget(id: string): Promise<void>
}

/**
 * Keeps connections on this device. Where the browser grants no storage (some private windows) it keeps nothing, and a
 * connection lives as long as its tab.
 */
export const deviceConnections = (): ConnectionStore => {
  let opened: Promise<IDBPDatabase<Kept> | undefined> | undefined
  const database = (): Promise<IDBPDatabase<Kept> | undefined> =>
    (opened ??= openDB<Kept>('frontdesk-connections', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('connections', { keyPath: 'id' }),
    }).catch(() => undefined))
  const write = async (
    change: (kept: IDBPObjectStore<Kept, ['connections'], 'connections', 'readwrite'>) => Promise<unknown>,
  ): Promise<void> => {
    const work = (await database())?.transaction('connections', 'readwrite')
    if (work) await writtenAtOnce(work, [change(work.store)])
  }
  return {
    all: async () => (await (await database())?.getAll('connections')) ?? [],
    keep: (connection) => write((kept) => kept.put(connection)),
    forget: (id) => write((kept) => kept.delete(id)),
  }
}
