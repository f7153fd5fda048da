import { afterEach, expect, test, vi } from 'vitest'
import type { Rows } from '#api/core/store.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { answerOf, createdAt } from '#api/stores/testing/laws/law.ts'
import { addOrganizations } from '#api/stores/testing/store-laws.ts'
import { idOf, ORGANIZATION, OTHER, rowOf } from '#api/stores/testing/rows-of.ts'
import { doJobs, keepJobsDone } from './jobs.ts'
import { sweepIfDue } from './media/sweep.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
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
  return { store, clock, one: process('one'), two: process('two'), write, leave, isThere }
}

test('jobs drop everything that has expired, in every organization', async () => {
  const { one, write, leave, isThere } = await openProcesses()
  await leave()
  await leave(OTHER)
  await one()
  expect([await isThere(), await isThere(OTHER)]).toEqual([false, false])
  for (const name of ['s0', 's1199']) expect(await write((rows) => rows.useSignature(use(name), 0))).toBeUndefined()
})

test('what was deleted or replaced goes once its time is over, however much it is, with the versions of what was deleted', async () => {
  const { clock, one, write } = await openProcesses()
  const [past, coming] = ['1970-01-01T00:00:02.000Z', '1970-01-01T01:00:00.000Z']
  await write(async (rows) => {
    for (let at = 1; at <= 130; at++) {
      await rows.insert('trash', rowOf('trash', at, { until: at === 130 ? coming : past }))
      const of = { mediumId: idOf(at === 129 ? 1 : at + 1000), until: at > 128 ? coming : past }
      await rows.insert('mediumVersions', rowOf('mediumVersions', at, of))
    }
  })
  await one()
  const left = () => write(async (rows) => [await rows.find('trash'), await rows.find('mediumVersions')])
  const ids = async () => (await left()).map(({ items }) => items.map(({ id }) => id))
  expect(await ids()).toEqual([[idOf(130)], [idOf(130)]])
  clock.now += HOUR
  await one()
  expect(await ids()).toEqual([[], []])
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

test('invitations are dropped a month after their end, used or not', async () => {
  const { clock, one, write } = await openProcesses()
  const expiresAt = '2026-01-08T00:00:00.000Z'
  const MONTH = 30 * 24 * HOUR
  clock.now = Date.parse(expiresAt) + MONTH
  await write(async (rows) => {
    for (let number = 1; number <= 120; number++) {
      await rows.insert(
        'invitations',
        rowOf('invitations', number, { expiresAt, usedAt: number % 2 ? null : createdAt }),
      )
    }
    await rows.insert('invitations', rowOf('invitations', 121, { expiresAt: '2026-01-08T00:00:00.001Z' }))
  })
  await one()
  const left = await write((rows) => rows.find('invitations'))
  expect(left.items.map(({ id }) => id)).toEqual([idOf(121)])
})

test('the log of changes is kept as long as the organization says, 400 days where it says nothing', async () => {
  const { clock, one, write } = await openProcesses()
  const DAYS = 24 * HOUR
  const made = (organizationId: string) =>
    write((rows) => rows.insert('presets', rowOf('presets', 1, { organizationId })), organizationId)
  await made(ORGANIZATION)
  await made(OTHER)
  await write((rows) =>
    rows.insert('organizationSettings', {
      ...rowOf('organizationSettings', 1),
      organizationId: ORGANIZATION,
      changes: { keptDays: 30 },
    }),
  )
  const kept = () =>
    Promise.all(
      [ORGANIZATION, OTHER].map((id) => write(async (rows) => (await rows.changes.find({})).items.length, id)),
    )
  const from = Date.now()
  clock.now = from + 29 * DAYS
  await one()
  expect(await kept()).toEqual([2, 1])
  clock.now = from + 31 * DAYS
  await one()
  expect(await kept()).toEqual([0, 1])
  clock.now = from + 401 * DAYS
  await one()
  expect(await kept()).toEqual([0, 0])
})

afterEach(() => vi.useRealTimers())

test('where a process ends in the middle of a job, another goes on as soon as its lease ends', async () => {
  vi.useFakeTimers()
  const { store, clock, write, leave, isThere } = await openProcesses()
  const now = () => clock.now
  const pass = async (time: number) => {
    clock.now += time
    await vi.advanceTimersByTimeAsync(time)
  }
  await leave()
  await write((rows) => rows.leaseJob({ job: 'drop-expired', holder: 'dead', until: clock.now + MINUTE }, clock.now))
  const troubles: unknown[] = []
  const stop = keepJobsDone({ store, now, holder: 'two' }, (error) => troubles.push(error))
  await pass(MINUTE - 1)
  expect(await isThere()).toBe(true)
  await pass(1)
  expect(await isThere()).toBe(false)
  await leave()
  await pass(HOUR)
  expect(await isThere()).toBe(false)
  await stop()
  await leave()
  await pass(2 * HOUR)
  expect([await isThere(), troubles]).toEqual([true, []])
})

test('of several processes over one folder of media one sweeps, and another where that one has ended', async () => {
  const { store, clock } = await openProcesses()
  const medium = { organizationId: ORGANIZATION, id: idOf(1) }
  const done: string[] = []
  let atListing: () => Promise<unknown> = async () => undefined
  const as = (holder: string) => {
    const depot = {
      idleSince: async () => {
        done.push(`${holder} lists`)
        await atListing()
        return [medium, medium]
      },
      abandon: async () => void done.push(`${holder} abandons`),
      keptBefore: async () => [],
      clear: async () => undefined,
      received: async () => 0,
    }
    return () => sweepIfDue({ store, depot, now: () => clock.now, expiry: HOUR }, holder)
  }
  const [one, two] = [as('one'), as('two')]
  atListing = () => {
    // Once: without the lease each of them would sweep within the other for ever.
    atListing = async () => undefined
    return two()
  }
  expect(await one()).toBe(clock.now + HOUR)
  expect(done.splice(0)).toEqual(['one lists', 'one abandons', 'one abandons'])
  expect(await two()).toBe(clock.now + HOUR)
  expect(done).toEqual([])
  clock.now += HOUR
  atListing = async () => {
    // The first one stands still for longer than its lease, and the second one takes over.
    atListing = async () => undefined
    clock.now += MINUTE
    await two()
  }
  await one()
  expect(done).toEqual(['one lists', 'two lists', 'two abandons', 'two abandons'])
})
