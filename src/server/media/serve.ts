import { Readable } from 'node:stream'
import { Failure, notFound } from '#api/core/failure.ts'
import { formatOfExtension } from '#api/core/rules/media-formats.ts'
import { shapeOfRatio } from '#api/core/rules/crop-boxes.ts'
import type { Focus } from '#api/core/rules/medium-focus.ts'
import { editedSize } from '#api/core/rules/private/edits.ts'
import { allowReading } from '#api/http/cors.ts'
import { answerFile, leadTo, PUBLIC, type ServedFile } from '#api/http/media/file-answer.ts'
import { createReading, type OpenedBytes, type ReadingDeps } from '#api/http/media/reading.ts'
import { type Rendition, renditionOf } from '#api/http/media/rendition.ts'
import { invalidState, refuse } from '#api/http/refuse.ts'
import type { Depot } from './depot.ts'
import { createPublicEdits, editedBytes } from './public-edits.ts'
import { hasThumbnails, openPicture, picturesWaiting } from './picture.ts'
import type { ServerLog } from '../log.ts'

/** What serving media needs. */
export interface ServeDeps extends ReadingDeps {
  depot: Depot
  corsOrigins: readonly string[]
  log: ServerLog
  now: () => number
  /** See `MOST_WAITING`. */
  mostWaiting?: number
}

/** Pictures that may wait to be made; whoever asks for more is told to come again. */
const MOST_WAITING = 24
/** Seconds. */
const RETRY = 2

/** The name of a smaller picture of a file. */
export const thumbnailName = (name: string, side: number): string => `${name.split('.')[0]}.${side}.webp`

/** A focal point that moves by less makes no other picture. */
const STEPS = 20
const rounded = ({ x, y }: Focus): Focus => ({ x: Math.round(x * STEPS) / STEPS, y: Math.round(y * STEPS) / STEPS })

/** A crop that changes by less makes no other picture. */
const CROP_STEPS = 1000

/** The name of a smaller picture: that of the content, its width, its shape with what is in sight, and its format. */
function renditionName(
  { name, focus, crops }: Pick<Found, 'name' | 'focus' | 'crops'>,
  { side, ratio, extension }: Rendition,
): string {
  const crop = ratio && crops[ratio]
  const { x, y } = rounded(focus)
  const sight = crop
    ? ['crop', ...[crop.x, crop.y, crop.width, crop.height].map((it) => Math.round(it * CROP_STEPS))]
    : [Math.round(x * 100), Math.round(y * 100)]
  const shape = ratio ? `-${[ratio.replace(':', 'x'), ...sight].join('-')}` : ''
  return `${name.split('.')[0]}.${side}${shape}.${extension}`
}

interface Found extends OpenedBytes {
  size: number
}

/** Serves the current bytes of media under their addresses: parts, smaller pictures (`w`, `ratio`, `format`), and as a download (`download`). */
export function createServe({ store, depot, addresses, corsOrigins, log, now, mostWaiting = MOST_WAITING }: ServeDeps) {
  const open = createReading({ store, addresses, now })
  const publicEdits = createPublicEdits(depot)

  const find = async (opened: OpenedBytes): Promise<Found> => {
    const kept = await depot.find(opened.medium, opened.name)
    if (!kept) throw notFound('file')
    return { ...opened, size: kept.size }
  }

  /** The smaller picture that is asked for, made when it first is. */
  const smaller = async (found: Found, wish: Rendition): Promise<Found & Partial<ServedFile>> => {
    const { format: original } = found.format
    if (!hasThumbnails(original)) throw notFound('smaller picture')
    const name = renditionName(found, wish)
    const format = formatOfExtension(wish.extension) ?? found.format
    const kept = await depot.find(found.medium, name)
    // Without bytes it stands for one that could not be made.
    const size = kept?.size ?? (await once(`${found.medium.id}/${name}`, () => make(found, name, wish)))
    const { isNegotiated } = wish
    const variant = wish.extension === 'webp' ? undefined : wish.extension
    if (size > 0) return { ...found, name, format, size, variant, isNegotiated, isPassing: wish.ratio !== undefined }
    // A drawing is only ever shown among others as a picture: what cannot be made into one may never end being drawn.
    if (original === 'image/svg+xml') throw notFound('smaller picture')
    return found
  }

  const underWay = new Map<string, Promise<number>>()
  const once = (key: string, work: () => Promise<number>): Promise<number> => {
    const running = underWay.get(key) ?? work().finally(() => underWay.delete(key))
    underWay.set(key, running)
    return running
  }

  const make = async ({ medium, name: original, format, focus, crops }: Found, name: string, wish: Rendition) => {
    if (picturesWaiting() >= mostWaiting) {
      const retry = { retryAfter: RETRY }
      throw new Failure('busy', 'Too many smaller pictures are being made. Ask again in a moment.', [], retry)
    }
    const cut = wish.ratio && { shape: shapeOfRatio(wish.ratio), ...rounded(focus), crop: crops[wish.ratio] }
    const into = { cut, format: wish.extension }
    const opened = await openPicture(depot.read(medium, original), format.format, wish.side, undefined, into)
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
    const wish = renditionOf(url.searchParams, request.headers.get('accept'))
    const original = await find(opened)
    const found = wish === undefined ? original : await smaller(original, wish)
    const { medium, name } = found
    if (found.name !== original.name || found.isOriginal) {
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
