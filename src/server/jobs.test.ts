import { expect, test } from 'vitest'
import type { Rows } from '#api/core/store.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { answerOf, createdAt } from '#api/stores/testing/laws/law.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { ORGANIZATION, OTHER } from '#api/stores/testing/rows-of.ts'
import { doJobs } from './jobs.ts'

const HOUR = 60 * 60_000
const use = (signature: string) => ({ signature, at: createdAt, expiresAt: 1000 })

async function openProcesses() {
  const store = createMemoryStore()
  await addOrganizations(store)
  const clock = { now: 2000 }
  const process = (holder: string) => () => doJobs({ store, now: () => clock.now, holder })
  const write = <T>(work: (rows: Rows) => Promise<T>, organizationId = ORGANIZATION) =>
    store.write(organizationId, work)
  /** Keeps what the jobs drop. */
  const leave = (organizationId = ORGANIZATION) =>
    write(async (rows) => {
      for (let count = 0; count < 1200; count++) await rows.useSignature(use(`s${count}`), 0)
      await rows.remember(answerOf('k'))
    }, organizationId)
  const isThere = (organizationId = ORGANIZATION) =>
    write(async (rows) => (await rows.recall('k', 0)) !== undefined, organizationId)
  return { clock, one: process('one'), two: process('two'), write, leave, isThere }
}

test('jobs drop everything that has expired, in every organization', async () => {
  const { one, write, leave, isThere } = await openProcesses()
  await leave()
  await leave(OTHER)
  await one()
  expect([await isThere(), await isThere(OTHER)]).toEqual([false, false])
  for (const name of ['s0', 's1199']) expect(await write((rows) => rows.useSignature(use(name), 0))).toBeUndefined()
})

test('of two processes one does a job that is due, and the other once the first is gone', async () => {
  const { clock, one, two, leave, isThere } = await openProcesses()
  await one()
  await leave()
  await two()
  expect(await isThere()).toBe(true)
  clock.now += HOUR
  await two()
  expect(await isThere()).toBe(false)
})

test('a job is left to the process that is in the middle of it, until that one has been silent for a minute', async () => {
  const { clock, two, write, leave, isThere } = await openProcesses()
  await leave()
  await write((rows) => rows.leaseJob({ job: 'drop-expired', holder: 'one', until: clock.now + 60_000 }, clock.now))
  await two()
  expect(await isThere()).toBe(true)
  clock.now += 60_000
  await two()
  expect(await isThere()).toBe(false)
})
