import fc from 'fast-check'
import type { ChangedResource } from '../../contract/changes.ts'
import type { Fields } from '../../core/changes.ts'
import { isRecorded, recordable, sameValue } from '../../core/recording.ts'
import type { Store, TableName } from '../../core/store.ts'
import { RESOURCE_TABLES } from '../kept.ts'
import { ORGANIZATION, OTHER } from './rows-of.ts'
import { chapter, tell } from './same-answers.ts'
import { addOrganizations, type StoreUnderLaw } from './store-laws.ts'

type Records = Map<string, Fields>

async function recordsOf(store: Store, organizationId: string): Promise<Records> {
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

/** What the changes since a number make of records as they were; each must fit what it says was there before. */
async function replay(store: Store, organizationId: string, seq: number, records: Records): Promise<number> {
  const { items } = await store.read(organizationId, (rows) => rows.changes.find({}))
  const news = items.filter((change) => change.seq > seq).reverse()
  if (new Set(news.map(({ call, resource, id }) => `${call} ${resource} ${id}`)).size < news.length) {
    throw new Error('A record has two changes of one call.')
  }
  for (const { resource, id, before, after } of news) {
    const name = `${resource} ${id}`
    const was = records.get(name)
    const fits =
      before === null ? was === undefined : Object.entries(before).every(([at, it]) => sameValue(was?.[at], it))
    if (!fits) throw new Error(`${name} was not as its change says: ${JSON.stringify([was, before])}`)
    if (after === null) records.delete(name)
    else {
      const rest = Object.entries(was ?? {}).filter(([at]) => !(at in (before ?? {})))
      records.set(name, { ...Object.fromEntries(rest), ...after })
    }
  }
  return items[0]?.seq ?? seq
}

/** Tells random stories to a store: the recorded changes alone must make the same rows, and an aborted part none. */
export async function replayed(under: StoreUnderLaw, numRuns: number): Promise<void> {
  const stories = fc.asyncProperty(fc.array(chapter, { minLength: 1, maxLength: 5 }), async (story) => {
    await under.clear()
    const { store } = under
    await addOrganizations(store)
    const made = new Map([ORGANIZATION, OTHER].map((id) => [id, { seq: 0, records: new Map() as Records }]))
    for (const told of story) {
      await tell(store, told)
      for (const [organizationId, state] of made) {
        const before = state.seq
        state.seq = await replay(store, organizationId, before, state.records)
        if (told.throws && state.seq !== before) throw new Error('An aborted transaction has left a change.')
        const rows = await recordsOf(store, organizationId)
        const isSame =
          rows.size === state.records.size && [...rows].every(([name, it]) => sameValue(it, state.records.get(name)))
        if (!isSame)
          throw new Error(`rows ${JSON.stringify([...rows])}\nchanges make ${JSON.stringify([...state.records])}`)
      }
    }
  })
  await fc.assert(stories, { numRuns })
}
