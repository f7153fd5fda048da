import type { OfflineRows, OfflineTable, OfflineChange, Sealed } from './database.ts'

/** Rows that are readable here and sealed wherever they are kept. */
export interface SealedStore {
  /** A row; undefined where there is none, and where its seal is broken. */
  get: (table: OfflineTable, name: string) => Promise<unknown>
  /** All rows of a table whose seals hold. */
  all: (table: OfflineTable) => Promise<unknown[]>
  /** Writes all of it or nothing. */
  write: (changes: readonly OfflineChange<unknown>[]) => Promise<void>
}

/** Encrypts every row by AES-GCM under the rows' own key; a row stands for its own name only. */
export const createSealedStore = (rows: OfflineRows): SealedStore => {
  let asked: Promise<CryptoKey> | undefined
  const key = (): Promise<CryptoKey> => (asked ??= rows.key())
  const way = (table: string, name: string, iv: Uint8Array<ArrayBuffer>) => ({
    name: 'AES-GCM',
    iv,
    additionalData: new TextEncoder().encode(`${table} ${name}`),
  })

  const sealed = async ({ table, name, value }: OfflineChange<unknown>): Promise<OfflineChange<Sealed>> => {
    if (value === undefined) return { table, name }
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(value))
    return { table, name, value: { iv, bytes: await crypto.subtle.encrypt(way(table, name, iv), await key(), text) } }
  }

  const opened = async (table: OfflineTable, name: string, { iv, bytes }: Sealed): Promise<unknown> => {
    try {
      const text = await crypto.subtle.decrypt(way(table, name, iv), await key(), bytes)
      return JSON.parse(new TextDecoder().decode(text)) as unknown
    } catch {
      // Whatever was written under another key is nobody's any more.
      return undefined
    }
  }

  return {
    get: async (table, name) => {
      const found = await rows.get(table, name)
      return found && opened(table, name, found)
    },
    all: async (table) => {
      const found = await rows.all(table)
      const values = await Promise.all(found.map(({ name, value }) => opened(table, name, value)))
      return values.filter((it) => it !== undefined)
    },
    write: async (changes) => rows.write(await Promise.all(changes.map(sealed))),
  }
}
