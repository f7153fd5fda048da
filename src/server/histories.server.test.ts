import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Pair, pairOfDatabases } from './testing/histories/databases.ts'
import { PLANTED_FAULTS } from './testing/histories/planted-faults.ts'
import { runPlanted } from './testing/histories/run-planted.ts'
import { runWaves } from './testing/histories/waves.ts'
import { entry } from './testing/server-process.ts'

/** Plans what is called and what goes wrong; FRONTDESK_HISTORIES_SEED takes other plans. */
const { FRONTDESK_HISTORIES_SEED: SEED = '1' } = process.env
/** 210 histories, and every blow twice; `npm run test:long` has as many as there is time for. */
const WAVES = [1, 2, 3, 4, 5]

let databases: Pair
beforeAll(async () => {
  databases = await pairOfDatabases()
}, 120_000)
afterAll(() => databases.stop(), 60_000)

test('clients of servers and databases that are killed, stopped and cut off see nothing impossible', async () => {
  const { histories, problems, idle, summary } = await runWaves({ main: entry('main'), databases }, SEED, WAVES)
  console.log(`seed ${SEED}: ${summary}`)
  expect(problems).toEqual([])
  expect(idle).toEqual([])
  expect(histories).toBeGreaterThanOrEqual(200)
}, 600_000)

test('a fault that is planted in the server is found', async () => {
  const fault = PLANTED_FAULTS.find(({ name }) => name === 'no check of versions')
  if (!fault) throw new Error('There is no such fault.')
  const { problems, histories } = await runPlanted(fault, { main: entry('main'), databases, seed: SEED })
  console.log(`${problems.length} problems in ${histories} histories with ${fault.name}`)
  expect(problems.join('\n')).toMatch(fault.finds)
})
