import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import type { Condition, Rows, Store, TableName, Tables } from '../../core/store.ts'
import { callLaws } from './laws/calls.ts'
import { changeLaws } from './laws/changes.ts'
import { conditionLaws } from './laws/conditions.ts'
import { credentialLaws } from './laws/credentials.ts'
import { idempotencyLaws } from './laws/idempotency.ts'
import { loadLaws } from './laws/loads.ts'
import { occupancyLaws } from './laws/occupancies.ts'
import { onceLaws } from './laws/once.ts'
import { orderLaws } from './laws/order.ts'
import { organizationLaws } from './laws/organizations.ts'
import { presenceLaws } from './laws/presences.ts'
import { rowLaws } from './laws/rows.ts'
import { tallyLaws } from './laws/tallies.ts'
import { transactionLaws } from './laws/transactions.ts'
import { createdAt, type Law } from './laws/law.ts'
import { ORGANIZATION, OTHER } from './rows-of.ts'

/** A store under test: empty but for the two organizations at the start of every law. */
export interface StoreUnderLaw {
  store: Store
  /** Removes everything. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** The two organizations of every law. */
export async function addOrganizations(store: Store): Promise<void> {
  await store.credentials.addOrganization({ id: ORGANIZATION, name: 'Ours', createdAt })
  await store.credentials.addOrganization({ id: OTHER, name: 'Theirs', createdAt })
}

/** What every store must obey; memory is the model. */
export function storeLaws(name: string, open: () => Promise<StoreUnderLaw>): void {
  describe(`${name}`, () => {
    let under: StoreUnderLaw
    let store: Store
    beforeAll(async () => {
      under = await open()
      store = under.store
    })
    afterAll(() => under.close())
    beforeEach(async () => {
      await under.clear()
      await addOrganizations(store)
    })

    const write = <T>(work: (rows: Rows) => Promise<T>) => store.write(ORGANIZATION, work)
    let reads = 0
    // Each of a kind of its own, so that none is known for what another one asked.
    const read = <T>(work: (rows: Rows) => Promise<T>) =>
      store.read(ORGANIZATION, work, { kind: `law ${++reads}`, isWide: false, asksOnce: true })
    const insert = <T extends TableName>(table: T, ...all: Tables[T][]) =>
      write(async (rows) => {
        for (const row of all) await rows.insert(table, row)
      })
    const numbers = async (table: TableName, ...where: Condition[]) =>
      (await read((rows) => rows.find(table, { where }))).items.map(({ id }) => Number(id.slice(-12)))
    const law: Law = { store: () => store, write, read, insert, numbers }

    rowLaws(law)
    transactionLaws(law)
    organizationLaws(law)
    orderLaws(law)
    conditionLaws(law)
    tallyLaws(law)
    loadLaws(law)
    occupancyLaws(law)
    idempotencyLaws(law)
    onceLaws(law)
    credentialLaws(law)
    changeLaws(law)
    presenceLaws(law)
    callLaws(law)
  })
}
