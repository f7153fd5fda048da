import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ReadPart } from '../../read-part.ts'
import { type Edit, piecesOf } from '../edits.ts'

/** Formats in which `photo` makes one. */
export const PHOTO_FORMATS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** A small photo of a held camera, with a color profile, that says where, with what and whose. */
export async function photo(format: (typeof PHOTO_FORMATS)[number]): Promise<Buffer> {
  const base = sharp({
    create: {
      width: 48,
      height: 32,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: 'red',
    },
  })
    .withIccProfile('p3')
    .withExif({
      IFD0: { Make: 'Lumen', Model: 'X100', Artist: 'Ana Owner', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 25/1 48/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '3/1 42/1 1368/100',
      },
    })
    .withMetadata({ orientation: 6 })
  switch (format) {
    case 'image/jpeg':
      return base.jpeg().toBuffer()
    case 'image/png':
      return base.png().toBuffer()
    case 'image/webp':
      return base.webp().toBuffer()
    default:
      return base.avif({ effort: 0 }).toBuffer()
  }
}

const box = (type: string, ...content: Uint8Array[]): Buffer => {
  const inside = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + inside.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inside])
}

const said = (type: string, text: string): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(text.length)
  return box(type, head, Buffer.from(text))
}

/** A film whose index, behind its samples, says where and with what it was taken. */
export function film(): Buffer {
  const plain = readFileSync(join(import.meta.dirname, '../../../../../server/media/testing/red.mp4'))
  const at = plain.indexOf('moov') - 4
  const length = plain.readUInt32BE(at)
  const told = box(
    'udta',
    said('\u00a9xyz', '+40.4168-003.7038/'),
    said('\u00a9mak', 'Lumen'),
    said('\u00a9mod', 'X100'),
  )
  const index = box('moov', plain.subarray(at + 8, at + length), told)
  // What is behind the index would move; in this film nothing is needed there.
  return Buffer.concat([plain.subarray(0, at), index, plain.subarray(at + length)])
}

/** Which words of camera and owner are in bytes. */
export const located = (bytes: Uint8Array): string[] =>
  ['Lumen', 'X100', 'Ana Owner'].filter((word) => Buffer.from(bytes).includes(word))

/** Bytes with the edits made. */
export const applied = (bytes: Uint8Array, edits: readonly Edit[]): Buffer =>
  Buffer.concat(piecesOf(bytes.length, edits).map((it) => ('bytes' in it ? it.bytes : bytes.subarray(it.from, it.to))))

/** Reads parts of bytes. */
export const readsOf =
  (bytes: Uint8Array): ReadPart =>
  async (from, to) =>
    bytes.subarray(from, to)
