import fc from 'fast-check'
import type { Store } from '../../core/store.ts'
import { type Records, recordsOf, replay, sameRecords } from './replay.ts'
import { ORGANIZATION, OTHER } from './rows-of.ts'
import { chapter, tell } from './same-answers.ts'
import { addOrganizations, type StoreUnderLaw } from './store-laws.ts'

/** Carries out what was recorded since a number; answers the newest number. */
async function takeIn(store: Store, organizationId: string, seq: number, records: Records): Promise<number> {
  const { items } = await store.read(organizationId, (rows) => rows.changes.find({}))
  replay(items.filter((change) => change.seq > seq).reverse(), records)
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
        state.seq = await takeIn(store, organizationId, before, state.records)
        if (told.throws && state.seq !== before) throw new Error('An aborted transaction has left a change.')
        const rows = await recordsOf(store, organizationId)
        if (!sameRecords(rows, state.records))
          throw new Error(`rows ${JSON.stringify([...rows])}\nchanges make ${JSON.stringify([...state.records])}`)
      }
    }
  })
  await fc.assert(stories, { numRuns })
}
