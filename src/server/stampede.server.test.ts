import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Answer, call } from '#api/http/testing/caller.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from './testing/server-process.ts'
import pg from 'pg'

/** Each one is asked for several times; more of them for who has time. */
const SLOTS = Number(process.env.FRONTDESK_TEST_SLOTS ?? 160)
const TRIES = 4
const AT_ONCE = 32

let servers: ServerProcess[] = []
let databaseUrl: string
let calendarIds: string[] = []
const folder = temporaryFolder()

beforeAll(async () => {
  databaseUrl = await newDatabase(inject('postgresUrl'))
  const key = { ACCESS_KEY_ID: 'STAMPEDE', SECRET_ACCESS_KEY: 'a-secret-of-the-stampede' }
  const settings = { DATA_DIR: folder.path, DATABASE_URL: databaseUrl, ...key }
  // Both at once on an empty database: migrations, organization and key are made by one of them only.
  servers = await Promise.all([1, 2].map(() => startProcess(entry('main'), settings)))
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) {
    const made = await ask('POST', '/admin/calendars', { name, type: 'agent', timezone: 'UTC' })
    calendarIds.push(made.body.id)
  }
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((it) => it.end('SIGTERM')))
  folder.remove()
}, 60_000)

let turn = 0
/** Asks the two servers in turns. */
const ask = (method: string, path: string, body?: unknown): Promise<Answer> => {
  const server = servers[turn++ % servers.length]
  if (!server) throw new Error('No server runs.')
  return call(server.service, server.key, method, path, body === undefined ? {} : { body })
}

const book = (calendars: string[], minute: number): Promise<Answer> => {
  const start = Date.UTC(2027, 5, 1) + minute * 60_000
  const [startDate, endDate] = [start, start + 1_800_000].map((it) => new Date(it).toISOString())
  return ask('POST', '/api/v2/appointments', { title: 'Visit', startDate, endDate, calendarIds: calendars })
}

const count = (answers: Answer[], status: number): number => answers.filter((it) => it.status === status).length

const deadlocks = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('select deadlocks from pg_stat_database where datname = current_database()')
  await client.end()
  return Number(rows[0].deadlocks)
}

test('two servers on one database made one organization with the one key', async () => {
  const keys = await ask('GET', '/admin/keys')
  expect(keys.body.map((it: { accessKeyId: string }) => it.accessKeyId)).toEqual(['STAMPEDE'])
})

test('50 bookings of one slot at once are one 201 and 49 times 409', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => book(calendarIds.slice(0, 1), 0)))
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 49])
}, 60_000)

test(`${SLOTS} slots with ${TRIES} overlapping tries each are exactly ${SLOTS} bookings, without a deadlock`, async () => {
  const tries = Array.from({ length: SLOTS * TRIES }, (_, index) => {
    const slot = Math.floor(index / TRIES)
    const calendar = calendarIds[slot % calendarIds.length] ?? ''
    // Tries of a slot differ by minutes, so that they overlap without being equal.
    return () => book([calendar], 600 + Math.floor(slot / calendarIds.length) * 60 + (index % TRIES) * 7)
  })
  const answers: Answer[] = []
  const work = async (): Promise<void> => {
    for (let next = tries.shift(); next; next = tries.shift()) answers.push(await next())
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const rate = Math.round(answers.length / ((performance.now() - began) / 1000))
  expect([count(answers, 201), count(answers, 409)]).toEqual([SLOTS, SLOTS * (TRIES - 1)])
  expect(await deadlocks()).toBe(0)
  console.log(`${rate} tries a second over two servers`)
}, 120_000)

test('bookings of several calendars in any order of their ids wait for each other without a deadlock', async () => {
  const turned = (by: number): string[] => [...calendarIds.slice(by), ...calendarIds.slice(0, by)]
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => book(turned(index % 4), 50_000)))
  expect([count(answers, 201), count(answers, 409)]).toEqual([1, 59])
  expect(await deadlocks()).toBe(0)
}, 60_000)
