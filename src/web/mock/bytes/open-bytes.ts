import { DAY } from '#api/time/durations.ts'
import type { MediaBytes, MediumRef } from '#api/core/context.ts'
import { notFound } from '#api/core/failure.ts'
import { MAX_PIXELS } from '#api/core/rules/file-structure.ts'
import { editedSize, piecesOf } from '#api/core/rules/private/edits.ts'
import { privateParts } from '#api/core/rules/private/private-parts.ts'
import { SENDABLE } from '#api/core/rules/upload.ts'
import type { Store } from '#api/core/store.ts'
import { createMediaAddresses, keptAddressEnds, MEDIA_PATH, UPLOADS_PATH } from '#api/http/media/addresses.ts'
import { isOf } from '#api/http/media/depot.ts'
import { answerFile, leadTo, PUBLIC } from '#api/http/media/file-answer.ts'
import { createFetching } from '#api/http/media/fetch-file.ts'
import { createFinish } from '#api/http/media/finish.ts'
import { createReading } from '#api/http/media/reading.ts'
import { renditionOf } from '#api/http/media/rendition.ts'
import { createTus } from '#api/http/media/tus.ts'
import type { Host } from '#api/http/host.ts'
import { invalidState, refuse } from '#api/http/refuse.ts'
import { newUuid } from '../chance.ts'
import { addressKeys } from './address-keys.ts'
import { inspect } from './inspect.ts'
import type { KeptBytes } from './kept-bytes.ts'
import type { LocalMedia } from './local-media.ts'
import { createOpenRemote } from './open-remote.ts'

const MAX_SIZE = 200_000_000
const SECOND = 1000
/** As a server has them, where nothing else is set. */
const FETCH_LIMITS = { maxSize: 100_000_000, seconds: 20 }

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
export interface MockMediaDeps extends Pick<Host<unknown>, 'log'> {
  store: Store
  depot: KeptBytes
  local: Pick<LocalMedia, 'blob'>
  /** Of this browser: the addresses of another one open nothing here. */
  addressKey: Uint8Array
  now: () => number
  /** Reaches other sites; the browser's own where absent. */
  fetch?: typeof globalThis.fetch
}

/** Receives and serves the bytes of media in the page, by the same rules as the server. */
export const createMockMedia = ({
  store,
  depot,
  local,
  addressKey,
  now,
  log,
  fetch = (target, init) => globalThis.fetch(target, init),
}: MockMediaDeps): MockMedia => {
  const addresses = createMediaAddresses(addressKeys(addressKey))
  const deps = { store, depot, addresses, now, log, newId: () => newUuid(now()) }
  const open = createReading(deps)
  const looking = { inspect: async (medium: MediumRef) => inspect(await depot.arrived(medium)) }
  const look = createFinish({ ...deps, ...looking })
  const receive = createTus({ ...deps, finish: look, maxSize: MAX_SIZE })

  // Two addresses of one second would be the same, and a training in expired ones would never end.
  let issued = 0

  const show = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw invalidState(request)
    const opened = await open(new URL(request.url))
    if ('leadsTo' in opened) return leadTo(opened.leadsTo)
    const blob = local.blob(opened.medium, opened.name)
    if (!blob) throw notFound('file')
    // A page has no maker of smaller pictures that other programs could ask: these get the file itself, refused as elsewhere.
    renditionOf(new URL(request.url).searchParams, null)
    const read = async (from: number, to: number) => new Uint8Array(await blob.slice(from, to).arrayBuffer())
    const { edits } = opened.isOriginal ? { edits: [] } : await privateParts(read, blob.size, opened.format.format)
    const size = editedSize(blob.size, edits)
    return answerFile(request, { ...opened, size, ...(edits.length > 0 && { variant: PUBLIC }) }, (part) => {
      const pieces = piecesOf(blob.size, edits, part)
      return new Blob(pieces.map((it) => ('bytes' in it ? it.bytes : blob.slice(it.from, it.to))))
    })
  }

  return {
    bytes: {
      limits: { maxSize: MAX_SIZE, formats: SENDABLE, maxPixels: MAX_PIXELS },
      fetching: createFetching({ depot, ...looking, open: createOpenRemote(fetch), limits: FETCH_LIMITS }),
      uploadUrl: (medium, accessKeyId) => addresses.uploadPath(medium, now() + DAY + SECOND * issued++, accessKeyId),
      readUrl: addresses.readPath,
      keptUrl: (medium, name, generation) => addresses.keptPath(medium, name, generation, keptAddressEnds(now())),
      abandon: (medium) => depot.abandon(medium),
      release: (medium, names) => depot.clear(medium, isOf(names)),
      discard: async (medium) => {
        await depot.abandon(medium)
        await depot.clear(medium)
      },
    },
    extensions: ['uploads', 'media-import', 'media', 'originals', 'colors'],
    serve: async (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith(`${UPLOADS_PATH}/`)) return receive(request)
      if (!pathname.startsWith(`${MEDIA_PATH}/`)) return undefined
      return show(request).catch((thrown: unknown) => refuse({ now, log }, request, thrown))
    },
  }
}
