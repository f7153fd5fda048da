import { describe, expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { type Learnt, NOTHING_LEARNT } from './learned-fields.ts'
import { broken, connect, failure, id, json, NOON } from './testing/deployment.ts'

const service = { id: id(1), name: 'Check-up', duration: 20, version: 3 }

describe('a call', () => {
  test('is signed, and carries path, query and body as the row says', async () => {
    const { api, arrived } = await connect((it) => json(it.method === 'GET' ? [service] : service))
    await api.services.update({ params: { id: id(1) }, body: { name: 'New' }, ifVersion: 3 })
    await api.services.list({ query: { ids: [id(1), id(2)], limit: 5 } })
    expect(arrived[0]).toMatchObject({ method: 'PUT', path: `/api/v1/services/${id(1)}`, body: { name: 'New' } })
    expect(arrived[0]?.headers.get('x-svc-site-if-version')).toBe('3')
    expect(arrived[0]?.headers.get('authorization')).toMatch(/^SVCSITE Credential=AK, Signature=[0-9a-f]{64}$/)
    expect(arrived[0]?.headers.get('x-svc-site-date')).toBe('20260302T120000Z')
    expect(Object.fromEntries(arrived[1]?.query ?? [])).toEqual({ ids: `${id(1)},${id(2)}`, limit: '5' })
  })

  test('uses the words of the connection', async () => {
    const { api, arrived } = await connect(() => json([]), { profile: { headerPrefix: 'x-acme-', scheme: 'ACME' } })
    await api.serviceTypes.create({ body: { name: 'A' } })
    expect(arrived[0]?.headers.get('x-acme-date')).toBe('20260302T120000Z')
    expect(arrived[0]?.headers.get('x-acme-idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(arrived[0]?.headers.get('authorization')).toMatch(/^ACME /)
  })

  test('to another origin without a discovery document sends no header that it may not know', async () => {
    const { api, arrived } = await connect(() => json(service), { origin: 'https://elsewhere.example' })
    await api.services.create({ body: { name: 'A' } })
    expect([...(arrived[0]?.headers.keys() ?? [])].toSorted()).toEqual([
      'accept',
      'authorization',
      'content-type',
      'x-svc-site-date',
    ])
  })

  test('answers the very same object when the service says that nothing changed', async () => {
    const { api, arrived } = await connect((_, index) =>
      index === 0 ? json([service], 200, { etag: '"a"' }) : new Response(null, { status: 304 }),
    )
    const first = await api.services.list()
    expect(await api.services.list()).toBe(first)
    expect(arrived[1]?.headers.get('if-none-match')).toBe('"a"')
  })

  test('ends where its signal ends it, without another try', async () => {
    const control = new AbortController()
    const { api, arrived } = await connect(() => {
      control.abort(new DOMException('gone', 'AbortError'))
      return broken()
    })
    await expect(api.services.list({ signal: control.signal })).rejects.not.toBeInstanceOf(ApiError)
    expect(arrived).toHaveLength(1)
  })
})

describe('repeating', () => {
  test('reads are repeated after a broken line and after passing trouble, with growing jittered waits', async () => {
    const { api, arrived, slept } = await connect((_, index) =>
      index === 0 ? broken() : index < 3 ? json({}, 503) : json([service]),
    )
    expect((await api.services.list()).items).toHaveLength(1)
    expect(arrived).toHaveLength(4)
    expect(slept).toEqual([150, 300, 600])
  })

  test('reads give up after three repeats', async () => {
    const { api, arrived } = await connect(() => json({}, 500))
    expect(await failure(api.services.list())).toMatchObject({ kind: 'server', status: 500 })
    expect(arrived).toHaveLength(4)
  })

  test.each([
    ['PUT', true, 1],
    ['DELETE', true, 1],
    ['cancel', true, 1],
    ['POST', false, 1],
    ['POST', true, 4],
  ] as const)('%s with discovery %s is sent %i times when the line breaks', async (what, discovery, times) => {
    const { api, arrived } = await connect(broken, { discovery })
    const params = { id: id(1) }
    const calls = {
      PUT: () => api.services.update({ params, body: {} }),
      DELETE: () => api.services.remove({ params }),
      cancel: () => api.appointmentsV2.cancel({ params, body: {} }),
      POST: () => api.services.create({ body: { name: 'A' } }),
    }
    expect(await failure(calls[what]())).toMatchObject({ kind: 'network', status: 0 })
    expect(arrived).toHaveLength(times)
    expect(new Set(arrived.map((it) => it.headers.get('x-svc-site-idempotency-key'))).size).toBe(1)
  })

  test.each([
    ['7', 7],
    [new Date(NOON + 9000).toUTCString(), 9],
  ])('429 waits as long as Retry-After %s says, writes too', async (header, seconds) => {
    const { api, slept } = await connect((_, index) =>
      index === 0 ? json({}, 429, { 'retry-after': header }) : json(service),
    )
    await api.services.update({ params: { id: id(1) }, body: {} })
    expect(slept).toEqual([seconds * 1000 + 150])
  })

  test('503 waits as long as Retry-After says where the call is repeated, and tells it where it is not', async () => {
    const busy = (_: unknown, index: number) => (index === 0 ? json({}, 503, { 'retry-after': '4' }) : json(service))
    const read = await connect(busy)
    await read.api.services.get({ params: { id: id(1) } })
    expect(read.slept).toEqual([4150])
    const written = await connect(busy)
    const error = await failure(written.api.services.update({ params: { id: id(1) }, body: {} }))
    expect([error.status, error.retryAfter, written.slept]).toEqual([503, 4, []])
    const long = await connect(() => json({}, 503, { 'retry-after': '600' }))
    expect(await failure(long.api.services.list())).toMatchObject({ status: 503, retryAfter: 600 })
    expect(long.slept).toEqual([])
  })

  test('a very long Retry-After is told instead of waited for', async () => {
    const { api, slept } = await connect(() => json({}, 429, { 'retry-after': '600' }))
    expect(await failure(api.services.list())).toMatchObject({ kind: 'rate', retryAfter: 600 })
    expect(slept).toEqual([])
  })
})

describe('clocks', () => {
  const strict = (ahead: number) => (request: { headers: Headers }) => {
    const server = NOON + ahead
    const date = request.headers.get('x-svc-site-date') ?? ''
    const sent = Date.parse(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
    if (Math.abs(server - sent) <= 15 * 60_000) return json([service])
    return json({ code: 'UNAUTHORIZED', timestamp: new Date(server).toISOString(), description: 'Clock.' }, 401)
  }

  test.each([20 * 60_000, -3 * 3_600_000])('a service that is %i ms away is measured once', async (ahead) => {
    const { api, arrived } = await connect(strict(ahead))
    await api.services.list()
    await api.services.list()
    expect(arrived).toHaveLength(3)
    expect(api.skew()).toBe(ahead)
  })

  test('parallel first calls measure it once where it is to be kept', async () => {
    const kept: Learnt[] = []
    const { api, arrived } = await connect(strict(1_200_000), { onLearnt: (learnt) => kept.push(learnt) })
    await Promise.all([1, 2, 3].map(() => api.services.list()))
    expect(arrived).toHaveLength(4)
    expect(kept.at(-1)?.skew).toBe(1_200_000)
    const later = await connect(strict(1_200_000), { learnt: kept.at(-1) })
    await Promise.all([1, 2, 3].map(() => later.api.services.list()))
    expect(later.arrived).toHaveLength(3)
  })

  test('what was kept of the clock and is wrong by now is measured anew, and kept', async () => {
    const kept: Learnt[] = []
    const { api, arrived } = await connect(strict(1_200_000), {
      learnt: { ...NOTHING_LEARNT, skew: -7_200_000 },
      onLearnt: (learnt) => kept.push(learnt),
    })
    await api.services.list()
    expect(arrived).toHaveLength(2)
    expect(kept.map(({ skew }) => skew)).toEqual([1_200_000])
  })

  test('the Date header serves where the error has no timestamp', async () => {
    const server = new Date(NOON + 1_200_000).toUTCString()
    const { api } = await connect((_, index) =>
      index === 0 ? json({ statusCode: 401, message: 'no' }, 401, { date: server }) : json([service]),
    )
    await api.services.list()
    expect(api.skew()).toBe(1_200_000)
  })

  test('a refusal by a clock that agrees is about the key, and is not asked twice', async () => {
    for (const ahead of [0, 30_000, -45_000]) {
      const timestamp = new Date(NOON + ahead).toISOString()
      const { api, arrived } = await connect(() => json({ code: 'UNAUTHORIZED', timestamp, description: 'No.' }, 401))
      expect(await failure(api.services.list())).toMatchObject({ kind: 'key', status: 401 })
      expect(arrived).toHaveLength(1)
      expect(api.skew()).toBe(0)
    }
  })

  test('a second refusal is about the key, not repeated again', async () => {
    const timestamp = new Date(NOON + 3_600_000).toISOString()
    const { api, arrived } = await connect(() => json({ code: 'UNAUTHORIZED', timestamp, description: 'No.' }, 401))
    expect(await failure(api.services.list())).toMatchObject({ kind: 'key', status: 401 })
    expect(arrived).toHaveLength(2)
  })

  test('a clock that cannot be measured is still named', async () => {
    const { api } = await connect(() => json({ statusCode: 401, message: 'Timestamp out of range' }, 401))
    expect(await failure(api.services.list())).toMatchObject({ kind: 'clock', serverTime: undefined })
  })
})

describe('how far a list is counted', () => {
  const LIMIT = 'x-svc-site-count-limit'
  const limitOf = ({ headers }: { headers: Headers }) => headers.get(LIMIT)

  test('is said with every list, unless all are wanted, and with no single record', async () => {
    const { api, arrived } = await connect(({ path }) => json(path.endsWith('services') ? [service] : service))
    await api.services.list()
    await api.services.list({ countsAll: true })
    await api.services.get({ params: { id: service.id } })
    expect(arrived.map(limitOf)).toEqual(['10000', null, null])
  })

  test('is said to another origin only once that has introduced itself', async () => {
    const { api, arrived } = await connect(() => json([service]), { origin: 'https://page.example', discovery: true })
    await api.services.list()
    await api.discovery()
    await api.services.list()
    expect(arrived.map(limitOf)).toEqual([null, '10000'])
  })

  test('is read from the answer, and without a word of it the total is what it was', async () => {
    const headers = { 'x-total-count': '10000', 'x-svc-site-count': 'at-least' }
    const answers = [json([service], 200, headers), json([service], 200, { 'x-total-count': '12000' })]
    const { api } = await connect((_, index) => answers[index] ?? json([]))
    expect(await api.services.list()).toMatchObject({ total: 10_000, isMore: true })
    expect(await api.services.list()).toEqual({ total: 12_000, items: [expect.anything()] })
  })
})
