import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeInTurns, isLongText, piecesOf } from './in-pieces.ts'

const MIB = 1024 * 1024
/** Texts of some length, of characters of one to four bytes, which begin at every place of a piece. */
const texts = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'ñ', '€', '😀', 'a😀', 'ñ€'),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(
    ([before, unit, after]) =>
      'x'.repeat(before) + unit.repeat(Math.ceil((1.4 * MIB) / unit.length)) + 'é'.repeat(after),
  )

test('a text in pieces is the text, and no piece ends within a character', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const pieces = [...piecesOf(text)]
      expect(pieces.length).toBeGreaterThan(1)
      expect(pieces.join('') === text).toBe(true)
      expect(pieces.every((piece) => !/[\ud800-\udbff]$/.test(piece) && piece.length <= MIB)).toBe(true)
    }),
    { numRuns: 24 },
  )
})

test('a long text has the bytes that it has in one go, whatever its characters', async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      expect(Buffer.compare(await encodeInTurns(text), new TextEncoder().encode(text))).toBe(0)
    }),
    { numRuns: 24 },
  )
  for (const text of ['', 'a', '\ud83d', `${'x'.repeat(MIB - 1)}\ud83d`, `${'x'.repeat(MIB - 1)}\ud83dy`])
    expect(Buffer.compare(await encodeInTurns(text), new TextEncoder().encode(text))).toBe(0)
})

test('what fits in a piece is no long text', () => {
  expect([isLongText('x'.repeat(MIB)), isLongText('x'.repeat(MIB + 1))]).toEqual([false, true])
  expect([...piecesOf('x'.repeat(MIB))]).toHaveLength(1)
})
