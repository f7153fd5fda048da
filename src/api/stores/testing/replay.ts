import type { ChangedResource } from '../../contract/changes.ts'
import type { Fields, RecordedChange } from '../../core/changes.ts'
import { isRecorded, recordable, sameValue } from '../../core/recording.ts'
import type { Store, TableName } from '../../core/store.ts'
import { RESOURCE_TABLES } from '../kept.ts'

/** Records as changes tell them, by `resource id`. */
export type Records = Map<string, Fields>

/** Every record of an organization of which changes are recorded, but for its keys. */
export async function recordsOf(store: Store, organizationId: string): Promise<Records> {
  const records: Records = new Map()
  const look = async (table: Extract<TableName, ChangedResource>): Promise<void> => {
    const { items } = await store.read(organizationId, (rows) => rows.find(table))
    for (const row of items) {
      if (row.organizationId === organizationId) records.set(`${table} ${row.id}`, recordable(table, row))
    }
  }
  for (const table of RESOURCE_TABLES.filter(isRecorded)) await look(table)
  return records
}

/** Whether two sets of records are the same. */
export const sameRecords = (one: Records, other: Records): boolean =>
  one.size === other.size && [...one].every(([name, it]) => sameValue(it, other.get(name)))

/**
 * Carries changes out upon records, oldest first; each must fit what it says was there before. Throws where one does not, or
 * where one call has two changes of a record. What is masked was otherwise before, and is told whole.
 */
export function replay(
  news: readonly RecordedChange[],
  records: Records,
  isMasking: (change: RecordedChange) => boolean = () => false,
): void {
  if (new Set(news.map(({ call, resource, id }) => `${call} ${resource} ${id}`)).size < news.length) {
    throw new Error('A record has two changes of one call.')
  }
  for (const change of news) {
    const { resource, id, before, after } = change
    const name = `${resource} ${id}`
    const was = records.get(name)
    const fits =
      before === null
        ? was === undefined
        : isMasking(change) || Object.entries(before).every(([at, it]) => sameValue(was?.[at], it))
    if (!fits) throw new Error(`${name} was not as its change says: ${JSON.stringify([was, before])}`)
    if (after === null) records.delete(name)
    else {
      const rest = Object.entries(was ?? {}).filter(([at]) => !(at in (before ?? {})))
      records.set(name, { ...Object.fromEntries(rest), ...after })
    }
  }
}
