import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { privateParts } from './private-parts.ts'
import { aac, gif, mp3, pdf, svg } from './testing/made-files.ts'
import { applied, located, readsOf } from './testing/located-files.ts'

const look = (bytes: Uint8Array, format: string) => privateParts(readsOf(bytes), bytes.length, format)

describe.each([
  ['image/gif', gif, { camera: 'Lumen X100', owner: 'Ana Owner' }],
  ['image/svg+xml', svg, { owner: 'Ana Owner' }],
  ['audio/mpeg', mp3, { owner: 'Ana Owner', place: true }],
  ['audio/aac', aac, { owner: 'Ana Owner', place: true }],
  ['application/pdf', pdf, { owner: 'Ana Owner' }],
] as const)('of %s', (format, make, facts) => {
  test('what it says of its maker is told, and is in none of the bytes that are left', async () => {
    const bytes = await make()
    expect(located(bytes)).toContain('Ana Owner')
    const found = await look(bytes, format)
    expect(found.facts).toEqual(facts)
    const left = applied(bytes, found.edits)
    expect(located(left)).toEqual([])
    expect((await look(left, format)).facts).toEqual({})
  })
})

test('of a GIF all pictures and their pace are left as they were', async () => {
  const bytes = await gif()
  const left = applied(bytes, (await look(bytes, 'image/gif')).edits)
  const [before, after] = await Promise.all(
    [bytes, left].map(async (it) => ({
      pixels: await sharp(it, { animated: true }).raw().toBuffer(),
      ...(await sharp(it, { animated: true }).metadata()),
    })),
  )
  expect([after?.pages, after?.delay, after?.loop]).toEqual([before?.pages, before?.delay, before?.loop])
  expect(before?.pages).toBe(2)
  expect(after?.pixels.equals(before?.pixels ?? Buffer.alloc(0))).toBe(true)
})

test('of a drawing everything that is drawn, its title and what only looks like metadata are left', async () => {
  const bytes = svg()
  const left = applied(bytes, (await look(bytes, 'image/svg+xml')).edits).toString()
  expect(left).toContain('<title>A hill — by the sea</title>')
  expect(left).toContain('<![CDATA[ .a { fill: red } /* <metadata> */ ]]>')
  expect(left).toContain('d="M0 0 > 9 9"')
  expect(left).not.toMatch(/<!--|docname|Agent/)
  const [drawn, again] = await Promise.all([bytes, Buffer.from(left)].map((it) => sharp(it).raw().toBuffer()))
  expect(again?.equals(drawn ?? Buffer.alloc(0))).toBe(true)
})

test('of a sound its frames are left, from the first to the last', async () => {
  const bytes = mp3()
  expect(applied(bytes, (await look(bytes, 'audio/mpeg')).edits).toString('latin1')).toBe('\u00ff\u00fb\u0090sound')
  const bare = Buffer.from('\u00ff\u00fb\u0090sound and more of it', 'latin1')
  expect(await look(bare, 'audio/mpeg')).toEqual({ facts: {}, edits: [] })
})

test('of a document every place stays what it was, and a bookmark its title', async () => {
  const bytes = pdf()
  const left = applied(bytes, (await look(bytes, 'application/pdf')).edits)
  expect(left.length).toBe(bytes.length)
  expect(left.indexOf('startxref')).toBe(bytes.indexOf('startxref'))
  expect(left.toString('latin1')).toContain('/Title (First chapter)')
})

test.each([
  ['signed', '/ByteRange [0 10 20 30]'],
  ['locked', '/Encrypt 9 0 R'],
])('a document that is %s is told of and left as it is', async (_, seal) => {
  const bytes = Buffer.concat([pdf(), Buffer.from(seal)])
  expect(await look(bytes, 'application/pdf')).toEqual({ facts: { owner: 'Ana Owner' }, edits: [] })
})
