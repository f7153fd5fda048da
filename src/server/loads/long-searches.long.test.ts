import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { call, type Key, signedHeaders } from '#api/http/testing/caller.ts'
import type { Store } from '#api/core/store.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { rowOf } from '#api/stores/testing/rows-of.ts'
import { openPg } from '../database/pg.ts'
import { newDatabase } from '../database/testing/new-database.ts'
import { entry, environment, type ServerProcess, startProcess, temporaryFolder } from '../testing/server-process.ts'

const APPOINTMENTS = 100_000
const SEARCHES = 40
const BATCH = 1000
const FIRST = Date.UTC(2020, 0, 1)
const HALF_HOUR = 1_800_000
const LIST = '/api/v2/appointments'

type Signer = Pick<Key, 'accessKeyId' | 'secretAccessKey'>

const folder = temporaryFolder()
let server: ServerProcess
let store: Store
let elsewhere: Signer
beforeAll(async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const settings = { DATA_DIR: folder.path, DATABASE_URL: url, LOG_LEVEL: 'error' }
  server = await startProcess(entry('main'), settings)
  const words = ['create', '--organization', 'Elsewhere', '--role', 'admin', '--json']
  const made = execFileSync(process.execPath, [entry('keys'), ...words], {
    env: environment(settings),
    encoding: 'utf8',
  })
  elsewhere = JSON.parse(made) as Signer
  const database = openPg(url)
  store = createSqlStore(database)
  const organizationId = (await call(server.service, server.key, 'GET', '/x/me')).body.organization.id
  for (let at = 0; at < APPOINTMENTS; at += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, n) => {
      const start = FIRST + (at + n) * HALF_HOUR
      const [startDate = '', endDate = ''] = [start, start + HALF_HOUR].map((it) => new Date(it).toISOString())
      const guests = [{ email: `guest${at + n}@example.com`, extraFields: { firstName: `Ana${at + n}` } }]
      return rowOf('appointments', at + n + 1, { organizationId, startDate, endDate, guests })
    })
    await store.write(organizationId, (own) => own.insertAll('appointments', rows))
  }
  await database.query('analyze appointments')
}, 600_000)
afterAll(async () => {
  await server.end('SIGTERM')
  await store.close()
  folder.remove()
}, 60_000)

/** A call whose answer is only counted: what reads and judges it would keep this process from asking on. */
const timed = async (key: Signer, path: string, query: Record<string, string>) => {
  const search = new URLSearchParams(query).toString()
  const headers = signedHeaders(key, 'GET', path, { query: search })
  const began = performance.now()
  const response = await fetch(`${server.url}${path}?${search}`, { headers })
  const bytes = (await response.arrayBuffer()).byteLength
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    bytes,
    took: performance.now() - began,
  }
}
const small = (key: Signer) => timed(key, '/api/v1/presets', { limit: '1' })
const longest = (all: readonly { took: number }[]): string => Math.max(...all.map(({ took }) => took)).toFixed()
const SEARCHED: readonly [name: string, query: Record<string, string>][] = [
  [
    'a week',
    {
      startDate: new Date(FIRST).toISOString(),
      endDate: new Date(FIRST + 336 * HALF_HOUR).toISOString(),
      limit: '1000',
    },
  ],
  ['a guest', { search: 'guest77777@example.com' }],
  ['two letters', { search: 'zq' }],
  ['two letters that all have', { search: 'na', limit: '1000' }],
  ['everything', { limit: '1000' }],
]

test(`a search of ${APPOINTMENTS} appointments is answered`, { timeout: 120_000 }, async () => {
  for (const [name, query] of SEARCHED) {
    await timed(server.key, LIST, query)
    const { status, bytes, took } = await timed(server.key, LIST, query)
    console.log(`${name}: ${took.toFixed()} ms, ${bytes} bytes`)
    expect(status).toBe(200)
  }
})

test(
  `${SEARCHES} searches at once keep neither their own organization nor another waiting until they are done`,
  {
    timeout: 300_000,
  },
  async () => {
    let done = 0
    const search = async (n: number) => {
      const [, query = {}] = SEARCHED[3 + (n % 2)] ?? []
      const answer = await timed(server.key, LIST, { ...query, page: String(n + 1) })
      done++
      return answer
    }
    const began = performance.now()
    const searches = Promise.all(Array.from({ length: SEARCHES }, (_, n) => search(n)))
    const [own, others] = await Promise.all(
      [server.key, elsewhere].map(async (key) => {
        const reads: Awaited<ReturnType<typeof small>>[] = []
        do reads.push(await small(key))
        while (done < SEARCHES)
        return reads
      }),
    )
    const statuses = (await searches).map(({ status }) => status)
    const took = ((performance.now() - began) / 1000).toFixed(1)
    const refused = statuses.filter((status) => status === 503).length
    console.log(
      `${SEARCHES} searches in ${took} s, ${refused} of them refused with 503; meanwhile ${own?.length} small reads of their ` +
        `own organization, the longest in ${longest(own ?? [])} ms, and ${others?.length} of another, the longest in ${longest(others ?? [])} ms`,
    )
    for (const { status, retryAfter } of await searches) {
      expect([200, 503]).toContain(status)
      expect(status === 503 ? Number(retryAfter) : 1).toBeGreaterThan(0)
    }
    expect(new Set(others?.map(({ status }) => status))).toEqual(new Set([200]))
    // More than one was answered while the searches went on.
    expect(others?.length).toBeGreaterThan(2)
    for (const { status } of own ?? []) expect([200, 503]).toContain(status)
  },
)
