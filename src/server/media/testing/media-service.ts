import { randomBytes } from 'node:crypto'
import { Upload, type UploadOptions } from 'tus-js-client'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { call, type Key, type Service } from '#api/http/testing/caller.ts'
import { openMemoryService } from '#api/http/testing/memory-service.ts'
import { createMemoryStore } from '#api/stores/memory.ts'
import { type Config, readConfig } from '../../config.ts'
import { callerAddress, listen } from '../../listen.ts'
import { createLog } from '../../log.ts'
import type { Depot } from '../depot.ts'
import type { Reach } from '../open-remote.ts'
import { openMedia } from '../open.ts'
import { type DepotKind, openPlace } from './depots.ts'
import { png, sha256 } from './samples.ts'

/** A service with a depot of its own, behind a real port. */
export async function openMediaService(
  kind: DepotKind,
  changes: Partial<Pick<Config, 'uploadMaxSize' | 'uploadExpiry' | 'corsOrigins' | 'keeping' | 'fetching'>> = {},
  overDepot: (depot: Depot) => Depot = (depot) => depot,
  resolve?: Reach['resolve'],
) {
  const place = await openPlace(kind)
  const store = createMemoryStore()
  const clock = { ahead: 0 }
  const config = { ...readConfig({}), ...changes }
  const depot = overDepot(place.depot())
  const log = createLog('error')
  const serverKey = randomBytes(32)
  const media = openMedia({
    holder: 'one',
    store,
    depot,
    config,
    serverKeys: [serverKey],
    log,
    now: () => Date.now() + clock.ahead,
    addressOf: callerAddress,
    ...(resolve && { resolve }),
  })
  const inner = await openMemoryService(
    {},
    { store, bytes: media.bytes, extensions: media.extensions, keeping: config.keeping },
  )
  const listening = await listen(
    async (request) => (await media.serve(request)) ?? inner.fetch(request),
    '127.0.0.1',
    0,
  )
  const url = `http://127.0.0.1:${listening.port}`
  const service: Service = { ...inner, url, fetch: (request) => fetch(request) }
  return {
    service,
    left: () => place.left(),
    store,
    depot,
    clock,
    url,
    serverKey,
    /** Ends every address of a medium that was handed out. */
    revoke: async (key: Key, id: string): Promise<Multimedia> => {
      const { status, body } = await call(service, key, 'POST', `/x/media/${id}/revoke`)
      if (status !== 200) throw new Error(`Not revoked: ${status} ${JSON.stringify(body)}`)
      return body
    },
    key: (organization = 'Clinic') => service.key(organization, 'staff'),
    close: async () => {
      await listening.stop(0)
      await media.stop()
      await place.remove()
    },
  }
}

/** A service that takes uploads. */
export type MediaService = Awaited<ReturnType<typeof openMediaService>>

const path = '/api/v1/multimedia'

/** Makes a medium that waits for its bytes. */
export async function declare(service: Service, key: Key, body: object) {
  const { body: made } = await call(service, key, 'POST', path, { body: { name: 'A file', ...body } })
  return made
}

/** Reads a medium. */
export const read = async (service: Service, key: Key, id: string) =>
  (await call(service, key, 'GET', `${path}/${id}`)).body

/** Sends bytes with the public client; rejects with what it was refused with. */
export const sendAll = (base: string, uploadUrl: string, bytes: Buffer, options: Partial<UploadOptions> = {}) =>
  new Promise<void>((resolve, reject) => {
    const upload = new Upload(bytes, {
      uploadUrl: new URL(uploadUrl, base).href,
      uploadSize: bytes.length,
      retryDelays: null,
      onError: reject,
      onSuccess: () => resolve(),
      ...options,
    })
    upload.start()
  })

/** One PATCH by hand. */
export const patch = (base: string, uploadUrl: string, offset: number, bytes: Buffer, headers = {}) =>
  fetch(new URL(uploadUrl, base), {
    method: 'PATCH',
    body: new Uint8Array(bytes),
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
  })

/** Another call by tus. */
export const tusCall = (base: string, uploadUrl: string, method: string) =>
  fetch(new URL(uploadUrl, base), { method, headers: { 'tus-resumable': '1.0.0' } })

/** A service that takes up to 1 MiB within an hour, with a key, a picture, and the calls that nearly every test makes. */
export async function openPictureDesk(kind: DepotKind) {
  const media = await openMediaService(kind, { uploadMaxSize: 1024 * 1024, uploadExpiry: 60 * 60_000 })
  const [key, picture] = await Promise.all([media.key(), png()])
  return {
    media,
    key,
    picture,
    /** Makes a medium that waits for the picture. */
    image: (declared: object = {}) =>
      declare(media.service, key, {
        format: 'image/png',
        size: picture.length,
        sha256: sha256(picture),
        ...declared,
      }),
    stateOf: (id: string) => read(media.service, key, id),
    head: (uploadUrl: string) => tusCall(media.url, uploadUrl, 'HEAD'),
  }
}
