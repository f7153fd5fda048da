import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Databases, oneDatabase } from './testing/histories/databases.ts'
import { runHistory } from './testing/histories/run-history.ts'
import { entry } from './testing/server-process.ts'

/** Two histories meet every blow at least once; `npm run test:long` has as many as there is time for. */
const SEEDS = ['1', '2']

let databases: Databases
beforeAll(async () => {
  databases = await oneDatabase()
}, 120_000)
afterAll(() => databases.stop(), 60_000)

test.each(SEEDS)(
  'clients of two servers that are killed, stopped and cut off see nothing impossible (seed %s)',
  async (seed) => {
    const { problems, history, summary } = await runHistory({ seed, blows: 9, main: entry('main'), databases })
    expect(problems).toEqual([])
    // A history in which nothing happened proves nothing.
    expect(history.tries.filter(({ outcome }) => outcome === 'done').length).toBeGreaterThan(50)
    console.log(`seed ${seed}: ${summary}`)
  },
  200_000,
)
