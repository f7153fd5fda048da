import { describe, expect, it } from 'vitest'
import { rowOf } from '../../stores/testing/rows-of.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import type { Key } from '../testing/caller.ts'
import { follow } from '../testing/follow.ts'
import { openMemoryService } from '../testing/memory-service.ts'
import { createFeed, type FeedLimits } from './feed.ts'

const NEVER = 1_000_000_000

/** A service whose feeds hear of nothing by a notice, and whose clock is set. */
const openDeaf = async (limits: Partial<FeedLimits> = {}) => {
  let at = Date.now()
  const store = createMemoryStore()
  const log = { debug: () => {}, error: () => {} }
  /** Hears of each read that is refused; nothing is while it is absent. */
  let refused: (() => void) | undefined
  const deaf: typeof store = {
    ...store,
    read: async (organizationId, work) => {
      refused?.()
      if (refused) throw new Error('the database is down')
      return store.read(organizationId, work)
    },
    onChange: () => () => {},
  }
  const feed = createFeed({ store: deaf, log, now: () => at, limits: { poll: NEVER, ...limits } })
  const service = await openMemoryService({}, { store, feed, log })
  const key: Key = await service.key('Desk', 'admin')
  const insert = (number: number) =>
    store.write(key.organizationId, (rows) =>
      rows.insert('presets', rowOf('presets', number, { organizationId: key.organizationId })),
    )
  const refuse = (hear?: () => void) => void (refused = hear)
  return { service, feed, store, key, insert, pass: (ms: number) => void (at += ms), refuse }
}

describe('the feeds of a process', () => {
  it('go on where the table was ahead of what all have read', async () => {
    const { service, feed, key, insert } = await openDeaf()
    const first = await follow(service, key)
    const epoch = (await first.next())?.id?.split('.')[0] ?? ''
    await insert(1)
    const call = {
      organizationId: key.organizationId,
      accessKeyId: key.accessKeyId,
      signal: new AbortController().signal,
    }
    const behind = (await feed.open({ ...call, cursor: `${epoch}.0` })).body?.getReader()
    // It is not asked for more than its beginning yet.
    await insert(2)
    const next = async (): Promise<string[]> => {
      const text = new TextDecoder().decode((await behind?.read())?.value)
      return [...text.matchAll(/^(?:event|id): (.*)$/gm)].map(([, said = '']) => said.replace(`${epoch}.`, ''))
    }
    expect([await next(), await next()]).toEqual([
      ['ready', '0'],
      ['1', '2', '3'],
    ])
    const more = next()
    await insert(3)
    // Whoever comes reads what is new, for all.
    const third = await follow(service, key)
    expect(await more).toEqual(['4'])
    for (const open of [first, third]) await open.leave()
    feed.close()
  })

  it('show that they are alive, and are so many a key and no more', async () => {
    const { service, feed, key } = await openDeaf({ heartbeat: 5, streams: 1 })
    const only = await follow(service, key)
    expect((await only.next())?.event).toBe('ready')
    expect((await only.next(true))?.event).toBe('comment')
    const refused = await follow(service, key)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    await only.leave()
    expect((await follow(service, key)).status).toBe(200)
    feed.close()
  })

  it('tell that somebody has gone who did not say so, and nothing while they stay', async () => {
    const { service, feed, store, key, pass } = await openDeaf({ poll: 5 })
    const until = Date.now() + 30_000
    const present = (ms: number) =>
      store.write(key.organizationId, (rows) =>
        rows.presences.put(
          {
            id: '0195550a-5c00-7000-8000-00000000f001',
            key: key.accessKeyId,
            person: null,
            doing: 'looking',
            record: { resource: 'services', id: 'a' },
            time: null,
            until: until + ms,
          },
          0,
        ),
      )
    const line = await follow(service, key)
    await line.next()
    await present(0)
    expect((await line.next())?.data.present).toHaveLength(1)
    await present(30_000)
    pass(31_000)
    const next = line.next()
    pass(30_000)
    expect((await next)?.data).toEqual({ present: [] })
    feed.close()
  })

  it('end where nobody reads them, and with a key that ends by itself', async () => {
    const { service, feed, store, key, pass } = await openDeaf({ poll: 5, unread: 60_000 })
    const staff = await service.key('Desk', 'staff')
    const call = { organizationId: key.organizationId, cursor: undefined, signal: new AbortController().signal }
    const unread = (await feed.open({ ...call, accessKeyId: key.accessKeyId })).body?.getReader()
    const hour = new Date(Date.now() + 3_600_000).toISOString()
    await store.credentials.expireKey(staff.accessKeyId, hour)
    const expiring = await follow(service, staff)
    await expiring.next()
    const expired = expiring.next()
    pass(61_000)
    await expect(unread?.closed).rejects.toThrow('Nobody reads this feed.')
    pass(3_600_000)
    expect(await expired).toBeUndefined()
    feed.close()
  })

  it('end where the changes cannot be read for a while, so that nobody is shown as followed who is told nothing', async () => {
    const { service, feed, key, pass, refuse } = await openDeaf({ poll: 5, heartbeat: 5 })
    const call = { organizationId: key.organizationId, cursor: undefined, signal: new AbortController().signal }
    const open = (await feed.open({ ...call, accessKeyId: key.accessKeyId })).body?.getReader()
    await new Promise<void>((resolve) => {
      let asked = 0
      refuse(() => void (++asked === 3 && resolve()))
    })
    // A moment is too short for the database to be given up.
    expect((await open?.read())?.done).toBe(false)
    pass(11_000)
    await expect(open?.closed).rejects.toThrow('The changes cannot be read.')
    refuse()
    const again = await follow(service, key)
    expect((await again.next())?.event).toBe('ready')
    await again.leave()
    feed.close()
  })
})
