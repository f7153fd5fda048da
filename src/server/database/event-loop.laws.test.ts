import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { MOST_RESTORED } from '#api/contract/backup-limits.ts'
import { writeFeed } from '#api/http/calendar-feeds/write-feed.ts'
import { type Key, signedHeaders } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import type { Store } from '#api/core/store.ts'
import { migrate } from '#api/stores/sql/migrate.ts'
import { createSqlStore } from '#api/stores/sql/store.ts'
import { idOf, rowOf } from '#api/stores/testing/rows-of.ts'
import { compress } from '../compress.ts'
import { importNodeSecret, nodeDigest } from '../digest.ts'
import { turnsBeside, turnsTaken } from '../testing/turns-taken.ts'
import { openPg } from './pg.ts'
import { newDatabase } from './testing/new-database.ts'

const MEDIA = 900
const GUESTS = 100
const LARGE = 30
const FED = 6000
const SHARED = 1000
/** The number of the appointment whose guests are masked. */
const MASKED = 500

const guests = Array.from({ length: GUESTS }, (_, n) => {
  const [email, firstName, lastName] = [`guest${n}@example.com`, `Ana${n}`, `García${n}`]
  return { email, extraFields: { firstName, lastName, notes: `${firstName} ${lastName} ${email} `.repeat(30) } }
})

/** What no pattern makes small, so that it weighs in the database what it weighs in an answer. */
const noise = (length: number) => randomBytes(length / 2).toString('hex')
const largeGuests = guests.slice(0, 60).map((guest) => ({ ...guest, extraFields: { notes: noise(15_000) } }))

/**
 * A text lets others have their turn after a million characters (and a few more that the last item has) while it is written, while its
 * digest is computed and while it is encoded: each so many times.
 */
const turnsOf = (text: string): number => Math.floor((0.9 * text.length) / 1024 ** 2)

describe('the event loop is never held long', () => {
  let store: Store
  let service: Awaited<ReturnType<typeof openMemoryService>>
  let key: Key
  beforeAll(async () => {
    const database = openPg(await newDatabase(inject('postgresUrl')))
    await migrate(database)
    store = createSqlStore(database)
    // The digest of the server, over keys that are texts here.
    const hmacHex = (secret: string, text: string) => nodeDigest.hmacHex(importNodeSecret(secret), text)
    service = await openMemoryService({}, { store, compress, digest: { ...nodeDigest, hmacHex } })
    key = await service.key('Clinic', 'admin')
    const { organizationId } = key
    // As large as a free object may be.
    const environment = { scene: 'x'.repeat(16_000) }
    await store.write(organizationId, async (rows) => {
      const media = Array.from({ length: MEDIA }, (_, n) => rowOf('multimedia', n + 1, { organizationId, environment }))
      await rows.insertAll('multimedia', media)
      await rows.insert('calendars', rowOf('calendars', 1, { organizationId }))
      const fields = { organizationId, guests, calendarIds: [idOf(1)], description: 'guest1@example.com '.repeat(500) }
      await rows.insert('appointments', rowOf('appointments', MASKED, fields))
    })
  })
  afterAll(() => store.close())

  /** The answer is read once it is there, since reading it is this test's own work. */
  const ask = async (method: string, path: string, body?: object, encoding = 'identity', as = key) => {
    const sent =
      body === undefined ? {} : { raw: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const [bare = '', query] = path.split('?')
    const headers = new Headers(signedHeaders(as, method, bare, { ...sent, ...(query !== undefined && { query }) }))
    headers.set('accept-encoding', encoding)
    const request = new Request(service.url + path, { method, headers, ...(sent.raw ? { body: sent.raw } : {}) })
    const { answer, turns } = await turnsTaken(() => service.fetch(request))
    const bytes = Buffer.from(await answer.arrayBuffer())
    const open = { br: brotliDecompressSync, gzip: gunzipSync }[answer.headers.get('content-encoding') ?? '']
    return { status: answer.status, turns, sent: bytes.length, text: (open ? open(bytes) : bytes).toString() }
  }

  it(`by a list of ${MEDIA} media as large as they may be`, async () => {
    const { status, turns, text } = await ask('GET', '/api/v1/multimedia')
    expect(status).toBe(200)
    expect(text.length).toBeGreaterThan(14_000_000)
    expect(JSON.parse(text)).toHaveLength(MEDIA)
    expect(turns).toBeGreaterThanOrEqual(3 * turnsOf(text))
  })

  it.each(['br', 'gzip'] as const)('by compressing that list as %s', async (encoding) => {
    const { status, sent, text } = await ask('GET', '/api/v1/multimedia', undefined, encoding)
    expect([status, sent < 3_000_000]).toEqual([200, true])
    expect(JSON.parse(text)).toHaveLength(MEDIA)
    const { turns } = await turnsBeside(() => compress(new TextEncoder().encode(text), encoding))
    // None where this thread compressed it; how many there are is a matter of time.
    expect(turns).toBeGreaterThan(0)
  })

  it('by the digest of that list', async () => {
    const { turns } = await turnsBeside(() => Promise.resolve(nodeDigest.sha256Hex('x'.repeat(14_000_000))))
    expect(turns).toBeGreaterThan(0)
  })

  it(`by masking ${GUESTS} guests of one appointment`, { timeout: 120_000 }, async () => {
    const masks = { guests: guests.map(({ email }) => ({ email })) }
    const { status, turns, text } = await ask('PUT', `/api/v1/appointments/${idOf(MASKED)}/mask-guests`, masks)
    expect(status).toBe(200)
    expect(text).not.toMatch(/@example\.com|García/)
    expect(turns).toBeGreaterThanOrEqual(GUESTS - 1)
  })

  it(
    `by a page of ${LARGE} appointments of 0.9 MB each, which is refused, nor by one of ten`,
    { timeout: 60_000 },
    async () => {
      const { organizationId } = key
      const fields = { organizationId, guests: largeGuests, calendarIds: [idOf(1)] }
      for (let n = 0; n < LARGE; n++) {
        await store.write(organizationId, (rows) => rows.insert('appointments', rowOf('appointments', n + 2, fields)))
      }
      const page = (limit: number) => ask('GET', `/api/v2/appointments?limit=${limit}`)
      const all = await page(100)
      expect([all.status, JSON.parse(all.text).errors]).toEqual([422, [expect.objectContaining({ field: 'limit' })]])
      const ten = await page(10)
      expect([ten.status, JSON.parse(ten.text).items.length]).toEqual([200, 10])
      expect(ten.text.length).toBeGreaterThan(8_000_000)
      // Four are written at once.
      expect(ten.turns).toBeGreaterThanOrEqual(Math.floor(10 / 4) + 2 * turnsOf(ten.text))
    },
  )

  it(`by a calendar feed of ${FED} appointments`, { timeout: 60_000 }, async () => {
    const { organizationId } = key
    const feed = rowOf('calendarFeeds', 1, { organizationId, calendarId: idOf(2) })
    await store.write(organizationId, async (rows) => {
      await rows.insert('calendars', rowOf('calendars', 2, { organizationId }))
      await rows.insert('calendarFeeds', feed)
    })
    const fields = { organizationId, guests: guests.slice(0, 1), calendarIds: [idOf(2)] }
    const all = Array.from({ length: FED }, (_, n) => rowOf('appointments', n + 1000, fields))
    await store.write(organizationId, async (rows) => {
      for (let at = 0; at < FED; at += 200) await rows.insertAll('appointments', all.slice(at, at + 200))
    })
    const { answer, turns } = await turnsTaken(() =>
      writeFeed(store, { feed, generation: 1 }, Date.parse('2026-03-02')),
    )
    expect(answer.match(/BEGIN:VEVENT/g)).toHaveLength(FED)
    // So many events are written at once.
    expect(turns).toBeGreaterThanOrEqual(FED / 250)
  })

  it(`by a search that finds ${FED} appointments`, async () => {
    const { status, turns, text } = await ask('GET', '/api/v2/appointments?search=garc%C3%ADa0&limit=1000')
    expect([status, JSON.parse(text).total >= FED]).toEqual([200, true])
    expect(turns).toBeGreaterThanOrEqual(1)
  })

  it('by a report of large appointments', async () => {
    const { status, turns } = await ask('GET', '/x/reports?from=2026-03-01&until=2026-03-31&by=week')
    expect(status).toBe(200)
    // Five hundred are counted at once, of a week at most.
    expect(turns).toBeGreaterThanOrEqual(FED / 500 + 4)
  })

  it(`by a list of ${SHARED} service types that others share, as long as they may be`, async () => {
    const others = await service.key('Elsewhere', 'admin')
    const { organizationId } = others
    const fields = {
      organizationId,
      description: 'x'.repeat(9000),
      sharing: { scope: 'public' as const, organizationIds: [] },
    }
    const shared = Array.from({ length: SHARED }, (_, n) =>
      rowOf('serviceTypes', n + 1, { ...fields, slug: `type-${n}` }),
    )
    await store.write(organizationId, (rows) => rows.insertAll('serviceTypes', shared))
    const { status, turns, text } = await ask('GET', '/x/shared-service-types?limit=1000')
    expect([status, JSON.parse(text).length]).toEqual([200, SHARED])
    expect(turns).toBeGreaterThanOrEqual(3 * turnsOf(text))
    expect(JSON.parse((await ask('GET', '/x/shared-service-types')).text)).toHaveLength(100)
  })

  it('by restoring as many appointments as a call takes', { timeout: 60_000 }, async () => {
    const at = (hour: number) => new Date(hour * 3_600_000).toISOString()
    const empty = await service.key('Empty', 'admin')
    const { organizationId } = empty
    const rows = Array.from({ length: MOST_RESTORED }, (_, n) => {
      const fields = { organizationId, startDate: at(n), endDate: at(n + 1), guests: guests.slice(0, 1) }
      return rowOf('appointments', n + 1, fields)
    })
    const body = { backup: idOf(1), resource: 'appointments', rows }
    const { status, turns, text } = await ask('POST', '/x/backup/restore', body, 'identity', empty)
    expect(status).toBe(200)
    expect(JSON.parse(text).results.every((it: { status: string }) => it.status === 'restored')).toBe(true)
    // So many rows are judged at once.
    expect(turns).toBeGreaterThanOrEqual(Math.floor(MOST_RESTORED / 25))
  })

  it.each([
    ['values', { app: Array.from({ length: 400_000 }, () => 1) }, /more than 50000 values/],
    ['fields', Object.fromEntries(Array.from({ length: 40_000 }, (_, n) => [`f${n}`, n])), /more than 3000 fields/],
    ['wrong fields', { title: 'Visit', guests: Array.from({ length: 45_000 }, () => 1) }, /^guests/],
  ])('by a body of countless %s, which is refused', async (_, body, words) => {
    const { status, text } = await ask('POST', '/api/v1/appointments', body)
    expect(status).toBe(400)
    expect(JSON.parse(text).description).toMatch(words)
    expect(text.length).toBeLessThan(10_000)
  })
})
