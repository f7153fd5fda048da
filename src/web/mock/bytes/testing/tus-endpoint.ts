import { randomBytes, randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { MediaBytes } from '#api/core/context.ts'
import { createMediaAddresses } from '#api/http/media/addresses.ts'
import { createFinish } from '#api/http/media/finish.ts'
import { createTus, type TusDeps } from '#api/http/media/tus.ts'
import { createUploadLocks, type UploadLocks } from '#api/http/media/upload-locks.ts'
import { call } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { addressKeys } from '../../../../server/media/address-keys.ts'
import { inspect } from '../../../../server/media/inspect.ts'
import { DEPOTS, type DepotKind, openPlace } from '../../../../server/media/testing/depots.ts'
import { png, sha256 } from '../../../../server/media/testing/samples.ts'
import { inspect as inspectInPage } from '../inspect.ts'
import { memoryBytes } from './mock-service.ts'

/** The depots of the page and of the server; the endpoint over every one of them answers the same. */
export const PLACES = ['page', ...DEPOTS] as const

/** What is sent, unless a test declares something else. */
export const picture = await png()
const size = picture.length

const MAX_SIZE = 1024 * 1024
const openDepot = async (kind: DepotKind | 'page') => {
  if (kind !== 'page') {
    const place = await openPlace(kind)
    const depot = place.depot()
    return { depot, look: inspect.bind(null, depot), remove: () => place.remove() }
  }
  const depot = memoryBytes()
  const look = async (...[medium]: Parameters<typeof depot.arrived>) => inspectInPage(await depot.arrived(medium))
  return { depot, look, remove: async () => {} }
}

/** Locks that tell of every call that comes to an upload. */
const countedLocks = (locks: UploadLocks = createUploadLocks(), onCome: () => void): UploadLocks => ({
  alone: (medium, work) => {
    onCome()
    return locks.alone(medium, work)
  },
})

/** The endpoint over one kind of depot, with calls to it. */
export const openEndpoint = async (kind: DepotKind | 'page', patience: Partial<TusDeps> = {}) => {
  const clock = { ahead: 0 }
  const now = (): number => Date.now() + clock.ahead
  const { depot, look, remove } = await openDepot(kind)
  const [store, addresses] = [createMemoryStore(), createMediaAddresses(addressKeys([randomBytes(32)]))]
  const base = {
    store,
    depot,
    addresses,
    now,
    newId: randomUUID,
    log: { debug: () => {}, error: () => {} },
    maxSize: MAX_SIZE,
  }
  let come = 0
  const locks = countedLocks(patience.locks, () => (come += 1))
  const finish = createFinish({ ...base, inspect: look })
  const receive = createTus({ ...base, finish, drain: 10, ...patience, locks })
  /** Says a call, and is through once it has come to the upload, behind whoever is there. */
  const stand = async (said: Said, uploadUrl: string): Promise<{ answer: Promise<Response> }> => {
    const before = come
    const answer = receive(requestOf(said, uploadUrl))
    await vi.waitUntil(() => come > before, { interval: 1, timeout: 20_000 })
    return { answer }
  }
  const bytes: MediaBytes = {
    limits: { maxSize: MAX_SIZE, formats: ['image/png'], maxPixels: 1000 },
    uploadUrl: (medium) => addresses.uploadPath(medium, Date.now() + 60_000),
    readUrl: addresses.readPath,
    keptUrl: (medium, name, generation) => addresses.keptPath(medium, name, generation, Date.now() + 60_000),
    release: () => {},
    abandon: (medium) => depot.abandon(medium),
    discard: () => {},
  }
  const service = await openMemoryService({}, { store, extensions: ['uploads'], bytes })
  const key = await service.key('Clinic', 'staff')
  const declare = async (declared: object = {}) => {
    const body = { name: 'A file', format: 'image/png', size, sha256: sha256(picture), ...declared }
    return (await call(service, key, 'POST', '/api/v1/multimedia', { body })).body
  }
  const stateOf = async (id: string) => (await call(service, key, 'GET', `/api/v1/multimedia/${id}`)).body
  return { receive, stand, clock, declare, stateOf, depot, remove }
}

/** One call by tus. */
export interface Said {
  method: string
  headers?: Record<string, string>
  body?: Buffer | (() => ReadableStream<Uint8Array>)
  /** Instead of the address of the upload. */
  path?: (uploadUrl: string) => string
  /** Milliseconds that have gone by. */
  later?: number
}

/** The call as a request. */
export const requestOf = ({ method, headers = {}, body, path = (it) => it }: Said, uploadUrl: string): Request =>
  new Request(`http://desk.test${path(uploadUrl)}`, {
    method,
    headers,
    ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : body(), duplex: 'half' }),
  })

/** What every call by tus says. */
export const spoken = { 'tus-resumable': '1.0.0' }
/** A call that sends bytes. */
export const patch = (
  offset: number,
  body: Buffer | (() => ReadableStream<Uint8Array>),
  more: Record<string, string> = {},
): Said => ({
  method: 'PATCH',
  headers: {
    ...spoken,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
    // Over a real line every call has one, unless it does not know.
    ...(Buffer.isBuffer(body) && { 'content-length': String(body.length) }),
    ...more,
  },
  body,
})
/** A call that asks how far an upload is. */
export const head: Said = { method: 'HEAD', headers: spoken }
/** A call that gives an upload up. */
export const giveUp: Said = { method: 'DELETE', headers: spoken }
/** Bytes that come in pieces, and then a line that breaks, or nothing more, of which a function is told. */
export const pieces =
  (ending: 'waits' | 'breaks' | (() => void), ...all: Buffer[]) =>
  (): ReadableStream<Uint8Array> => {
    const left = [...all]
    const pull = (queue: ReadableStreamDefaultController<Uint8Array>): void => {
      const next = left.shift()
      if (next) queue.enqueue(new Uint8Array(next))
      else if (ending === 'breaks') queue.error(new Error('the line broke'))
      else if (ending !== 'waits') ending()
    }
    return new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
  }

/** An answer in a line: its status, how far the upload is and of how much, or why not. */
export const lineOf = async (response: Response, uploadUrl: string): Promise<string> => {
  const { status, headers } = response
  expect(headers.get('tus-resumable')).toBe('1.0.0')
  expect(headers.get('cache-control')).toBe(status === 204 ? null : 'no-store')
  const told = ['upload-offset', 'upload-length', 'upload-defer-length', 'tus-version', 'tus-extension', 'tus-max-size']
  const facts = told.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : `${name.replace(/^upload-/, '')}=${value}`
  })
  const text = await response.text()
  const { code = '', description = '' } = text === '' || status === 200 ? {} : JSON.parse(text)
  return [status, ...facts, code, description.replaceAll(uploadUrl, '…')].filter((it) => it !== '').join(' ')
}
