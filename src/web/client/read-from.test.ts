import { describe, expect, test, vi } from 'vitest'
import type { BatchAnswer, BatchQuestion } from '#api/contract/batch.ts'
import { importSecret } from '#api/signing/digest.ts'
import type { Discovery } from './discovery.ts'
import { type Arrived, connect, id, json } from './testing/deployment.ts'

const discovery = { name: 'x', version: '1', headerPrefix: 'x-svc-site-', extensions: ['batch'] }
const one = (path: string): BatchAnswer => {
  const number = Number(path.slice(-12))
  return { status: 200, headers: {}, body: { id: id(number), name: `S${number}` } }
}
const readsIn = ({ body }: Arrived): BatchQuestion['reads'] => (body as unknown as BatchQuestion).reads
/** Something that happens later, which a test can bring about. */
const awaited = () => {
  let resolve = (): void => {}
  const promise = new Promise<void>((done) => (resolve = done))
  return { promise, resolve: () => resolve() }
}

const DISCOVERY = '/.well-known/scheduling-service'
const told: Discovery = { ...discovery, scheme: null, connections: [], upload: null }
/** What a batch answers that was told where the feed stood. */
const from = (cursor: string, { reads }: Pick<BatchQuestion, 'reads'>): Response =>
  json({ cursor, answers: reads.map(({ path }) => (path === DISCOVERY ? said : one(path))) })
const said: BatchAnswer = { status: 200, headers: {}, body: { ...discovery, version: '2' } }
/** A deployment that took batches when it was used before, and has not been asked yet. */
const remembered = async (batch: (request: Arrived) => Response | Promise<Response>) => {
  const opened = await connect(
    (request) => (request.path === '/x/batch' ? batch(request) : json(one(request.path).body)),
    { discovery, told },
  )
  const get = (number: number) => opened.api.services.get({ params: { id: id(number) }, retries: 0 })
  const sent = () => opened.arrived.map(({ method, path }) => `${method} ${path}`)
  return { ...opened, get, sent }
}

describe('where batches were taken before', () => {
  test('the first reads are one call, with what the deployment says of itself', async () => {
    const { api, get, sent } = await remembered((request) => from('e.7', { reads: readsIn(request) }))
    const [now, first] = await Promise.all([api.discovery(), get(1), get(2)])
    expect([now?.version, first.name]).toEqual(['2', 'S1'])
    expect(sent()).toEqual(['POST /x/batch'])
  })

  test('a deployment that takes none any more is asked one by one, and what it says of itself by itself', async () => {
    const { api, get, sent } = await remembered(() => json({ description: 'Cannot POST /x/batch' }, 404))
    const [now, first] = await Promise.all([api.discovery(), get(1), get(2)])
    expect([now?.version, first.name]).toEqual(['1', 'S1'])
    await Promise.all([get(3), get(4)])
    expect(sent().filter((it) => it === 'POST /x/batch')).toHaveLength(1)
  })

  test('what it says of itself is asked for by itself where a batch does not tell', async () => {
    const { api, get } = await remembered((request) =>
      json({
        answers: readsIn(request).map(({ path }) =>
          path === DISCOVERY ? { status: 404, headers: {}, body: {} } : one(path),
        ),
      }),
    )
    const [now] = await Promise.all([api.discovery(), get(1)])
    expect(now?.version).toBe('1')
  })
})

describe('the feed goes on', () => {
  test('from before the first reads, also where a later batch was read before an earlier one', async () => {
    const cursors = ['e.12', 'e.9', 'e.20']
    const answered = [awaited(), awaited()]
    const { api, get, sent } = await remembered(async (request) => {
      const cursor = cursors.shift() ?? ''
      await answered.shift()?.promise
      return from(cursor, { reads: readsIn(request) })
    })
    const [one, other] = answered
    const first = Promise.all([get(1), get(2)])
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    // One read alone would not tell.
    const second = get(3)
    await vi.waitFor(() => expect(sent()).toEqual(['POST /x/batch', 'POST /x/batch']))
    one?.resolve()
    await first
    // What the other one has read may be older.
    expect(api.readFrom()).toBeUndefined()
    other?.resolve()
    await second
    expect(api.readFrom()).toBe('e.9')
    await Promise.all([get(4), get(5)])
    expect(api.readFrom()).toBe('e.9')
    await get(6)
    expect(sent().at(-1)).toBe(`GET /api/v1/services/${id(6)}`)
  })

  test.each<[string, string[]]>([
    ['where nothing tells', ['']],
    ['where numbers began anew meanwhile', ['e.12', 'f.1']],
  ])('from nowhere %s', async (_, cursors) => {
    const all = cursors.map(() => awaited())
    const left = [...all]
    const { api, get, sent } = await remembered(async (request) => {
      const cursor = cursors.shift()
      await left.shift()?.promise
      const reads = readsIn(request)
      return cursor ? from(cursor, { reads }) : json({ answers: reads.map(({ path }) => one(path)) })
    })
    const reading = []
    for (const [at] of all.entries()) {
      reading.push(get(10 * at + 1), get(10 * at + 2))
      // oxlint-disable-next-line no-await-in-loop -- One leaves after the other.
      await vi.waitFor(() => expect(sent()).toHaveLength(at + 1))
    }
    for (const { resolve } of all) resolve()
    await Promise.all(reading)
    expect(api.readFrom()).toBeUndefined()
  })

  test('from nowhere where something was read alone first, and under another key', async () => {
    const { api, get } = await remembered((request) => from('e.7', { reads: readsIn(request) }))
    await api.services.get({ params: { id: id(1) }, onRaw: () => {} })
    await Promise.all([get(1), get(2)])
    expect(api.readFrom()).toBeUndefined()

    const other = await remembered((request) => from('e.7', { reads: readsIn(request) }))
    await Promise.all([other.get(1), other.get(2)])
    expect(other.api.readFrom()).toBe('e.7')
    other.api.renew({ accessKeyId: 'OTHER', key: await importSecret('secret') })
    expect(other.api.readFrom()).toBeUndefined()
  })
})
