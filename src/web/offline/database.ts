import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { writtenAtOnce } from '../store/written-at-once.ts'

/** What was encrypted, with what begins it anew each time. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>
  bytes: ArrayBuffer
}

/** `answers` is what was read, `unsent` are the calls that wait for a line. */
export type OfflineTable = 'answers' | 'unsent'

/** A row to be written; without a value it is deleted. */
export interface OfflineChange<Value> {
  table: OfflineTable
  name: string
  value?: Value
}

/** Where sealed rows are kept, and the key of them. */
export interface OfflineRows {
  /** The key of all rows; made with the first question, and never to be read. */
  key: () => Promise<CryptoKey>
  get: (table: OfflineTable, name: string) => Promise<Sealed | undefined>
  all: (table: OfflineTable) => Promise<readonly { name: string; value: Sealed }[]>
  /** Writes all of it or nothing. */
  write: (changes: readonly OfflineChange<Sealed>[]) => Promise<void>
}

interface Kept extends DBSchema {
  keys: { key: string; value: CryptoKey }
  answers: { key: string; value: Sealed }
  unsent: { key: string; value: Sealed }
}

/** The one key of a database. */
const OWN = 'own'

/** A key that encrypts and decrypts, and that nobody can take out of this browser. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/**
 * Opens the database of a connection by its name. It gives way as soon as somebody deletes it, as signing out does in any tab: whoever
 * still asks it gets an error then, never a new database.
 */
export const deviceRows = async (name: string): Promise<OfflineRows> => {
  const database: IDBPDatabase<Kept> = await openDB<Kept>(name, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('keys')
      fresh.createObjectStore('answers')
      fresh.createObjectStore('unsent')
    },
    blocking: () => database.close(),
  })
  return {
    key: async () => {
      const known = await database.get('keys', OWN)
      if (known) return known
      const made = await newKey()
      const writing = database.transaction('keys', 'readwrite')
      // Another tab may have been first.
      const first = await writing.store.get(OWN)
      if (!first) await writing.store.put(made, OWN)
      await writing.done
      return first ?? made
    },
    get: (table, name) => database.get(table, name),
    all: async (table) => {
      const reading = database.transaction(table)
      const [names, values] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()])
      return values.map((value, index) => ({ name: names[index] ?? '', value }))
    },
    write: async (changes) => {
      const writing = database.transaction(['answers', 'unsent'], 'readwrite')
      const asked = changes.map(({ table, name, value }): Promise<unknown> => {
        const store = writing.objectStore(table)
        return value ? store.put(value, name) : store.delete(name)
      })
      await writtenAtOnce(writing, asked)
    },
  }
}

/** How many calls wait in a database, which need not be opened with its key for that; none where there is no such database. */
export const countUnsent = async (name: string): Promise<number> => {
  const isThere = (await indexedDB.databases()).some((it) => it.name === name)
  return isThere ? (await (await deviceRows(name)).all('unsent')).length : 0
}
