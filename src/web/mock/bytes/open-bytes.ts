import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { MediaBytes } from '../../../api/core/context.ts'
import { formatOfExtension } from '../../../api/core/rules/media-formats.ts'
import { notFound } from '../../../api/core/failure.ts'
import { SENDABLE } from '../../../api/core/rules/upload.ts'
import type { Store } from '../../../api/core/store.ts'
import { type AddressKey, createCapabilities, MEDIA_PATH, UPLOADS_PATH } from '../../../api/http/media/addresses.ts'
import { answerFile } from '../../../api/http/media/file-answer.ts'
import { createFinish } from '../../../api/http/media/finish.ts'
import { createTus } from '../../../api/http/media/tus.ts'
import type { Host } from '../../../api/http/host.ts'
import { invalidState, refuse } from '../../../api/http/refuse.ts'
import { inspect } from './inspect.ts'
import type { KeptBytes } from './kept-bytes.ts'
import type { LocalMedia } from './local-media.ts'

const MAX_SIZE = 200_000_000
const SECOND = 1000
const EXPIRY = 24 * 60 * 60 * SECOND

/** The bytes of media in the page. */
export interface MockMedia {
  /** What the handler is told of them. */
  bytes: MediaBytes
  /** Their extensions of interface section 8. */
  extensions: readonly string[]
  /** Answers what is addressed to bytes; undefined for everything else. */
  serve: (request: Request) => Promise<Response | undefined>
}

/** What media need of mock mode. */
export interface MockMediaGround extends Pick<Host<unknown>, 'log'> {
  store: Store
  depot: KeptBytes
  local: Pick<LocalMedia, 'blob'>
  /** Of this browser: the addresses of another one open nothing here. */
  addressKey: Uint8Array
  now: () => number
}

const utf8 = new TextEncoder()

const keyedBy = (key: Uint8Array): AddressKey => ({
  mac: (text) => {
    const base64 = btoa(String.fromCharCode(...hmac(sha256, key, utf8.encode(text))))
    return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  },
  // Whoever measures the time it takes has this page, and everything in it, already.
  same: (given, right) => given === right,
})

/** Receives and serves the bytes of media in the page, by the same rules as the server. */
export const createMockMedia = ({ store, depot, local, addressKey, now, log }: MockMediaGround): MockMedia => {
  const capabilities = createCapabilities(keyedBy(addressKey))
  const ground = { store, depot, capabilities, now, log }
  const look = createFinish({ ...ground, inspect: async (medium) => inspect(await depot.arrived(medium)) })
  const receive = createTus({ ...ground, finish: look, maxSize: MAX_SIZE })

  // Two addresses of one second would be the same, and a training in expired ones would never end.
  let issued = 0

  const show = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw invalidState(request)
    const { medium, name } = capabilities.openRead(new URL(request.url).pathname)
    const blob = local.blob(medium, name)
    const format = formatOfExtension(name.split('.')[1] ?? '')
    if (!blob || !format) throw notFound('file')
    return answerFile(request, { id: medium.id, name, size: blob.size, format }, (part) =>
      part ? blob.slice(part.start, part.end + 1) : blob,
    )
  }

  return {
    bytes: {
      limits: { maxSize: MAX_SIZE, formats: SENDABLE },
      uploadUrl: (medium) => capabilities.uploadPath(medium, now() + EXPIRY + SECOND * issued++),
      abandon: (medium) => depot.abandon(medium),
      discard: async (medium) => {
        await depot.abandon(medium)
        await depot.clear(medium)
      },
    },
    extensions: ['uploads', 'media'],
    serve: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith(`${UPLOADS_PATH}/`)) return receive(request)
      if (!pathname.startsWith(`${MEDIA_PATH}/`)) return undefined
      return show(request).catch((thrown: unknown) => refuse({ now, log }, request, thrown))
    },
  }
}
