import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Answer, call, type Key, type Service } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import type { Store } from '#api/core/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { openPg } from '../database/pg.ts'
import { newDatabase } from '../database/testing/new-database.ts'

const CALLS = 300
const PATH = '/api/v1/calendars'

let store: Store
beforeAll(async () => {
  const database = openPg(await newDatabase(inject('postgresUrl')))
  await migrate(database)
  store = createSqlStore(database)
})
afterAll(() => store.close())

const log = { debug: () => {}, error: () => {} }
const unknown = (key: Key): Key => ({ ...key, accessKeyId: randomBytes(12).toString('hex') })
const wrong = (key: Key): Key => ({ ...key, secretAccessKey: randomBytes(30).toString('base64url') })

/** What an answer says beside its words, and without when it said it. */
const shape = ({ status, headers, body }: Answer): string =>
  JSON.stringify([
    status,
    [...headers.keys()].filter((it) => it !== 'content-length').toSorted(),
    Object.keys(body),
    body.code,
  ])
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN

async function guess(service: Service, key: Key, tries: Record<string, (key: Key) => Key>) {
  const took: Record<string, number[]> = {}
  const answers: Record<string, Answer[]> = {}
  // By turns, so that what else the machine does is the same for both.
  for (let n = 0; n < CALLS; n++) {
    for (const [name, keyOf] of Object.entries(tries)) {
      const began = performance.now()
      const answer = await call(service, keyOf(key), 'GET', PATH)
      ;(took[name] ??= []).push(performance.now() - began)
      ;(answers[name] ??= []).push(answer)
    }
  }
  return { took, answers }
}

describe('guessing at keys', () => {
  test(
    `${CALLS} unknown keys and ${CALLS} wrong secrets are refused alike but for the words`,
    { timeout: 120_000 },
    async () => {
      const service = await openMemoryService(
        {},
        { store, log, guessLimits: { pair: Infinity, address: Infinity, key: Infinity } },
      )
      const key = await service.key('Clinic', 'admin')
      await call(service, key, 'GET', PATH)
      const { took, answers } = await guess(service, key, { unknown, wrong })
      for (const [name, times] of Object.entries(took)) console.log(`${name}: median ${median(times).toFixed(2)} ms`)
      const shapes = Object.values(answers).flatMap((all) => all.map(shape))
      expect(new Set(shapes).size).toBe(1)
      expect(shapes[0]).toMatch(/^\[401,/)
    },
  )

  test('whoever goes on guessing is told nothing any more', { timeout: 120_000 }, async () => {
    const service = await openMemoryService({}, { store, log, addressOf: () => '192.0.2.7' })
    const key = await service.key('Guessed', 'admin')
    const { answers } = await guess(service, key, { unknown, wrong })
    for (const all of Object.values(answers)) {
      expect(new Set(all.map(({ status }) => status))).toEqual(new Set([401, 429]))
      expect(all.at(-1)?.status).toBe(429)
    }
    const [one, other] = Object.values(answers).map((all) => all.at(-1)?.body.description.replace(/\d+/, ''))
    expect(one).toBe(other)
    const seen = Object.entries(answers).map(
      ([name, all]) => `${name} ${all.filter(({ status }) => status === 401).length}`,
    )
    console.log(`looked at: ${seen.join(', ')} of ${CALLS} each`)
  })
})
