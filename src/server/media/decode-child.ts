import type sharpLibrary from 'sharp'
import type { Sharp } from 'sharp'
import type { Crop } from '#api/contract/crops.ts'
import type { PictureColor } from '#api/contract/colors.ts'
import { cutBox } from '#api/core/rules/crop-boxes.ts'
import { COLORS_SIDE, colorsOf } from '#api/core/rules/picture-colors.ts'

/** What the child is asked for. */
export interface DecodeWish {
  /** The path of the library that opens pictures. */
  library: string
  /** Pixels of the longer side of the picture that is wanted. */
  side: number
  /** Whether it may be made larger, as a drawing can be. */
  grows: boolean
  /** Cut to this shape, width through height: to its crop or around the focal point; `side` is its width then. */
  cut?: { shape: number; x: number; y: number; crop?: Crop | undefined } | undefined
  format?: 'webp' | 'avif' | 'jpg' | undefined
  /** Pixels of each side in which a drawing is drawn at most, so that a part of it is cut out. */
  mostDrawn: number
  maxPixels: number
  /** Bytes of memory at which it gives up. */
  maxMemory: number
}

/** What the child says in one line, before the bytes of the smaller picture. */
export type DecodeWord = { width: number; height: number; colors: PictureColor[] } | { fault: 'damaged' | 'no library' }

/**
 * The whole program of the child: it gets the file on its input, and says on its output what it found. It is handed over as
 * text and runs where nothing of this module is, so it uses nothing from outside of itself.
 */
function program(wish: DecodeWish & { colorsSide: number }, boxOf: typeof cutBox, namesOf: typeof colorsOf): void {
  const say = (word: DecodeWord, bytes?: Uint8Array): void => {
    process.stdout.write(`${JSON.stringify(word)}\n`)
    process.stdout.write(bytes ?? '', () => process.exit(0))
  }
  // The library works aside, so that this clock goes on.
  setInterval(() => {
    if (process.memoryUsage.rss() > wish.maxMemory) process.exit(9)
  }, 10)
  let sharp: typeof sharpLibrary
  try {
    sharp = process.getBuiltinModule('node:module').createRequire(wish.library)(wish.library) as typeof sharpLibrary
  } catch {
    say({ fault: 'no library' })
    return
  }
  sharp.cache(false)
  sharp.concurrency(1)
  const parts: Buffer[] = []
  process.stdin.on('data', (part: Buffer) => void parts.push(part))
  process.stdin.on('end', () => {
    const bytes = Buffer.concat(parts)
    const open = (): Sharp => sharp(bytes, { limitInputPixels: wish.maxPixels })
    const size = { width: wish.side, height: wish.side, fit: 'inside' as const, withoutEnlargement: !wish.grows }
    const resized = (width: number, height: number): Sharp => {
      const { cut, side, grows } = wish
      if (!cut) return open().autoOrient().resize(size)
      const kept = { width: side, height: Math.round(side / cut.shape) }
      if (!grows) {
        const box = boxOf({ width, height }, cut.shape, cut)
        return open()
          .autoOrient()
          .extract(box)
          .resize({ ...kept, withoutEnlargement: true })
      }
      // A drawing is drawn anew in its size, so nothing is cut out of it before.
      if (!cut.crop) return open().resize({ ...kept, fit: 'cover' })
      const wide = Math.min(wish.mostDrawn, Math.round(side / cut.crop.width))
      const high = Math.min(wish.mostDrawn, Math.max(1, Math.round((wide * height) / width)))
      const drawn = open().resize({ width: wide, height: high, fit: 'fill' })
      return drawn.extract(boxOf({ width: wide, height: high }, cut.shape, cut))
    }
    const coded = (picture: Sharp): Sharp => {
      if (wish.format === 'avif') return picture.avif({ quality: 55, effort: 2 })
      if (wish.format === 'jpg') return picture.flatten({ background: 'white' }).jpeg({ quality: 80 })
      return picture.webp({ quality: 78 })
    }
    open()
      .metadata()
      .then(async ({ autoOrient: { width, height } }) => {
        const small = await coded(resized(width, height)).toBuffer()
        // Of what is small already: opening the picture once more would take as long again.
        const side = wish.colorsSide
        const tiny = sharp(small).resize(side, side, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw()
        say({ width, height, colors: wish.format ? [] : namesOf(await tiny.toBuffer()) }, small)
      })
      .catch(() => say({ fault: 'damaged' }))
  })
}

/** The program of the child as text. */
export const decodeProgram = (wish: DecodeWish): string =>
  `(${program.toString()})(${JSON.stringify({ ...wish, colorsSide: COLORS_SIDE })}, ${cutBox.toString()}, ${colorsOf.toString()})`
