import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '#api/http/testing/caller.ts'
import { type Databases, oneDatabase, type Pair, pairOfDatabases } from './testing/histories/databases.ts'
import { startMachine } from './testing/histories/machines.ts'
import { PLANTED_FAULTS, SINGLE_WALLS } from './testing/histories/planted-faults.ts'
import { type Ran, runHistory } from './testing/histories/run-history.ts'
import { runPlanted } from './testing/histories/run-planted.ts'
import { runWaves } from './testing/histories/waves.ts'
import { entry } from './testing/server-process.ts'

/** What `npm run test:long` was asked for (scripts/test-long.mjs). */
const { FRONTDESK_LONG_SEED = '1', FRONTDESK_LONG_ROUNDS = '3', FRONTDESK_LONG_BLOWS = '20' } = process.env
const { FRONTDESK_LONG_WAVES = '5', FRONTDESK_LONG_WAVE } = process.env
/** Waves of short histories: the one that was asked for, or the first ones. */
const waves = FRONTDESK_LONG_WAVE
  ? [Number(FRONTDESK_LONG_WAVE)]
  : Array.from({ length: Number(FRONTDESK_LONG_WAVES) }, (_, at) => at + 1)
const ROUNDS = Number(FRONTDESK_LONG_ROUNDS)
const BLOWS = Number(FRONTDESK_LONG_BLOWS)
const seeds = Array.from({ length: ROUNDS }, (_, round) =>
  round === 0 ? FRONTDESK_LONG_SEED : `${FRONTDESK_LONG_SEED}.${round}`,
)
const LIMIT = 120_000 + BLOWS * 30_000
/** A planted fault must be found within this many milliseconds. */
const MINUTE = 60_000

const tell = (seed: string, { summary, problems }: Ran): void =>
  console.log(`seed ${seed}: ${summary}, ${problems.length} problems`)

describe('one PostgreSQL', () => {
  let databases: Databases
  beforeAll(async () => {
    databases = await oneDatabase()
  }, 120_000)
  afterAll(() => databases.stop(), 60_000)

  test.each(seeds)('a long history is in order (seed %s)', { timeout: LIMIT }, async (seed) => {
    const ran = await runHistory({ seed, blows: BLOWS, main: entry('main'), databases })
    tell(seed, ran)
    expect(ran.problems).toEqual([])
  })

  test.each(PLANTED_FAULTS)('is found within a minute: $name', { timeout: 3 * MINUTE }, async (fault) => {
    const began = performance.now()
    const { problems, histories } = await runPlanted(fault, {
      main: entry('main'),
      databases,
      seed: FRONTDESK_LONG_SEED,
    })
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(
      `${fault.name}: ${problems.length} problems in ${histories} histories after ${seconds} s, first: ${problems[0] ?? '-'}`,
    )
    expect(problems.join('\n')).toMatch(fault.finds)
    expect(performance.now() - began).toBeLessThan(MINUTE)
  })

  test.each(SINGLE_WALLS)(
    'the constraint against double booking holds alone: $name',
    { timeout: LIMIT },
    async (wall) => {
      const { problems } = await runPlanted(wall, {
        main: entry('main'),
        databases,
        seed: FRONTDESK_LONG_SEED,
        rounds: 2,
      })
      expect(problems).toEqual([])
    },
  )
})

describe('a pair that fails over', () => {
  let databases: Pair
  beforeAll(async () => {
    databases = await pairOfDatabases()
  }, 120_000)
  afterAll(() => databases.stop(), 60_000)

  test.each(seeds)('a long history is in order (seed %s)', { timeout: LIMIT }, async (seed) => {
    const ran = await runHistory({ seed, blows: BLOWS, main: entry('main'), databases })
    tell(seed, ran)
    expect(ran.problems).toEqual([])
    // Whoever calls meanwhile is told to try again.
    const told = ran.history.tries.filter(({ outcome, why }) => outcome === 'refused' && why?.startsWith('5'))
    expect(told.filter(({ why }) => !why?.startsWith('503 '))).toEqual([])
  })

  test('short histories, many at once, are in order', { timeout: waves.length * 2 * MINUTE }, async () => {
    const founded = { main: entry('main'), databases }
    const { problems, idle, summary } = await runWaves(founded, FRONTDESK_LONG_SEED, waves)
    console.log(`seed ${FRONTDESK_LONG_SEED}: ${summary}`)
    expect(problems).toEqual([])
    expect(idle).toEqual([])
  })

  test.each([
    { means: 'whose waiting is given up', by: 'pg_cancel_backend' },
    { means: 'whose session is ended', by: 'pg_terminate_backend' },
  ])('a COMMIT $means before the follower has it is not called saved', { timeout: 2 * MINUTE }, async ({ by }) => {
    const urls = await databases.urls(`alone_${by}`)
    const machine = await startMachine(entry('main'), urls)
    try {
      const { service, key } = machine.process
      const post = (title: string) => call(service, key, 'POST', '/api/v1/presets', { body: { title } })
      expect((await post('On both')).status).toBe(201)
      const giveUp = `select ${by}(pid) from pg_stat_activity where wait_event = 'SyncRep'`
      const alone = await databases.withoutFollower(async (primary) => {
        let isAnswered = false
        const answer = post('On one').finally(() => (isAnswered = true))
        // Whoever gives up the waiting makes the database say that all went well.
        for (; !isAnswered; await pause(50)) await primary.ask(giveUp)
        return answer
      })
      expect([alone.status, alone.body.description]).toEqual([502, expect.stringContaining('isn’t known')])
    } finally {
      await machine.end()
    }
  })
})
