import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { factsOfExif, orientationOf } from '#api/core/rules/private/exif.ts'
import { decodePhoto } from './decode-photo.ts'
import { describedJpeg } from './jpeg-parts.ts'
import type { Pixels } from './paint-tile.ts'
import { openDecodingAside } from './testing/decode-aside.ts'
import { type MadeHeic, madeHeic } from './testing/made-heic.ts'

const CODE = new URL('../../../../../node_modules/@hevcjs/core/dist/wasm/hevc-decode.wasm', import.meta.url)
const decode = async (made: MadeHeic, most = 1_000_000) => decodePhoto(madeHeic(made), await readFile(CODE), most)

const NAMED: [name: string, color: readonly number[]][] = [
  ['red', [220, 40, 30]],
  ['green', [40, 180, 60]],
  ['blue', [40, 70, 210]],
  ['cream', [240, 230, 220]],
]

/** The name of the color at a place; the number itself where it is none of those that were coded. */
const colorAt = ({ width, data }: Pixels, x: number, y: number): string => {
  const own = [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
  return NAMED.find(([, color]) => color.every((it, at) => Math.abs(it - (own[at] ?? 0)) < 12))?.[0] ?? own.join(' ')
}
const quartersOf = (pixels: Pixels): string[] => {
  const [x, y] = [Math.floor(pixels.width / 4), Math.floor(pixels.height / 4)]
  return [colorAt(pixels, x, y), colorAt(pixels, 3 * x, y), colorAt(pixels, x, 3 * y), colorAt(pixels, 3 * x, 3 * y)]
}

test.each<[string, MadeHeic, string[]]>([
  ['as it is', {}, ['red', 'green', 'blue', 'cream']],
  ['turned to the left', { quarters: 1 }, ['green', 'cream', 'red', 'blue']],
  ['turned to the right', { quarters: 3 }, ['blue', 'red', 'cream', 'green']],
  ['upside down', { quarters: 2 }, ['cream', 'blue', 'green', 'red']],
  ['with left and right exchanged', { mirror: 1 }, ['green', 'red', 'cream', 'blue']],
  ['with top and bottom exchanged', { mirror: 0 }, ['blue', 'cream', 'red', 'green']],
  ['turned, then mirrored', { quarters: 1, mirror: 1 }, ['cream', 'green', 'blue', 'red']],
])('a photo is decoded %s', async (_, made, quarters) => {
  const { pixels } = await decode(made)
  expect([pixels.width, pixels.height]).toEqual([64, 64])
  expect(quartersOf(pixels)).toEqual(quarters)
})

test('a photo in tiles is put together, cut to its size and turned', async () => {
  const { pixels } = await decode({ grid: { columns: 3, rows: 2, width: 160, height: 100 }, quarters: 1 })
  expect([pixels.width, pixels.height]).toEqual([100, 160])
  // Seen from its left side: the first tile is at the bottom.
  expect([colorAt(pixels, 10, 150), colorAt(pixels, 10, 86), colorAt(pixels, 80, 150)]).toEqual(['red', 'red', 'red'])
  expect(colorAt(pixels, 50, 150)).toBe('blue')
  expect(pixels.data.every((it, at) => at % 4 !== 3 || it === 255)).toBe(true)
})

test('a JPEG of it says what the photo said, and that it is upright', async () => {
  const source = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .withIccProfile('p3')
    .withExif({ IFD0: { Make: 'Lumen', Model: 'X100', Artist: 'Ana Owner' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { exif: all, icc } = await sharp(source).metadata()
  const [exif, profile] = [all?.subarray(6), icc]
  expect(orientationOf(exif ?? Buffer.alloc(0))).toBe(6)
  const photo = await decode({ quarters: 3, exif: exif ?? Buffer.alloc(0), profile: profile ?? Buffer.alloc(0) })
  expect(factsOfExif(photo.exif ?? new Uint8Array())).toMatchObject({ camera: 'Lumen X100', owner: 'Ana Owner' })

  const { width, height, data } = photo.pixels
  const encoded = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg()
    .toBuffer()
  const jpeg = await describedJpeg(new Uint8Array(encoded), photo.exif, photo.profile).arrayBuffer()
  const found = await sharp(Buffer.from(jpeg)).metadata()
  expect(found).toMatchObject({ width: 64, height: 64, orientation: 1 })
  expect(found.icc?.equals(profile ?? Buffer.alloc(0))).toBe(true)
  expect(factsOfExif(found.exif?.subarray(6) ?? new Uint8Array())).toMatchObject({ owner: 'Ana Owner' })
})

test('what is too large or no photo is refused', async () => {
  const large = { grid: { columns: 2, rows: 1, width: 30_000, height: 30_000 } }
  await expect(decode(large)).rejects.toThrow('Too many pixels')
  const part = madeHeic({ grid: { columns: 2, rows: 1, width: 128, height: 64 } }).slice(0, 300)
  await expect(decodePhoto(part, await readFile(CODE), 1_000_000)).rejects.toThrow(Error)
})

test('whatever byte of what describes it is broken, a photo is decoded to its size or refused', async () => {
  const [sound, code] = [madeHeic({ grid: { columns: 2, rows: 1, width: 128, height: 64 } }), await readFile(CODE)]
  const latin1 = Buffer.from(sound).toString('latin1')
  const [head, units] = [latin1.indexOf('hvcC'), latin1.indexOf('mdat')]
  const told = Array.from({ length: units }, (_, at) => at).filter((at) => at < head - 4 || at > head + 116)
  const aside = await openDecodingAside()
  onTestFinished(aside.close)
  expect(await aside.decode({ photo: sound, code, most: 1_000_000 })).toBe('decoded')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...told), fc.integer({ min: 0, max: 255 }), async (at, value) => {
      const photo = sound.slice()
      photo[at] = value
      expect(['decoded', 'refused']).toContain(await aside.decode({ photo, code, most: 1_000_000 }))
    }),
    // The first is one of those that keep the decoder busy for ever.
    { numRuns: 60, examples: [[419, 161]] },
  )
  expect(await aside.decode({ photo: sound, code, most: 1_000_000 })).toBe('decoded')
})
