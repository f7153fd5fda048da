import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { call, send, signedHeaders } from '#api/http/testing/caller.ts'
import type { Database } from '#api/stores/sql/database.ts'
import { openPg } from './database/pg.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from './testing/server-process.ts'

const PRESETS = '/api/v1/presets'
const JOBS = ['drop-changes', 'drop-expired', 'drop-invitations', 'sweep-media']
let one: ServerProcess
let two: ServerProcess
let database: Database
const folder = temporaryFolder()

beforeAll(async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const settings = { DATA_DIR: folder.path, DATABASE_URL: url, RATE_LIMIT: '300/40' }
  database = openPg(url)
  one = await startProcess(entry('main'), settings)
  const done = () =>
    database.query(
      'select job from job_leases where until_ms > extract(epoch from clock_timestamp()) * 1000 + 1800000 order by job',
    )
  while ((await done()).length < JOBS.length) continue
  // As if a third server had ended in the middle of its jobs a while ago.
  await database.query(
    "update job_leases set holder = 'dead', until_ms = (extract(epoch from clock_timestamp()) * 1000)::bigint + 6000",
  )
  await database.query(
    "insert into used_signatures (organization_id, signature, at, expires_at) select id, 'old', '', 0 from organizations",
  )
  two = await startProcess(entry('main'), settings)
}, 120_000)
afterAll(async () => {
  await Promise.all([one, two].map((it) => it.end('SIGTERM')))
  await database.close()
  folder.remove()
}, 60_000)

test(
  'jobs that a server left in the middle are done by another once its lease has ended',
  { timeout: 60_000 },
  async () => {
    const left = () => database.query("select signature from used_signatures where signature = 'old'")
    await expect.poll(left, { timeout: 50_000 }).toEqual([])
  },
)

test('one signed POST sent to both servers is carried out by one, and the other names what came of it', async () => {
  const body = JSON.stringify({ title: 'Once' })
  const headers = signedHeaders(one.key, 'POST', PRESETS, {
    raw: body,
    headers: { 'content-type': 'application/json' },
  })
  const sendTo = ({ service }: ServerProcess) => send(service, 'POST', PRESETS, { headers, body })
  const answers = await Promise.all([one, two].map(sendTo))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  const made = answers.find(({ status }) => status === 201)?.body
  for (const again of [answers.find(({ status }) => status === 409), await sendTo(one), await sendTo(two)]) {
    expect([again?.status, again?.body.description]).toEqual([409, expect.stringContaining(made.id)])
  }
  const list = await call(two.service, one.key, 'GET', PRESETS)
  expect(list.body.items.map(({ id }: { id: string }) => id)).toEqual([made.id])
})

test('a key that one server disables ends at the other, which has just answered it', async () => {
  const { body: key } = await call(one.service, one.key, 'POST', '/admin/keys', { body: { role: 'admin' } })
  const ask = async () => (await call(two.service, key, 'GET', PRESETS)).status
  expect(await ask()).toBe(200)
  const path = `/admin/keys/${key.accessKeyId}/disable`
  expect((await call(one.service, one.key, 'POST', path)).status).toBe(200)
  await expect.poll(ask, { timeout: 10_000 }).toBe(401)
})

test('wrong signatures are counted by each server for itself', async () => {
  const guess = ({ service }: ServerProcess) =>
    call(service, { accessKeyId: 'GUESSED', secretAccessKey: 'wrong' }, 'GET', PRESETS)
  for (let tries = 0; tries < 30; tries++) expect((await guess(one)).status).toBe(401)
  expect((await guess(one)).status).toBe(429)
  expect((await guess(two)).status).toBe(401)
  expect((await call(one.service, one.key, 'GET', PRESETS)).status).toBe(200)
})

test('a key may make as many calls at both servers together as at one', async () => {
  const began = performance.now()
  const post = ({ service }: ServerProcess, n: number) =>
    call(service, one.key, 'POST', PRESETS, { body: { title: `${n}` } })
  const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => post(n % 2 ? one : two, n)))
  const flowedIn = Math.ceil(((performance.now() - began) * 40) / 60_000)
  const passed = answers.filter(({ status }) => status === 201).length
  expect(passed).toBeGreaterThan(30)
  expect(passed).toBeLessThanOrEqual(40 + flowedIn)
  const refused = answers.filter(({ status }) => status === 429)
  expect(passed + refused.length).toBe(80)
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
})
