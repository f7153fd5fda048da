import type { Readable } from 'node:stream'

/** Longest sides of smaller pictures, in pixels. */
export const THUMBNAILS: readonly number[] = [256, 640, 1280]

/** Formats of which there are smaller pictures. */
export const hasThumbnails = (format: string): boolean => /^image\/(jpeg|png|gif|webp|avif)$/.test(format)

const MAX_PIXELS = 100_000_000

type Sharp = typeof import('sharp').default
let loaded: Promise<Sharp | undefined> | undefined

/** The library that opens pictures; undefined on a machine that it has no build for, where media do without. */
const library = (): Promise<Sharp | undefined> =>
  (loaded ??= import('sharp').then(
    ({ default: sharp }) => {
      // One picture at a time, and nothing of it kept: the memory is for the rest of the service.
      sharp.cache(false)
      sharp.concurrency(1)
      return sharp
    },
    () => undefined,
  ))

let turn: Promise<unknown> = Promise.resolve()

/** Waits until no other picture is open. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const mine = turn.then(work)
  turn = mine.catch(() => undefined)
  return mine
}

/** The size of a picture as it is shown, in pixels. */
export async function pictureOf(bytes: Readable): Promise<{ width: number | null; height: number | null } | 'damaged'> {
  const sharp = await library()
  if (!sharp) {
    bytes.destroy()
    return { width: null, height: null }
  }
  return inTurn(async () => {
    const picture = sharp({ limitInputPixels: MAX_PIXELS })
    bytes.once('error', (error) => picture.destroy(error))
    try {
      const { autoOrient } = await bytes.pipe(picture).metadata()
      return { width: autoOrient.width, height: autoOrient.height }
    } catch {
      return 'damaged'
    } finally {
      bytes.destroy()
    }
  })
}

/** A smaller picture in WebP whose longer side is `side` pixels at most; undefined where none can be made. */
export async function thumbnailOf(bytes: Readable, side: number): Promise<Uint8Array | undefined> {
  const sharp = await library()
  if (!sharp) {
    bytes.destroy()
    return undefined
  }
  return inTurn(async () => {
    const picture = sharp({ limitInputPixels: MAX_PIXELS })
    bytes.once('error', (error) => picture.destroy(error))
    try {
      return await bytes
        .pipe(picture)
        .autoOrient()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 78 })
        .toBuffer()
    } catch {
      return undefined
    } finally {
      bytes.destroy()
    }
  })
}
