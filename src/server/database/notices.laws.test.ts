import pg from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Key } from '#api/http/testing/caller.ts'
import { type Following, follow } from '#api/http/testing/follow.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { createFeed, type FeedLimits } from '#api/http/feed/feed.ts'
import type { Store } from '#api/core/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { rowOf } from '#api/stores/testing/rows-of.ts'
import { createNotices } from './notices.ts'
import { openPg } from './pg.ts'
import { cuttingProxy } from './testing/cutting-proxy.ts'
import { newDatabase } from './testing/new-database.ts'

const NEVER = 1_000_000_000
const LISTENING = `select pid from pg_stat_activity
  where application_name = 'frontdesk changes' and datname = current_database() and query like 'listen%' and state = 'idle'`

describe('a process that follows what another one writes', () => {
  let url: string
  let operator: pg.Client
  const closing: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    url = await newDatabase(inject('postgresUrl'))
    const database = openPg(url)
    await migrate(database)
    await database.close()
    operator = new pg.Client({ connectionString: url })
    await operator.connect()
    return async () => {
      for (const close of closing.toReversed()) await close()
      await operator.end()
    }
  })

  const openStore = (): Store => {
    const store = createSqlStore(openPg(url))
    closing.push(() => store.close())
    return store
  }
  const following = async (
    limits: Partial<FeedLimits>,
  ): Promise<{ feed: Following; key: Key; leave: () => Promise<void> }> => {
    const store = createSqlStore(openPg(url))
    const log = { debug: () => {}, error: () => {} }
    const feed = createFeed({ store, log, now: () => Date.now(), limits })
    const leave = async (): Promise<void> => {
      feed.close()
      await store.close()
    }
    const service = await openMemoryService({}, { store, feed, log })
    const key = await service.key(`Desk ${closing.length}`, 'admin')
    const own = await follow(service, key)
    await own.next()
    return { feed: own, key, leave }
  }
  const listener = async (): Promise<number> => {
    for (;;) {
      const { rows } = await operator.query(LISTENING)
      if (rows.length === 1) return rows[0].pid
    }
  }
  const insert = (store: Store, { organizationId }: Key, number: number) =>
    store.write(organizationId, (rows) => rows.insert('presets', rowOf('presets', number, { organizationId })))

  it('is told by a notice, and finds by itself what no notice told', async () => {
    const writer = openStore()
    const noticed = await following({ poll: NEVER })
    await listener()
    await insert(writer, noticed.key, 1)
    expect((await noticed.feed.change()).data).toMatchObject({ resource: 'presets', version: 1 })
    await noticed.feed.leave()
    await noticed.leave()

    const looking = await following({ poll: 20 })
    // A line that is down hears nothing.
    await operator.query('select pg_terminate_backend($1)', [await listener()])
    await insert(writer, looking.key, 2)
    expect((await looking.feed.change()).data).toMatchObject({ resource: 'presets', version: 1 })
    // It is opened again by itself.
    await listener()
    await looking.feed.leave()
    await looking.leave()
  })
})

it('goes on to listen at the other host where one stands still', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  const lines = [await cuttingProxy(url), await cuttingProxy(url)] as const
  const database = openPg(url)
  const hosts = lines.map((line) => new URL(line.url).host).join(',')
  const listening = createNotices(url.replace(new URL(url).host, hosts), database, 200)
  const heard: string[] = []
  const stop = listening.hear((told) => void heard.push(told))
  const hears = (told: string) => () => {
    database.notices?.send(told)
    return heard
  }
  await expect.poll(hears('before'), { timeout: 10_000 }).toContain('before')
  lines[0].freeze()
  await expect.poll(hears('after'), { timeout: 20_000 }).toContain('after')
  stop()
  await Promise.all([listening.close(), database.close()])
  await Promise.all(lines.map((line) => line.close()))
}, 40_000)
