import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { applied, film, located, photo, PHOTO_FORMATS, readsOf } from './testing/located-files.ts'
import { editedSize, editsOfText, editsToText, piecesOf } from './edits.ts'
import { privateParts } from './private-parts.ts'

describe.each(PHOTO_FORMATS)('of a photo in %s', (format) => {
  test('place, camera and owner are told, and are in none of the bytes that are left', async () => {
    const bytes = await photo(format)
    const { facts, edits } = await privateParts(readsOf(bytes), bytes.length, format)
    expect(facts).toEqual({
      place: { latitude: expect.closeTo(40.4168, 4), longitude: expect.closeTo(-3.7038, 4) },
      camera: 'Lumen X100',
      owner: 'Ana Owner',
    })
    const left = applied(bytes, edits)
    expect(left.length).toBe(editedSize(bytes.length, edits))
    expect(located(left)).toEqual([])
    expect(located(bytes)).toEqual(['Lumen', 'X100', 'Ana Owner'])
  })

  test('the pixels, the color profile and how the camera was held are left', async () => {
    const bytes = await photo(format)
    const { edits } = await privateParts(readsOf(bytes), bytes.length, format)
    const left = applied(bytes, edits)
    const [before, after] = await Promise.all([bytes, left].map((it) => sharp(it).metadata()))
    expect(after?.icc?.equals(before?.icc ?? Buffer.alloc(0))).toBe(true)
    expect(before?.orientation).toBe(format === 'image/avif' ? undefined : 6)
    expect([after?.orientation, after?.width, after?.height]).toEqual([
      before?.orientation,
      before?.width,
      before?.height,
    ])
    const [drawn, again] = await Promise.all([bytes, left].map((it) => sharp(it).raw().toBuffer()))
    expect(again?.equals(drawn ?? Buffer.alloc(0))).toBe(true)
  })

  test('a second look finds nothing any more', async () => {
    const bytes = await photo(format)
    const left = applied(bytes, (await privateParts(readsOf(bytes), bytes.length, format)).edits)
    expect((await privateParts(readsOf(left), left.length, format)).facts).toEqual({})
  })
})

test('a look around stays one, and what XMP says beside that goes', async () => {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description ' +
        'GPano:ProjectionType="equirectangular" GPano:FullPanoWidthPixels="40" exif:GPSLatitude="40,25N" tiff:Model="X100"/></rdf:RDF></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer()
  const { facts, edits } = await privateParts(readsOf(bytes), bytes.length, 'image/jpeg')
  expect(facts).toEqual({ place: true, camera: 'X100' })
  const xmp = (await sharp(applied(bytes, edits)).metadata()).xmpAsString ?? ''
  expect(xmp).toContain('GPano:ProjectionType="equirectangular" GPano:FullPanoWidthPixels="40"')
  expect(xmp).not.toMatch(/GPSLatitude|X100/)
})

test('what follows the end of a JPEG goes, as a second picture with a place of its own', async () => {
  const [plain, second] = [
    await sharp(await photo('image/jpeg'))
      .jpeg()
      .toBuffer(),
    await photo('image/jpeg'),
  ]
  const bytes = Buffer.concat([plain, second])
  const { edits } = await privateParts(readsOf(bytes), bytes.length, 'image/jpeg')
  expect(applied(bytes, edits).equals(plain)).toBe(true)
})

test.each(['video/mp4', 'video/quicktime'])(
  'of a film in %s what it tells goes, and no sample is moved',
  async (format) => {
    const bytes = film()
    const { facts, edits } = await privateParts(readsOf(bytes), bytes.length, format)
    expect(facts).toEqual({ place: { latitude: 40.4168, longitude: -3.7038 }, camera: 'Lumen X100' })
    const left = applied(bytes, edits)
    expect(left.length).toBe(bytes.length)
    expect(located(left)).toEqual([])
    expect(left.indexOf('mdat')).toBe(bytes.indexOf('mdat'))
    expect((await privateParts(readsOf(left), left.length, format)).edits).toEqual([])
  },
)

test('a file that tells nothing is left as it is, and so is one that cannot be followed', async () => {
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  expect((await privateParts(readsOf(plain), plain.length, 'image/png')).edits).toEqual([])
  const rubbish = Buffer.alloc(400, 7)
  for (const format of [...PHOTO_FORMATS, 'video/mp4', 'application/pdf']) {
    // oxlint-disable-next-line no-await-in-loop -- Each is quick.
    const { facts } = await privateParts(readsOf(rubbish), rubbish.length, format)
    expect(facts).toEqual({})
  }
})

test('any part of an edited file is put together as the same part of the whole', () => {
  const original = Uint8Array.from({ length: 30 }, (_, at) => at)
  const edits = editsOfText(
    editsToText([
      { from: 2, to: 5, bytes: Uint8Array.of(200, 0, 201, 0, 0) },
      { from: 5, to: 9, bytes: new Uint8Array() },
      { from: 20, to: 21, bytes: Uint8Array.of(0) },
    ]),
  )
  const whole = applied(original, edits)
  expect(whole.length).toBe(editedSize(original.length, edits))
  for (let start = 0; start < whole.length; start += 1) {
    for (let end = start; end < whole.length; end += 1) {
      const part = piecesOf(original.length, edits, { start, end }).map((it) =>
        'bytes' in it ? it.bytes : original.subarray(it.from, it.to),
      )
      expect(Buffer.concat(part).equals(whole.subarray(start, end + 1))).toBe(true)
    }
  }
})
