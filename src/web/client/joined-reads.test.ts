import { describe, expect, test, vi } from 'vitest'
import type { BatchAnswer, BatchQuestion } from '#api/contract/batch.ts'
import type { ApiOptions } from './api.ts'
import { errorFacts } from './api-error.ts'
import { type Arrived, type Behaviour, connect, failure, id, json } from './testing/deployment.ts'

const discovery = { name: 'x', version: '1', headerPrefix: 'x-svc-site-', extensions: ['batch'] }
const serviceOf = (number: number) => ({ id: id(number), name: `S${number}` })
/** What a read of one service is answered. */
const one = (path: string): BatchAnswer => {
  const number = Number(path.slice(-12))
  if (number === 404)
    return { status: 404, headers: {}, body: { code: 'NOT_FOUND', description: 'There is no such service.' } }
  return { status: 200, headers: { etag: `"${number}"` }, body: serviceOf(number) }
}

/** Something that happens later, which a test can bring about. */
const awaited = <T>() => {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => (resolve = done))
  return { promise, resolve: (value: T) => resolve(value) }
}
/** The name of the error that a call ends with. */
const failed = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'none',
    (error: unknown) => (error as Error).name,
  )
const readsIn = ({ body }: Arrived): BatchQuestion['reads'] => (body as unknown as BatchQuestion).reads

/** A deployment that answers batches, which is known by now. */
const connected = async (
  batch: (request: Arrived) => Response | Promise<Response>,
  alone?: Behaviour,
  options: Partial<ApiOptions> = {},
) => {
  const plain: Behaviour = ({ path }) => {
    const { status, headers, body } = one(path)
    return json(body, status, headers)
  }
  const opened = await connect(
    (request, index) => (request.path === '/x/batch' ? batch(request) : (alone ?? plain)(request, index)),
    { discovery, ...options },
  )
  await opened.api.discovery()
  const get = (number: number, signal?: AbortSignal) =>
    opened.api.services.get({ params: { id: id(number) }, ...(signal && { signal }), retries: 0 })
  const sent = () => opened.arrived.map(({ method, path }) => `${method} ${path}`)
  return { ...opened, get, sent }
}
const answering = (request: Arrived): Response => json({ answers: readsIn(request).map(({ path }) => one(path)) })

describe('reads that leave together', () => {
  test('go as one call, each with its own answer', async () => {
    const { get, sent, arrived } = await connected(answering)
    const read = await Promise.all([1, 2, 3].map((number) => get(number)))
    expect(read.map(({ name }) => name)).toEqual(['S1', 'S2', 'S3'])
    expect(sent()).toEqual(['POST /x/batch'])
    expect(arrived[0]?.headers.get('authorization')).toContain('Signature=')
    expect(arrived[0]?.headers.has('x-svc-site-idempotency-key')).toBe(false)
  })

  test('go one by one before the service is known, and one alone goes by itself', async () => {
    const { api, arrived } = await connect(({ path }) => json(one(path).body), { discovery })
    const get = (number: number) => api.services.get({ params: { id: id(number) } })
    await Promise.all([get(1), get(2)])
    await api.discovery()
    await get(3)
    expect(arrived.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
  })

  test('are refused as by themselves, without harm to the others', async () => {
    const { get } = await connected(answering)
    const alone = await failure(get(404))
    const [read, refused] = await Promise.all([get(1), failure(get(404))])
    expect(read.name).toBe('S1')
    expect(refused).toMatchObject({ kind: 'not-found', status: 404, description: 'There is no such service.' })
    expect(errorFacts(refused)).toEqual(errorFacts(alone))
  })

  test('say which answers are known, and take what has not changed from there', async () => {
    const { get, arrived } = await connected((request) => {
      const answers = readsIn(request).map(({ path, ifNoneMatch }) =>
        ifNoneMatch === one(path).headers['etag'] ? { status: 304, headers: { etag: ifNoneMatch } } : one(path),
      )
      return json({ answers })
    })
    const first = await Promise.all([get(1), get(2)])
    const again = await Promise.all([get(1), get(2), get(3)])
    expect(again.slice(0, 2)).toEqual(first)
    expect(readsIn(arrived[1] as Arrived).map(({ ifNoneMatch }) => ifNoneMatch)).toEqual(['"1"', '"2"', undefined])
  })

  test('say how far a list is counted, and hear that there are more', async () => {
    const headers = { 'x-total-count': '10000', 'x-svc-site-count': 'at-least' }
    const { api, get, arrived } = await connected((request) =>
      json({
        answers: readsIn(request).map(({ path }) =>
          path.includes('?') ? { status: 200, headers, body: [] } : one(path),
        ),
      }),
    )
    const [list] = await Promise.all([api.services.list({ query: { limit: 20 } }), get(1)])
    expect(list).toEqual({ items: [], total: 10_000, isMore: true })
    expect(readsIn(arrived[0] as Arrived).toSorted((a, b) => a.path.length - b.path.length)).toEqual([
      { path: '/api/v1/services?limit=20', countLimit: 10_000 },
      { path: `/api/v1/services/${id(1)}` },
    ])
  })

  test('are given up one by one: the others are answered', async () => {
    const gone = awaited<void>()
    const held = awaited<void>()
    const { get } = await connected(async (request) => {
      gone.resolve()
      await held.promise
      return answering(request)
    })
    const control = new AbortController()
    const given = failed(get(1, control.signal))
    const others = Promise.all([get(2), get(3)])
    await gone.promise
    control.abort(new DOMException('left', 'AbortError'))
    expect(await given).toBe('AbortError')
    held.resolve()
    expect((await others).map(({ name }) => name)).toEqual(['S2', 'S3'])
  })

  test('that are all given up end the call', async () => {
    const gone = awaited<AbortSignal>()
    const fetch: typeof globalThis.fetch = (_, init) => {
      if (init?.method === undefined) return Promise.resolve(json(discovery))
      if (init?.signal) gone.resolve(init.signal)
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    }
    const { api, get } = await connected(answering, undefined, { fetch })
    const [one, other] = [new AbortController(), new AbortController()]
    const reads = [failed(get(1, one.signal)), failed(get(2, other.signal))]
    const call = await gone.promise
    one.abort()
    expect(call.aborted).toBe(false)
    other.abort()
    expect([call.aborted, ...(await Promise.all(reads))]).toEqual([true, 'AbortError', 'AbortError'])
    await vi.waitFor(() => expect(api.waiting.oldest()).toBeNull())
  })

  test.each([404, 405, 500, 413])('go one by one from then on where a batch is answered %i', async (status) => {
    const { get, sent } = await connected(() => json({ description: 'No.' }, status))
    expect((await Promise.all([get(1), get(2)])).map(({ name }) => name)).toEqual(['S1', 'S2'])
    await Promise.all([get(3), get(4)])
    expect(sent().map((it) => it.split(' ')[0])).toEqual(['POST', 'GET', 'GET', 'GET', 'GET'])
  })

  test.each<[string, unknown]>([
    ['no answers', {}],
    ['fewer answers than reads', { answers: [one(id(1))] }],
  ])('go one by one where a batch has %s', async (_, body) => {
    const { get } = await connected(() => json(body))
    expect((await Promise.all([get(1), get(2)])).map(({ name }) => name)).toEqual(['S1', 'S2'])
  })

  test('that did not fit in go by themselves', async () => {
    const { get, sent } = await connected((request) =>
      json({ answers: readsIn(request).map(({ path }, at) => (at === 1 ? { status: 503, headers: {} } : one(path))) }),
    )
    expect((await Promise.all([get(1), get(2)])).map(({ name }) => name)).toEqual(['S1', 'S2'])
    expect(sent()).toEqual(['POST /x/batch', `GET /api/v1/services/${id(2)}`])
  })

  test('are each told what became of the call where that was refused', async () => {
    const { get } = await connected(() => json({ code: 'FORBIDDEN', description: 'No.' }, 403))
    const errors = await Promise.all([failure(get(1)), failure(get(2))])
    expect(errors.map(({ kind }) => kind)).toEqual(['rights', 'rights'])
  })

  test('of more than fifty are several calls', async () => {
    const { get, arrived } = await connected(answering)
    const read = await Promise.all(Array.from({ length: 70 }, (_, at) => get(at + 1)))
    expect(read).toHaveLength(70)
    expect(arrived.map((it) => readsIn(it).length).toSorted((a, b) => a - b)).toEqual([20, 50])
  })

  test('are repeated where the line breaks, as by themselves', async () => {
    let times = 0
    const { api } = await connected((request) => {
      if (++times === 1) throw new TypeError('Failed to fetch')
      return answering(request)
    })
    const read = await Promise.all([1, 2].map((number) => api.services.get({ params: { id: id(number) } })))
    expect(read.map(({ name }) => name)).toEqual(['S1', 'S2'])
  })
})
