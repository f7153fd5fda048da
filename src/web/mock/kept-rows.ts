import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change, KeptName, Snapshot } from '#api/stores/kept.ts'
import { KEPT_NAMES } from '#api/stores/kept.ts'

/** Where the demo that is kept came from. */
export interface DemoOrigin {
  seed: string
  /** `YYYY-MM-DD` around which the demo was made. */
  date: string
  /** Whether somebody changed anything since. */
  changed: boolean
}

interface Kept extends DBSchema {
  records: { key: string; value: { table: KeptName; value: unknown } }
  facts: { key: string; value: unknown }
}

const keyOf = (table: KeptName, key: string): string => `${table} ${key}`

/** The demo's rows in this browser's IndexedDB, written record by record as the store commits. */
export const openKeptRows = async () => {
  const database: IDBPDatabase<Kept> = await openDB<Kept>('frontdesk-demo', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('records')
      fresh.createObjectStore('facts')
    },
  })
  return {
    origin: async (): Promise<DemoOrigin | undefined> =>
      (await database.get('facts', 'origin')) as DemoOrigin | undefined,
    /** Everything kept, as the memory store loads it. */
    load: async (): Promise<Snapshot> => {
      const snapshot = Object.fromEntries(KEPT_NAMES.map((name) => [name, [] as unknown[]])) as Snapshot
      for (const { table, value } of await database.getAll('records')) (snapshot[table] as unknown[]).push(value)
      return snapshot
    },
    /** Takes the place of everything kept. */
    replace: async (changes: readonly Change[], origin: DemoOrigin): Promise<void> => {
      const { store, done } = database.transaction('records', 'readwrite')
      void store.clear()
      for (const { table, key, value } of changes) void store.put({ table, value }, keyOf(table, key))
      await done
      await database.put('facts', origin, 'origin')
    },
    /** Writes what one transaction of the store changed. */
    commit: async (changes: readonly Change[]): Promise<void> => {
      const work = database.transaction(['records', 'facts'], 'readwrite')
      const [records, facts] = [work.objectStore('records'), work.objectStore('facts')]
      for (const { table, key, value } of changes) {
        void (value === undefined
          ? records.delete(keyOf(table, key))
          : records.put({ table, value }, keyOf(table, key)))
      }
      const origin = (await facts.get('origin')) as DemoOrigin | undefined
      if (origin && !origin.changed) void facts.put({ ...origin, changed: true }, 'origin')
      await work.done
    },
    /** The key that seals the demo's access keys: it cannot be read, only used. */
    sealingKey: async (): Promise<CryptoKey> => {
      const known = (await database.get('facts', 'sealing key')) as CryptoKey | undefined
      if (known) return known
      const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
      await database.put('facts', key, 'sealing key')
      return key
    },
    clear: async (): Promise<void> => {
      await database.clear('records')
      await database.delete('facts', 'origin')
    },
  }
}
/** The demo's rows as kept in this browser. */
export type KeptRows = Awaited<ReturnType<typeof openKeptRows>>
