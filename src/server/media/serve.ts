import { Readable } from 'node:stream'
import { badRequest, notFound } from '#api/core/failure.ts'
import { formatOfExtension } from '#api/core/rules/media-formats.ts'
import { editedSize } from '#api/core/rules/private/edits.ts'
import { allowReading } from '#api/http/cors.ts'
import { answerFile, leadTo, PUBLIC } from '#api/http/media/file-answer.ts'
import { createReading, type OpenedBytes, type ReadingGround } from '#api/http/media/reading.ts'
import { invalidState, refuse } from '#api/http/refuse.ts'
import type { Depot } from './depot.ts'
import { createPublicEdits, editedBytes } from './public-edits.ts'
import { hasThumbnails, openPicture, THUMBNAILS } from './picture.ts'
import type { ServerLog } from '../log.ts'

/** What serving media needs. */
export interface ServeGround extends ReadingGround {
  depot: Depot
  corsOrigins: readonly string[]
  log: ServerLog
  now: () => number
}

/** The name of a smaller picture of a file. */
export const thumbnailName = (name: string, side: number): string => `${name.split('.')[0]}.${side}.webp`

interface Found extends OpenedBytes {
  size: number
}

/** Serves the current bytes of media under their addresses: parts, thumbnails (`w`), and as a download (`download`). */
export function createServe({ store, depot, addresses, corsOrigins, log, now }: ServeGround) {
  const open = createReading({ store, addresses, now })
  const publicEdits = createPublicEdits(depot)

  const find = async (opened: OpenedBytes): Promise<Found> => {
    const kept = await depot.find(opened.medium, opened.name)
    if (!kept) throw notFound('file')
    return { ...opened, size: kept.size }
  }

  /** The smaller picture of this width, made when it is first asked for. */
  const smaller = async (found: Found, width: string): Promise<Found> => {
    const side = THUMBNAILS.find((it) => String(it) === width)
    if (side === undefined) throw badRequest('w', `must be one of ${THUMBNAILS.join(', ')}`)
    const { format: original } = found.format
    if (!hasThumbnails(original)) throw notFound('smaller picture')
    const name = thumbnailName(found.name, side)
    const format = formatOfExtension('webp') ?? found.format
    const kept = await depot.find(found.medium, name)
    // Without bytes it stands for one that could not be made.
    const made = kept ?? { size: await make(found, name, side) }
    if (made.size > 0) return { ...found, name, format, size: made.size }
    // A drawing is only ever shown among others as a picture: what cannot be made into one may never end being drawn.
    if (original === 'image/svg+xml') throw notFound('smaller picture')
    return found
  }

  const make = async ({ medium, name: original, format }: Found, name: string, side: number): Promise<number> => {
    const opened = await openPicture(depot.read(medium, original), format.format, side)
    const bytes = typeof opened === 'object' ? opened.small : new Uint8Array()
    // That a drawing cannot be drawn is remembered, since finding out takes long; a picture may be tried again.
    if (bytes.length > 0 || format.format === 'image/svg+xml') await depot.write(medium, name, bytes)
    return bytes.length
  }

  const serve = async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw invalidState(request)
    const url = new URL(request.url)
    const opened = await open(url)
    if ('leadsTo' in opened) return leadTo(opened.leadsTo)
    const width = url.searchParams.get('w')
    const original = await find(opened)
    const found = width === null ? original : await smaller(original, width)
    const { medium, name } = found
    if (width !== null || found.isOriginal) {
      return answerFile(request, found, (part) => streamOf(depot.read(medium, name, part)))
    }
    const edits = await publicEdits(found)
    const served = edits.length === 0 ? found : { ...found, size: editedSize(found.size, edits), variant: PUBLIC }
    return answerFile(request, served, (part) => streamOf(editedBytes(depot, found, edits, part)))
  }

  return async (request: Request): Promise<Response> => {
    const response = await serve(request).catch((thrown: unknown) => refuse({ now, log }, request, thrown))
    return allowReading(request, response, corsOrigins)
  }
}

const streamOf = (bytes: Readable): ReadableStream<Uint8Array> =>
  Readable.toWeb(bytes, { strategy: { highWaterMark: 0 } }) as ReadableStream<Uint8Array>
