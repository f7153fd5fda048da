import { Readable } from 'node:stream'
import type { MediumRef } from '../../api/core/context.ts'
import { badRequest, notFound } from '../../api/core/failure.ts'
import { formatOfExtension, type MediaFormat } from '../../api/core/rules/media-formats.ts'
import { allowReading } from '../../api/http/cors.ts'
import type { Capabilities } from '../../api/http/media/addresses.ts'
import { answerFile } from '../../api/http/media/file-answer.ts'
import { invalidState, refuse } from '../../api/http/refuse.ts'
import type { Depot } from './depot.ts'
import { hasThumbnails, thumbnailOf, THUMBNAILS } from './picture.ts'
import type { ServerLog } from '../log.ts'

/** What serving media needs. */
export interface ServeGround {
  depot: Depot
  capabilities: Capabilities
  corsOrigins: readonly string[]
  log: ServerLog
  now: () => number
}

interface Found {
  medium: MediumRef
  name: string
  size: number
  format: MediaFormat
}

/** Serves the kept files of media under read capabilities: parts, thumbnails (`w`), and as a download (`download`). */
export function createServe({ depot, capabilities, corsOrigins, log, now }: ServeGround) {
  const find = async (pathname: string): Promise<Found> => {
    const { medium, name } = capabilities.openRead(pathname)
    const format = formatOfExtension(name.split('.')[1] ?? '')
    const kept = await depot.find(medium, name)
    if (!kept || !format) throw notFound('file')
    return { medium, name, size: kept.size, format }
  }

  /** The smaller picture of this width, made when it is first asked for. */
  const smaller = async (found: Found, width: string): Promise<Found> => {
    const side = THUMBNAILS.find((it) => String(it) === width)
    if (side === undefined) throw badRequest('w', `must be one of ${THUMBNAILS.join(', ')}`)
    // A drawing has no pixels to leave out.
    if (found.format.format === 'image/svg+xml') return found
    if (!hasThumbnails(found.format.format)) throw notFound('smaller picture')
    const name = `${found.name.split('.')[0]}.${side}.webp`
    const format = formatOfExtension('webp') ?? found.format
    const kept = await depot.find(found.medium, name)
    if (kept) return { ...found, name, format, size: kept.size }
    const bytes = await thumbnailOf(depot.read(found.medium, found.name), side)
    if (!bytes) return found
    await depot.write(found.medium, name, bytes)
    return { ...found, name, format, size: bytes.length }
  }

  const serve = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw invalidState(request)
    const { pathname, searchParams } = new URL(request.url)
    const width = searchParams.get('w')
    const original = await find(pathname)
    const found = width === null ? original : await smaller(original, width)
    const { medium, name } = found
    return answerFile(request, { ...found, id: medium.id }, (part) => streamOf(depot.read(medium, name, part)))
  }

  return async (request: Request): Promise<Response> => {
    const response = await serve(request).catch((thrown: unknown) => refuse({ now, log }, request, thrown))
    return allowReading(request, response, corsOrigins)
  }
}

const streamOf = (bytes: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(bytes, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>
