import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from './range.ts'

test('a part lies within the file, and is the one that was asked for', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1200), fc.nat(1200), (size, start, end) => {
      const inside = start < size ? { start, end: Math.min(end, size - 1) } : null
      expect(partOf(`bytes=${start}-${end}`, size)).toEqual(end < start ? undefined : inside)
    }),
  )
})

test('the last bytes can be asked for, however many there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 1200 }), (size, last) => {
      expect(partOf(`bytes=-${last}`, size)).toEqual({ start: Math.max(0, size - last), end: size - 1 })
    }),
  )
  expect(partOf('bytes=-0', 10)).toBeNull()
  expect(partOf('bytes=-5', 0)).toBeNull()
})

test.each([null, '', 'bytes=-', 'bytes=a-b', 'items=0-1', 'bytes=0-1,3-4'])('%s asks for no part', (header) => {
  expect(partOf(header, 10)).toBeUndefined()
})
