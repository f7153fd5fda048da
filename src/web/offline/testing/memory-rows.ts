import { newKey, type OfflineRows, type OfflineTable, type Sealed } from '../database.ts'

/** A device that keeps rows as long as the test: what a browser would write into its database, to be looked at raw. */
export const memoryRows = () => {
  let key: CryptoKey | undefined
  const tables: Record<OfflineTable, Map<string, Sealed>> = { answers: new Map(), unsent: new Map() }
  const rows: OfflineRows = {
    key: async () => (key ??= await newKey()),
    get: async (table, name) => tables[table].get(name),
    all: async (table) => [...tables[table]].map(([name, value]) => ({ name, value })),
    write: async (changes) => {
      for (const { table, name, value } of changes) {
        if (value) tables[table].set(name, value)
        else tables[table].delete(name)
      }
    },
  }
  return {
    rows,
    tables,
    /** Everything that is kept, as text, names and bytes. */
    raw: (): string =>
      Object.values(tables)
        .flatMap((table) => [...table])
        .map(([name, { bytes }]) => `${name} ${new TextDecoder('latin1').decode(bytes)}`)
        .join('\n'),
    /** What signing out does. */
    forget: (): void => {
      key = undefined
    },
  }
}
