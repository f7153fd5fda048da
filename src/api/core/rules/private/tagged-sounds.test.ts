import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkOfPage } from './ogg-tags.ts'
import { privateParts } from './private-parts.ts'
import { applied, located, readsOf } from './testing/located-files.ts'
import { PLAYED_BYTES, taggedFlac, taggedM4a, taggedOgg, taggedTheora, taggedWav } from './testing/made-sounds.ts'

const look = (bytes: Uint8Array, format: string) => privateParts(readsOf(bytes), bytes.length, format)

const SOUNDS = [
  ['audio/wav', taggedWav, true],
  ['audio/flac', taggedFlac, true],
  ['audio/ogg', taggedOgg, true],
  ['video/ogg', taggedTheora, true],
  ['audio/mp4', taggedM4a, { latitude: 40.4168, longitude: -3.7038 }],
] as const

test.each(SOUNDS)(
  'of %s what it says of its maker is told and taken out, and nothing moves',
  async (format, make, place) => {
    const bytes = make()
    expect(located(bytes)).toContain('Ana Owner')
    const found = await look(bytes, format)
    expect(found.facts).toEqual({ owner: 'Ana Owner', place })
    const left = applied(bytes, found.edits)
    expect(located(left)).toEqual([])
    expect(left.length).toBe(bytes.length)
    expect(left.indexOf(PLAYED_BYTES)).toBe(bytes.indexOf(PLAYED_BYTES))
    expect((await look(left, format)).facts).toEqual({})
  },
)

test.each(SOUNDS)('%s that breaks off anywhere is followed only as far as it goes', async (format, make) => {
  const bytes = make()
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length), async (end) => {
      const cut = bytes.subarray(0, end)
      const { edits } = await look(cut, format)
      expect(applied(cut, edits).length).toBe(end)
    }),
  )
})

test('the pages of an Ogg are checked anew, and what follows the words in their last page stays', async () => {
  // CRC-32/CKSUM of these nine, of which the complement is 0x765e7680.
  expect(checkOfPage(Buffer.from('123456789'))).toBe(0x89a1897f)
  const bytes = taggedOgg()
  const left = applied(bytes, (await look(bytes, 'audio/ogg')).edits)
  expect(left.includes('setup')).toBe(true)
  let pages = 0
  for (let at = left.indexOf('OggS'); at >= 0; at = left.indexOf('OggS', at + 4)) {
    const next = left.indexOf('OggS', at + 4)
    const page = Buffer.from(left.subarray(at, next < 0 ? left.length : next))
    const check = page.readUInt32LE(22)
    page.fill(0, 22, 26)
    expect(checkOfPage(page)).toBe(check)
    pages += 1
  }
  expect(pages).toBe(4)
})
