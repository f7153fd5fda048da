import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { Change, KeptName, Snapshot } from '#api/stores/kept.ts'
import { KEPT_NAMES } from '#api/stores/kept.ts'
import { writtenAtOnce } from '../store/written-at-once.ts'

/** Where the demo that is kept came from. */
export interface DemoOrigin {
  seed: string
  /** `YYYY-MM-DD` around which the demo was made. */
  date: string
  /** Whether somebody changed anything since. */
  changed: boolean
}

/** A row as it stands after the last write, without a value where it was deleted. */
interface KeptRow {
  table: KeptName
  value: unknown
}

interface Kept extends DBSchema {
  records: { key: string; value: KeptRow }
  facts: { key: string; value: unknown }
}

const keyOf = (table: KeptName, key: string): string => `${table} ${key}`

/** How far the commits to one demo are counted; a demo that takes its place is another one. */
interface Standing {
  demo: string
  last: number
}

/** A demo kept before commits were counted. */
const UNCOUNTED: Standing = { demo: '', last: 0 }
/** Commits that are kept for other tabs; who is further behind reads all rows. */
const KEPT_COMMITS = 300

const isSame = (one: Standing, other: Standing): boolean => one.demo === other.demo && one.last === other.last
const commitKey = (number: number): string => `commit ${String(number).padStart(12, '0')}`

/**
 * Every row that is kept, by the key of its record: those that the demo began with, and over them what was written since.
 * A demo that was kept before has no such beginning.
 */
export const rowsOver = (
  beginning: readonly Change[] | undefined,
  keys: readonly string[],
  written: readonly KeptRow[],
): Map<string, KeptRow> => {
  const rows = new Map<string, KeptRow>()
  for (const { table, key, value } of beginning ?? []) rows.set(keyOf(table, key), { table, value })
  written.forEach((row, at) => {
    const key = keys[at] ?? ''
    if (row.value === undefined) rows.delete(key)
    else rows.set(key, row)
  })
  return rows
}

/**
 * Reads them. What a demo begins with is one record: to write its three thousand rows one by one would hold back the
 * first page for a quarter of a second.
 */
const rowsIn = async (work: IDBPTransaction<Kept, ('records' | 'facts')[]>): Promise<Map<string, KeptRow>> => {
  const [beginning, keys, written] = await Promise.all([
    work.objectStore('facts').get('beginning') as Promise<Change[] | undefined>,
    work.objectStore('records').getAllKeys(),
    work.objectStore('records').getAll(),
  ])
  return rowsOver(beginning, keys, written)
}

/**
 * The demo's rows in this browser's IndexedDB, written record by record as the store commits. Every tab has them in its own
 * memory too: what is kept here is the truth, and each tab asks for the commits that it has missed.
 */
export const openKeptRows = async () => {
  const database: IDBPDatabase<Kept> = await openDB<Kept>('frontdesk-demo', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('records')
      fresh.createObjectStore('facts')
    },
  })
  let seen = UNCOUNTED
  /** What this tab has, by the keys of its records. */
  let known = new Set<string>()

  return {
    origin: async (): Promise<DemoOrigin | undefined> =>
      (await database.get('facts', 'origin')) as DemoOrigin | undefined,
    /** Everything kept, as the memory store loads it. */
    load: async (): Promise<Snapshot> => {
      const snapshot = Object.fromEntries(KEPT_NAMES.map((name) => [name, [] as unknown[]])) as Snapshot
      const work = database.transaction(['records', 'facts'])
      const [rows, standing] = await Promise.all([rowsIn(work), work.objectStore('facts').get('commits')])
      for (const { table, value } of rows.values()) (snapshot[table] as unknown[]).push(value)
      known = new Set(rows.keys())
      seen = (standing as Standing | undefined) ?? UNCOUNTED
      return snapshot
    },
    /** Takes the place of everything kept. */
    replace: async (changes: readonly Change[], origin: DemoOrigin): Promise<void> => {
      const work = database.transaction(['records', 'facts'], 'readwrite')
      const [records, facts] = [work.objectStore('records'), work.objectStore('facts')]
      const standing = { demo: crypto.randomUUID(), last: 0 }
      void records.clear()
      void facts.delete(IDBKeyRange.bound(commitKey(0), commitKey(Number.MAX_SAFE_INTEGER)))
      void facts.put(changes, 'beginning')
      void facts.put(standing, 'commits')
      void facts.put(origin, 'origin')
      await work.done
      known = new Set(changes.map(({ table, key }) => keyOf(table, key)))
      seen = standing
    },
    /** What other tabs have written since this one last knew all, in order; after too much of it, what differs by now. */
    missed: async (): Promise<readonly Change[]> => {
      const work = database.transaction(['records', 'facts'])
      const facts = work.objectStore('facts')
      const standing = ((await facts.get('commits')) as Standing | undefined) ?? UNCOUNTED
      if (isSame(standing, seen)) return []
      const before = seen
      seen = standing
      if (standing.demo === before.demo && standing.last - before.last <= KEPT_COMMITS) {
        const range = IDBKeyRange.bound(commitKey(before.last + 1), commitKey(standing.last))
        const changes = ((await facts.getAll(range)) as Change[][]).flat()
        for (const { table, key } of changes) known.add(keyOf(table, key))
        return changes
      }
      const rows = await rowsIn(work)
      const changeOf = (name: string, value: unknown): Change => {
        const at = name.indexOf(' ')
        return { table: name.slice(0, at), key: name.slice(at + 1), value } as Change
      }
      const gone = [...known].filter((name) => !rows.has(name)).map((name) => changeOf(name, undefined))
      known = new Set(rows.keys())
      return [...gone, ...[...rows].map(([name, { value }]) => changeOf(name, value))]
    },
    /** Writes what one transaction of the store changed. */
    commit: async (changes: readonly Change[]): Promise<void> => {
      const work = database.transaction(['records', 'facts'], 'readwrite')
      const [records, facts] = [work.objectStore('records'), work.objectStore('facts')]
      for (const { table, key, value } of changes) {
        void records.put({ table, value }, keyOf(table, key))
        known.add(keyOf(table, key))
      }
      const before = ((await facts.get('commits')) as Standing | undefined) ?? UNCOUNTED
      const next = { ...before, last: before.last + 1 }
      void facts.put(next, 'commits')
      void facts.put(changes, commitKey(next.last))
      void facts.delete(commitKey(next.last - KEPT_COMMITS))
      const origin = (await facts.get('origin')) as DemoOrigin | undefined
      if (origin && !origin.changed) void facts.put({ ...origin, changed: true }, 'origin')
      await writtenAtOnce(work, [])
      // Where nothing keeps tabs from writing at once, what another one wrote is still to be asked for.
      if (isSame(before, seen)) seen = next
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
      await Promise.all(['origin', 'beginning'].map((fact) => database.delete('facts', fact)))
    },
  }
}
/** The demo's rows as kept in this browser. */
export type KeptRows = Awaited<ReturnType<typeof openKeptRows>>
