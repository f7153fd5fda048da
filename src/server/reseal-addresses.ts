import { createMediaAddresses } from '#api/http/media/addresses.ts'
import type { Rows, Store, TableName, Tables } from '#api/core/store.ts'
import { addressKeys } from './media/address-keys.ts'
import type { ServerKeys } from './read-server-keys.ts'

/** Tables whose rows name files by an address; everything else names them by their id. */
const NAMING = ['multimedia', 'presets', 'rooms', 'services', 'organizationSettings'] as const satisfies TableName[]
type Naming = (typeof NAMING)[number]

/** Rows that are looked at in one go. */
const AT_ONCE = 200

/** The path of an address of a file, wherever it stands in a text. */
const ADDRESS = /\/media\/[0-9a-f-]{36}\/[0-9a-f-]{36}\/[\w-]+\/[\w-]+(?:\.[a-z0-9]{2,4})?/g

/** A copy of a value in which every text is another one. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((it) => withTexts(it, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, withTexts(it, change)]))
}

/** Puts an address that is good under any of the server keys under the first one; others stay as they are. */
function sealingUnder([current, ...former]: ServerKeys): (path: string) => string {
  const under = createMediaAddresses(addressKeys([current]))
  const all = createMediaAddresses(addressKeys([current, ...former]))
  const isGood = (addresses: typeof all, path: string): boolean => {
    try {
      return addresses.openRead(path).generation > 0
    } catch {
      return false
    }
  }
  return (path) => {
    if (isGood(under, path) || !isGood(all, path)) return path
    const { medium, generation } = all.openRead(path)
    return under.readPath(medium, generation)
  }
}

/**
 * Puts the addresses by which records name files under the first server key, each record by a write of its own that the
 * feed and the audit tell; answers how many addresses these were.
 */
export async function resealAddresses(store: Store, keys: ServerKeys, now: () => number = Date.now): Promise<number> {
  const sealed = sealingUnder(keys)
  /** The row with its addresses anew, and how many of them are others now. */
  const anew = <T extends Naming>(row: Tables[T]): { row: Tables[T]; count: number } => {
    let count = 0
    const change = (path: string): string => {
      const after = sealed(path)
      if (after !== path) count++
      return after
    }
    return { row: withTexts(row, (text) => text.replace(ADDRESS, change)) as Tables[T], count }
  }
  const write = async <T extends Naming>(rows: Rows, table: T, id: string): Promise<number> => {
    const found = await rows.get(table, id)
    const { row, count } = found ? anew<T>(found) : { row: found, count: 0 }
    if (row && count > 0) {
      await rows.replace(table, { ...row, version: row.version + 1, updatedAt: new Date(now()).toISOString() })
    }
    return count
  }
  const inTable = async (organizationId: string, table: Naming): Promise<number> => {
    let count = 0
    for (let offset = 0; ; offset += AT_ONCE) {
      const { items } = await store.read(organizationId, (rows) => rows.find(table, { offset, limit: AT_ONCE }))
      for (const row of items) {
        if (anew(row).count === 0) continue
        count += await store.write(organizationId, (rows) => write(rows, table, row.id), { operation: 'operator.keys' })
      }
      if (items.length < AT_ONCE) return count
    }
  }
  let count = 0
  for (const { id } of await store.credentials.organizations()) {
    for (const table of NAMING) count += await inTable(id, table)
  }
  return count
}

/**
 * How many uploads are under way whose address may be under a former server key: asked for before `since`, and at `now` not
 * yet `expiry` ago (milliseconds).
 */
export async function uploadsBefore(
  store: Store,
  { since, now, expiry }: { since: number; now: number; expiry: number },
): Promise<number> {
  let count = 0
  for (const { id } of await store.credentials.organizations()) {
    const waiting = [{ field: 'status', equals: 'need_action' }]
    const { items } = await store.read(id, (rows) => rows.find('multimedia', { where: waiting }))
    count += items.filter(({ updatedAt }) => {
      const asked = Date.parse(updatedAt)
      return asked < since && asked > now - expiry
    }).length
  }
  return count
}
