import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Answer, call } from '#api/http/testing/caller.ts'
import { type Following, follow } from '#api/http/testing/follow.ts'
import { newDatabase } from './database/testing/new-database.ts'
import { entry, type ServerProcess, startProcess, temporaryFolder } from './testing/server-process.ts'

const WRITES = 60

const folder = temporaryFolder()
let settings: Record<string, string>
let servers: ServerProcess[] = []

beforeAll(async () => {
  settings = { DATA_DIR: folder.path, DATABASE_URL: await newDatabase(inject('postgresUrl')), PROBES_PORT: '0' }
  servers = await Promise.all([1, 2].map(() => startProcess(entry('main'), settings)))
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((it) => it.end('SIGTERM')))
  folder.remove()
}, 60_000)

const both = (): [ServerProcess, ServerProcess] => {
  const [one, two] = servers
  if (!one || !two) throw new Error('No server runs.')
  return [one, two]
}
const post = ({ service, key }: ServerProcess, path: string, body?: object): Promise<Answer> =>
  call(service, key, 'POST', path, body === undefined ? {} : { body })
const keyOf = ({ key }: ServerProcess) => ({ ...key, organizationId: '', role: 'admin' as const })
const opened = async (server: ServerProcess, cursor?: string): Promise<Following> => {
  const feed = await follow(server.service, keyOf(server), { cursor })
  expect((await feed.next())?.event).toBe('ready')
  return feed
}

/** What the table says was changed since a cursor: the truth that a feed is compared with. */
const inTable = async (cursor: string | undefined): Promise<[string, string][]> => {
  const client = new pg.Client({ connectionString: settings.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query(
    `select epoch || '.' || seq as cursor, id from changes join change_counters using (organization_id)
      where seq > $1 order by seq`,
    [Number(cursor?.split('.')[1])],
  )
  await client.end()
  return rows.map((row) => [row.cursor, row.id])
}

test('what changes at one server is told by the other, and a key that is disabled there ends its feed here', async () => {
  const [one, two] = both()
  const feed = await opened(one)
  const { body } = await post(two, '/api/v1/presets', { title: 'Welcome' })
  expect((await feed.change()).data).toMatchObject({ resource: 'presets', id: body.id, operation: 'presets.create' })
  await feed.leave()
  const issued = (await post(two, '/admin/keys', { role: 'viewer' })).body
  const theirs = await follow(one.service, issued)
  expect((await theirs.next())?.event).toBe('ready')
  await post(two, `/admin/keys/${issued.accessKeyId}/disable`)
  expect(await theirs.next()).toBeUndefined()
})

test('the operator sees how many feeds are open', async () => {
  const [one] = both()
  const probes = /at (http:\S+)\/healthz/.exec(one.output())?.[1]
  const open = async () => {
    const text = await (await fetch(`${probes}/metrics`)).text()
    // What waits is told beside it.
    expect(text).toMatch(/^frontdesk_waiting\{for="database"\} \d+\nfrontdesk_waiting\{for="pictures"\} \d+$/m)
    return Number(/^frontdesk_feed_streams (\d+)$/m.exec(text)?.[1])
  }
  await expect.poll(open).toBe(0)
  const feeds = [await opened(one), await opened(one)]
  expect(await open()).toBe(2)
  for (const feed of feeds) await feed.leave()
  await expect.poll(open).toBe(0)
})

test('a feed goes on at another server, without a gap or a double, when its server is killed in the middle', async () => {
  const [one, two] = both()
  const feed = await opened(one)
  const told: [string, string][] = []
  const take = async (from: Following, most: number): Promise<void> => {
    for (let taken = 0; taken < most; taken++) {
      const event = await from.next()
      if (!event) return
      told.push([event.id ?? '', event.data.id])
    }
  }
  const writing = (async () => {
    for (let number = 0; number < WRITES; number++) {
      expect((await post(two, '/api/v1/presets', { title: `Preset ${number}` })).status).toBe(201)
    }
  })()
  await take(feed, 10)
  const [before] = told[0] ?? []
  // What was sent before it was killed may still arrive; then the line ends.
  await Promise.all([one.end('SIGKILL'), take(feed, WRITES)])
  await feed.leave()
  const last = told.at(-1)?.[0]
  const elsewhere = await opened(two, last)
  await take(elsewhere, Math.min(10, WRITES - told.length))
  await elsewhere.leave()
  // And at the server that has started again.
  const again = await startProcess(entry('main'), settings)
  servers = [again, two]
  const later = await opened(again, told.at(-1)?.[0])
  await writing
  const begin = `${before?.split('.')[0]}.${Number(before?.split('.')[1]) - 1}`
  const truth = await inTable(begin)
  await take(later, truth.length - told.length)
  await later.leave()
  expect(truth).toHaveLength(WRITES)
  expect(told).toEqual(truth)
}, 60_000)

test('a server that is asked to stop ends its feeds at once', async () => {
  const server = await startProcess(entry('main'), settings)
  const feed = await opened(server)
  const [code, end] = await Promise.all([server.end('SIGTERM'), feed.next()])
  expect([code, end]).toEqual([0, undefined])
}, 60_000)
