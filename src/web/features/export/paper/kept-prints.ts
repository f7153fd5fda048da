import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { DAY } from '#api/time/durations.ts'
import { writtenAtOnce } from '../../../store/written-at-once.ts'

/** An entry of a printed day sheet: where it stood and in which state, never of whom. Instants are epoch milliseconds. */
export interface PrintedEntry {
  id: string
  calendarIds: readonly string[]
  start: number
  end: number
  version: number
  status: string
  subStatus: string | null
}

/** A day sheet as it was printed. It is kept in this browser and holds nothing of guests. */
export interface Print {
  /** What the paper carries: a few characters by which it is found again. */
  mark: string
  connectionId: string
  /** When it was printed, epoch milliseconds. */
  at: number
  /** The calendars in the order of the pages. */
  calendarIds: readonly string[]
  /** Local dates `YYYY-MM-DD` of each calendar, in order. */
  dates: readonly string[]
  entries: readonly PrintedEntry[]
}

/** Days after which nobody types in what stood on a paper. */
const LIFE = 14 * DAY

/** Without characters that are taken for each other when read from paper. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A new mark, such as `7KQ4`. */
export const newMark = (): string =>
  [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')

interface Kept extends DBSchema {
  prints: { key: [string, string]; value: Print }
}

const open = (): Promise<IDBPDatabase<Kept>> =>
  openDB<Kept>('frontdesk-prints', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('prints', { keyPath: ['connectionId', 'mark'] }),
  })

const withPrints = async <T>(work: (database: IDBPDatabase<Kept>) => Promise<T>): Promise<T> => {
  const database = await open()
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** Keeps what is printed, and lets go of what is too old. */
export const keepPrint = (print: Print): Promise<void> =>
  withPrints(async (database) => {
    const work = database.transaction('prints', 'readwrite')
    await writtenAtOnce(work, [work.store.put(print)])
    for (const { connectionId, mark, at } of await database.getAll('prints')) {
      if (print.at - at >= LIFE) await database.delete('prints', [connectionId, mark])
    }
  })

/** The prints of a connection, the newest first. */
export const printsOf = (connectionId: string): Promise<Print[]> =>
  withPrints(async (database) => {
    const all = await database.getAll('prints')
    return all.filter((print) => print.connectionId === connectionId).toSorted((a, b) => b.at - a.at)
  })
