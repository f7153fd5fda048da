import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { createFinish } from '#api/http/media/finish.ts'
import { createMediaAddresses } from '#api/http/media/addresses.ts'
import { createTus } from '#api/http/media/tus.ts'
import { call } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { createLog } from '../log.ts'
import { temporaryFolder } from '../testing/server-process.ts'
import { addressKeys } from './address-keys.ts'
import { createDiskDepot } from './disk-depot.ts'
import { inspect } from './inspect.ts'
import { png, sha256 } from './testing/samples.ts'
import { createUploads } from './uploads.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())

const clock = { ahead: 0 }
const now = (): number => Date.now() + clock.ahead
const [store, depot, log] = [createMemoryStore(), createDiskDepot(folder.path), createLog('silent')]
const addresses = createMediaAddresses(addressKeys(randomBytes(32)))
const base = { store, depot, addresses, now, log, maxSize: 1024 * 1024 }
const ground = { ...base, finish: createFinish({ ...base, inspect: (medium) => inspect(depot, medium) }) }

/** The server's endpoint with its library, and the one of mock mode, over the same disk and records. */
const endpoints = {
  library: createUploads({ ...ground, corsOrigins: [] }),
  ours: createTus({
    ...ground,
    depot: {
      ...depot,
      append: async (medium, offset, bytes) => {
        await depot.append(medium, offset, Readable.from([Buffer.from(await bytes.arrayBuffer())]))
      },
    },
  }),
}

const picture = await png()
const service = await openMemoryService(
  {},
  {
    store,
    extensions: ['uploads'],
    bytes: {
      limits: { maxSize: base.maxSize, formats: ['image/png'], maxPixels: 1000 },
      uploadUrl: (medium) => addresses.uploadPath(medium, Date.now() + 60_000),
      readUrl: addresses.readPath,
      abandon: (medium) => depot.abandon(medium),
      discard: () => {},
    },
  },
)
const key = await service.key('Clinic', 'staff')

interface Said {
  method: string
  headers?: Record<string, string>
  body?: Buffer
  /** Instead of the address of the upload. */
  path?: (uploadUrl: string) => string
  /** Milliseconds that have gone by. */
  later?: number
}

const spoken = { 'tus-resumable': '1.0.0' }
const patch = (offset: number, body: Buffer, headers: Record<string, string> = {}): Said => ({
  method: 'PATCH',
  headers: {
    ...spoken,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    // Over a real line every call has one.
    'content-length': String(body.length),
    ...headers,
  },
  body,
})
const head: Said = { method: 'HEAD', headers: spoken }
const giveUp: Said = { method: 'DELETE', headers: spoken }
const [whole, first, rest] = [patch(0, picture), patch(0, picture.subarray(0, 100)), patch(100, picture.subarray(100))]
const without = (said: Said, name: string): Said => ({
  ...said,
  headers: Object.fromEntries(Object.entries(said.headers ?? {}).filter(([it]) => it !== name)),
})

const TOLD = ['tus-resumable', 'tus-version', 'tus-extension', 'tus-max-size', 'cache-control'].concat([
  'upload-offset',
  'upload-length',
  'upload-defer-length',
])

/** What an endpoint answers to each call, without what differs from upload to upload. */
const answersOf = async (name: keyof typeof endpoints, declared: object, calls: readonly Said[]) => {
  const { body: made } = await call(service, key, 'POST', '/api/v1/multimedia', {
    body: { name: 'A file', format: 'image/png', size: picture.length, sha256: sha256(picture), ...declared },
  })
  const answers: unknown[] = []
  for (const { method, headers, body, path, later = 0 } of calls) {
    clock.ahead = later
    const url = `http://desk.test${path ? path(made.uploadUrl) : made.uploadUrl}`
    const request = new Request(url, {
      method,
      ...(headers && { headers }),
      ...(body && { body: new Uint8Array(body) }),
    })
    const response = await endpoints[name](request)
    const text = method === 'HEAD' ? '' : await response.text()
    const { code, description } = (text === '' ? {} : JSON.parse(text)) as { code?: string; description?: string }
    const kept = Object.fromEntries(TOLD.map((it) => [it, response.headers.get(it)]))
    answers.push({ status: response.status, code, description: description?.replace(made.uploadUrl, '…'), ...kept })
  }
  const { body: state } = await call(service, key, 'GET', `/api/v1/multimedia/${made.id}`)
  const { status, statusReason, size, width, version } = state
  return { answers, record: { status, statusReason, size, width, version } }
}

test.each<[string, object, Said[]]>([
  ['what it can do', {}, [{ method: 'OPTIONS' }]],
  ['an upload in one piece, and who asks later', {}, [head, whole, head, whole, giveUp]],
  ['an upload in pieces', {}, [first, head, rest, head]],
  [
    'a size that comes with the bytes',
    { size: null },
    [head, patch(0, picture, { 'upload-length': `${picture.length}` })],
  ],
  ['a size that comes twice', {}, [patch(0, picture, { 'upload-length': `${picture.length}` }), head]],
  ['a size below what is there', { size: null }, [first, patch(100, picture, { 'upload-length': '99' }), head]],
  ['a size beyond the largest', { size: null }, [patch(0, picture, { 'upload-length': '1048577' }), head]],
  ['more bytes than declared', { size: 99, sha256: null }, [whole, head]],
  ['wrong offsets', {}, [first, patch(0, picture), patch(99, picture), patch(101, picture), head]],
  ['another hash', { sha256: 'a'.repeat(64) }, [whole, head, whole]],
  ['another type', { format: 'image/png', size: 200, sha256: null }, [patch(0, Buffer.alloc(200, 65)), head]],
  ['giving up', {}, [first, giveUp, head, whole, head]],
  ['nothing in a piece', {}, [patch(0, Buffer.alloc(0)), head]],
  ['another protocol', {}, [without(whole, 'tus-resumable'), without(head, 'tus-resumable'), head]],
  ['another version of it', {}, [{ ...head, headers: { 'tus-resumable': '0.2.2' } }]],
  ['no offset', {}, [without(whole, 'upload-offset'), head]],
  ['no type', {}, [patch(0, picture, { 'content-type': 'image/png' }), head]],
  [
    'an offset that is no number',
    {},
    [patch(0, picture, { 'upload-offset': 'one' }), patch(0, picture, { 'upload-offset': '-1' })],
  ],
  ['other methods', {}, [{ method: 'GET' }, { method: 'POST', headers: spoken }, { method: 'PUT' }]],
  ['a method in a header', {}, [patch(0, picture, { 'x-http-method-override': 'DELETE' })]],
  [
    'an address that was cut',
    {},
    [
      { ...head, path: (it) => it.slice(0, -1) },
      { ...giveUp, path: () => '/uploads/' },
    ],
  ],
  ['an address that was changed', {}, [{ ...whole, path: (it) => `${it.slice(0, -4)}AAAA` }]],
  ['an address that has expired', {}, [first, { ...rest, later: 120_000 }, { ...head, later: 120_000 }, rest]],
])('the page answers as the server does: %s', async (_, declared, calls) => {
  const library = await answersOf('library', declared, calls)
  expect(await answersOf('ours', declared, calls)).toEqual(library)
})
