import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fileTrouble } from './file-trouble.ts'

const latin1 = (text: string): number[] => Array.from(text, (it) => it.charCodeAt(0))
const u32 = (value: number): number[] => [24, 16, 8, 0].map((by) => (value >>> by) & 0xff)
const box = (type: string, ...parts: number[][]): number[] => {
  const inside = parts.flat()
  return [...u32(8 + inside.length), ...latin1(type), ...inside]
}
const size = (width: number, height: number): number[] => box('ispe', u32(0), u32(width), u32(height))
const meta = (...sizes: number[][]): number[] =>
  box('meta', u32(0), box('hdlr', Array<number>(25).fill(0)), box('iprp', box('ipco', ...sizes)))
const named = (major: string, ...others: string[]): number[] =>
  box('ftyp', latin1(major), u32(0), ...others.map(latin1))
const pixels = box('mdat', [1, 2, 3, 4])
const sound = [...named('avif', 'mif1', 'miaf'), ...meta(size(64, 48)), ...pixels]

const troubleOf = (bytes: number[]) => fileTrouble(new Uint8Array(bytes), 'image/avif')

test.each([
  ['one picture', sound],
  ['its name among others', [...named('mif1', 'avif'), ...meta(size(64, 48)), ...pixels]],
  ['its pixels before its description', [...named('avif'), ...pixels, ...meta(size(64, 48))]],
  ['a last box that reaches to the end', [...named('avif'), ...meta(size(64, 48)), ...u32(0), ...latin1('mdat'), 1, 2]],
  [
    'a box of 64 bits',
    [...named('avif'), ...meta(size(64, 48)), ...u32(1), ...latin1('mdat'), ...u32(0), ...u32(18), 1, 2],
  ],
  [
    'pixels within its description',
    [...named('avif'), ...box('meta', u32(0), box('iprp', box('ipco', size(1, 1))), box('idat', [1]))],
  ],
])('an AVIF with %s is sound', (_, bytes) => {
  expect(troubleOf(bytes)).toBeUndefined()
})

test.each([
  ['of another brand', [...named('heic', 'mif1'), ...meta(size(64, 48)), ...pixels]],
  ['without a description', [...named('avif'), ...pixels]],
  ['without a size', [...named('avif'), ...meta(), ...pixels]],
  ['without pixels', [...named('avif'), ...meta(size(64, 48))]],
  ['with a box that is longer than it', [...named('avif'), ...meta(size(64, 48)), ...u32(99), ...latin1('mdat'), 1]],
  ['with a box that is shorter than its own head', [...named('avif'), ...u32(3), ...latin1('meta'), ...pixels]],
  ['with a size of nothing', [...named('avif'), ...meta(size(0, 48)), ...pixels]],
])('an AVIF %s is damaged', (_, bytes) => {
  expect(troubleOf(bytes)).toEqual({ kind: 'damaged' })
})

test('the largest of its pictures counts against the limit of pixels', () => {
  const bytes = [...named('avif'), ...meta(size(64, 48), size(30_000, 30_000)), ...pixels]
  expect(troubleOf(bytes)).toMatchObject({ kind: 'pixels', pixels: 900_000_000 })
})

test('a sound one cut anywhere is damaged, and nothing that it is told throws', () => {
  fc.assert(
    fc.property(fc.nat(sound.length - 1), (end) => {
      expect(troubleOf(sound.slice(0, end))).toEqual({ kind: 'damaged' })
    }),
  )
  const formats = ['image/avif', 'image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf']
  const changes = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { maxLength: 8 })
  fc.assert(
    fc.property(changes, fc.constantFrom(...formats), fc.nat(sound.length), (changed, format, end) => {
      const bytes = Uint8Array.from(sound)
      for (const [at, byte] of changed) bytes[at] = byte
      expect(() => fileTrouble(bytes.subarray(0, end), format)).not.toThrow()
    }),
  )
})
