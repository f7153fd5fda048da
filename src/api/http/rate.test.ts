import { expect, test } from 'vitest'
import { addOrganizations } from '../stores/testing/store-laws.ts'
import { ORGANIZATION } from '../stores/testing/rows-of.ts'
import { createMemoryStore } from '../stores/memory.ts'
import type { RateLimit } from './host.ts'
import { costOf, createRateLimiter, TooMany } from './rate.ts'

/** Processes over one store, and how often they have written to it. */
async function openProcesses(limit: RateLimit | null) {
  const store = createMemoryStore()
  await addOrganizations(store)
  const clock = { now: 0, writes: 0 }
  const takeCalls: typeof store.takeCalls = (taking, now) => {
    clock.writes++
    return store.takeCalls(taking, now)
  }
  const open = () => {
    const admit = createRateLimiter(limit, () => clock.now, { takeCalls })
    return async (accessKeyId: string, kind: 'reads' | 'writes', cost?: number): Promise<true | number> => {
      try {
        await admit({ organizationId: ORGANIZATION, accessKeyId }, kind, cost)
        return true
      } catch (error) {
        if (error instanceof TooMany) return error.retryAfter
        throw error
      }
    }
  }
  return { clock, open }
}

const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const all: T[] = []
  for (let n = 0; n < count; n++) all.push(await work())
  return all
}
const passed = (all: readonly (true | number)[]): number => all.filter((it) => it === true).length

test('a bucket lets a minute of calls through at once, then as many as flow in', async () => {
  const { clock, open } = await openProcesses({ reads: 6, writes: 1 })
  const admit = open()
  const read = () => admit('A', 'reads')
  expect(await times(7, read)).toEqual([true, true, true, true, true, true, 10])
  clock.now += 9_000
  expect(await read()).toBe(1)
  clock.now += 1_000
  expect(await times(2, read)).toEqual([true, 10])
  clock.now += 3_600_000
  expect(passed(await times(7, read))).toBe(6)
})

test('a call that costs more is let through by the first of its calls, and the next one waits for the rest', async () => {
  const { clock, open } = await openProcesses({ reads: 60, writes: 60 })
  const admit = open()
  expect(await times(59, () => admit('A', 'writes'))).not.toContain(1)
  expect(await admit('A', 'writes', 20)).toBe(true)
  expect(await admit('A', 'writes')).toBe(20)
  clock.now += 19_000
  expect(await admit('A', 'writes')).toBe(1)
  clock.now += 1_000
  expect(await admit('A', 'writes')).toBe(true)
})

test('what a call costs stands in its body', () => {
  const cost = { list: 'rows', each: 10, dry: 'dryRun' }
  expect(costOf(cost, { rows: Array.from({ length: 21 }) })).toEqual(['writes', 3])
  expect(costOf(cost, { rows: [1], dryRun: true })).toEqual(['reads', 1])
  expect(costOf(cost, {})).toEqual(['writes', 1])
  expect(costOf({ calls: 20 }, undefined)).toEqual(['writes', 20])
})

test('keys, reads and writes have buckets of their own', async () => {
  const admit = (await openProcesses({ reads: 1, writes: 1 })).open()
  expect(await admit('A', 'reads')).toBe(true)
  expect(await admit('A', 'writes')).toBe(true)
  expect(await admit('B', 'reads')).toBe(true)
  expect(await admit('A', 'writes')).toBe(60)
})

test('a clock that is set back neither empties a bucket nor fills it', async () => {
  const { clock, open } = await openProcesses({ reads: 2, writes: 1 })
  clock.now = 1_000_000
  const admit = open()
  expect(await admit('A', 'reads')).toBe(true)
  clock.now = 0
  expect(await times(2, () => admit('A', 'reads'))).toEqual([true, 30])
})

test('without a limit every call passes, and nothing is written', async () => {
  const { clock, open } = await openProcesses(null)
  const admit = open()
  expect(passed(await times(5000, () => admit('A', 'reads')))).toBe(5000)
  expect(clock.writes).toBe(0)
})

test('two processes let as many through together as one, and few calls cost a write', async () => {
  const { clock, open } = await openProcesses({ reads: 1000, writes: 20 })
  const [one, two] = [open(), open()]
  const reads = await times(700, async () => [await one('A', 'reads'), await two('A', 'reads')])
  expect(passed(reads.flat())).toBe(1000)
  expect(clock.writes).toBeLessThan(25)
  const writes = await Promise.all(
    [one, two].flatMap((admit) => Array.from({ length: 20 }, () => admit('A', 'writes'))),
  )
  expect(passed(writes)).toBe(20)
})

test('who is refused costs no write until a call flows in', async () => {
  const { clock, open } = await openProcesses({ reads: 60, writes: 60 })
  const admit = open()
  await times(60, () => admit('A', 'reads'))
  expect(await admit('A', 'reads')).toBe(1)
  const { writes } = clock
  expect(passed(await times(1000, () => admit('A', 'reads')))).toBe(0)
  expect(clock.writes).toBe(writes)
})

test('processes that are seldom asked keep nothing from others', async () => {
  const { clock, open } = await openProcesses({ reads: 1000, writes: 1000 })
  const all = Array.from({ length: 10 }, open)
  // 150 calls a minute, each of them of another slab: slabs that were kept would use up 7500.
  for (let round = 0; round < 40; round++) {
    for (const admit of all) expect(await admit('A', 'reads')).toBe(true)
    clock.now += 4_000
  }
})

test('a store that does not answer refuses what is asked, and is asked again', async () => {
  const { open } = await openProcesses(null)
  expect(await open()('A', 'reads')).toBe(true)
  let isDown = true
  const takeCalls = async () => {
    if (isDown) throw new Error('down')
    return { granted: 1, wait: 0 }
  }
  const admit = createRateLimiter({ reads: 20, writes: 20 }, () => 0, { takeCalls })
  const read = () => admit({ organizationId: ORGANIZATION, accessKeyId: 'A' }, 'reads')
  await expect(read()).rejects.toThrow('down')
  isDown = false
  await expect(read()).resolves.toBeUndefined()
})
