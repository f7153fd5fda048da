import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { elementAt, elementsIn, type Element } from '../matroska-elements.ts'
import { privateParts } from './private-parts.ts'
import { applied, located, readsOf } from './testing/located-files.ts'
import { PLAYED_BYTES } from './testing/made-sounds.ts'
import { taggedWebm, webmTags } from './testing/made-webm.ts'

const look = (bytes: Uint8Array, format = 'video/webm') => privateParts(readsOf(bytes), bytes.length, format)

/** Ids of what stands in the segment of a file. */
const idsIn = (bytes: Buffer): number[] => {
  const [head, segment] = elementsIn(bytes)
  const from = segment?.from ?? elementAt(bytes, head?.to ?? 0)?.from ?? 0
  return elementsIn(bytes.subarray(from)).map(({ id }: Element) => id)
}

describe.each([
  ['that says how long it is', false],
  ['that is recorded live', true],
])('of a WebM %s', (_, isLive) => {
  const bytes = taggedWebm(isLive)

  test.each(['video/webm', 'audio/webm'])(
    '(%s) what it tells is told and taken out, and nothing moves',
    async (format) => {
      expect(located(bytes)).toEqual(['Lumen', 'X100', 'Ana Owner'])
      const { facts, edits } = await look(bytes, format)
      expect(facts).toEqual({
        owner: 'Ana Owner',
        camera: 'Lumen X100',
        place: { latitude: 40.4168, longitude: -3.7038 },
      })
      const left = applied(bytes, edits)
      expect([left.length, located(left), left.includes('Waves'), left.includes('2026')]).toEqual([
        bytes.length,
        [],
        false,
        false,
      ])
      expect(left.lastIndexOf(PLAYED_BYTES)).toBe(bytes.lastIndexOf(PLAYED_BYTES))
      expect(await look(left, format)).toMatchObject({ facts: {} })
    },
  )

  test('one that breaks off anywhere is followed only as far as it goes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length), async (end) => {
        const cut = bytes.subarray(0, end)
        expect(applied(cut, (await look(cut)).edits).length).toBe(end)
      }),
    )
  })
})

test('what goes is passed over by every reader, and what leads to it and checks it goes too', async () => {
  const bytes = taggedWebm(false)
  const left = applied(bytes, (await look(bytes)).edits)
  const [info, tracks, cluster] = [0x1549a966, 0x1654ae6b, 0x1f43b675]
  expect(idsIn(bytes)).toEqual([0xbf, 0x114d9b74, info, tracks, cluster, 0x1254c367, 0x1941a469])
  expect(idsIn(left)).toEqual([0xec, 0x114d9b74, info, tracks, cluster, 0xec, 0xec])
  expect(left.includes(Buffer.from('1254c367', 'hex'))).toBe(false)
})

test('a real film keeps all that is not about its maker', async () => {
  const plain = readFileSync(join(import.meta.dirname, '../../../../../public/demo/welcome.webm'))
  const more = webmTags()
  const bytes = Buffer.concat([plain, more])
  // The length of its segment.
  const at = bytes.indexOf(Buffer.from('18538067', 'hex')) + 4
  bytes.writeUInt32BE(bytes.readUInt32BE(at + 4) + more.length, at + 4)
  const { facts, edits } = await look(bytes)
  expect(facts).toMatchObject({ owner: 'Ana Owner', camera: 'Lumen X100' })
  const left = applied(bytes, edits)
  expect(located(left)).toEqual([])
  const [before, after] = [idsIn(bytes), idsIn(left)]
  expect(after).toEqual(before.map((id) => (id === 0x1254c367 ? 0xec : id)))
})
