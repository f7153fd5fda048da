import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Key, type Service, signedHeaders } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { compress } from './compress.ts'

const PRESETS = '/api/v1/presets'
const json = { 'content-type': 'application/json' }

describe('an answer', () => {
  let service: Service
  let key: Key
  const ask = async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ) => {
    const raw = body && JSON.stringify(body)
    const sent = raw === undefined ? {} : { raw, headers: json }
    const signed = new Headers(signedHeaders(key, method, path, sent))
    for (const [name, value] of Object.entries(headers)) signed.set(name, value)
    const answer = await service.fetch(
      new Request(service.url + path, { method, headers: signed, ...(raw && { body: raw }) }),
    )
    const { status } = answer
    return { status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const accepting = (encodings: string, more: Record<string, string> = {}) => ({
    headers: { 'accept-encoding': encodings, ...more },
  })

  beforeAll(async () => {
    service = await openMemoryService({}, { compress })
    key = await service.key('Clinic', 'admin')
    for (let n = 0; n < 20; n++)
      await ask('POST', PRESETS, { body: { title: `Preset ${n}`, description: 'x'.repeat(200) } })
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('of a list goes out as %s to who accepts that', async (encoding, open) => {
    const plain = await ask('GET', PRESETS)
    const packed = await ask('GET', PRESETS, accepting(encoding))
    expect([plain.headers.get('content-encoding'), packed.headers.get('content-encoding')]).toEqual([null, encoding])
    expect([plain, packed].map(({ headers }) => headers.get('vary'))).toEqual(['accept-encoding', 'accept-encoding'])
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 4)
    expect(open(packed.bytes).equals(plain.bytes)).toBe(true)
    expect(packed.headers.get('x-total-count')).toBe(plain.headers.get('x-total-count'))
  })

  test('has a weak tag where it is compressed, and both tags say that it is still the same', async () => {
    const plain = (await ask('GET', PRESETS)).headers.get('etag') ?? ''
    const packed = (await ask('GET', PRESETS, accepting('gzip'))).headers.get('etag') ?? ''
    expect(plain).toMatch(/^"\w+"$/)
    expect(packed).toBe(`W/${plain}`)
    for (const tag of [plain, packed]) {
      const { status, headers, bytes } = await ask('GET', PRESETS, accepting('gzip', { 'if-none-match': tag }))
      expect([status, headers.get('etag'), headers.get('vary'), headers.get('content-encoding'), bytes.length]).toEqual(
        [304, packed, 'accept-encoding', null, 0],
      )
    }
  })

  test('of a few bytes goes out as it is, to be asked for by any', async () => {
    const { status, headers, bytes } = await ask('GET', '/api/v1/rooms', accepting('br, gzip'))
    expect(bytes.length).toBeLessThan(1024)
    expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([200, null, 'accept-encoding'])
  })

  test('of a write is compressed too, but never one that shows a secret', async () => {
    const made = await ask('POST', PRESETS, {
      body: { title: 'Long', description: 'y'.repeat(3000) },
      ...accepting('gzip'),
    })
    expect([made.status, made.headers.get('content-encoding')]).toEqual([201, 'gzip'])
    const body = { role: 'viewer', label: 'y'.repeat(100) }
    const shown = await ask('POST', '/admin/keys', { body, ...accepting('gzip') })
    expect([shown.status, shown.headers.get('content-encoding')]).toEqual([201, null])
    const file = { name: 'Film', format: 'video/mp4', environment: { note: 'z'.repeat(3000) } }
    const medium = await ask('POST', '/api/v1/multimedia', { body: file, ...accepting('gzip') })
    expect([medium.status, medium.headers.get('content-encoding')]).toEqual([201, null])
    expect(medium.bytes.length).toBeGreaterThan(3000)
    const { id } = JSON.parse(medium.bytes.toString())
    const changed = await ask('PUT', `/api/v1/multimedia/${id}`, { body: { name: 'Reel' }, ...accepting('gzip') })
    expect([changed.status, changed.headers.get('content-encoding')]).toEqual([200, null])
  })

  test('of the OpenAPI document is compressed, and of a feed never', async () => {
    const document = await ask('GET', '/openapi.json', accepting('br'))
    expect(document.headers.get('content-encoding')).toBe('br')
    expect(JSON.parse(brotliDecompressSync(document.bytes).toString())).toHaveProperty('openapi')
    const headers = new Headers(signedHeaders(key, 'GET', '/x/changes', {}))
    headers.set('accept-encoding', 'br')
    const feed = await service.fetch(new Request(`${service.url}/x/changes`, { headers }))
    expect([feed.headers.get('content-type'), feed.headers.get('content-encoding')]).toEqual([
      expect.stringContaining('text/event-stream'),
      null,
    ])
    await feed.body?.cancel()
  })
})

test.each(['br', 'gzip'] as const)('what cannot be made smaller comes back whole from %s', async (encoding) => {
  const bytes = new Uint8Array(randomBytes(2_000_000))
  const made = Buffer.from(await compress(bytes, encoding))
  expect((encoding === 'br' ? brotliDecompressSync(made) : gunzipSync(made)).equals(Buffer.from(bytes))).toBe(true)
})
