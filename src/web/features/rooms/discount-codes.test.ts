import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_ALPHABET, codeFrom, freshCode, sameCodes } from './discount-codes.ts'

test('a code has two groups of four of its letters, whatever the bytes are', () => {
  const letters = `[${CODE_ALPHABET}]{4}`
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64, max: 239 }), (bytes) => {
      expect(codeFrom(bytes)).toMatch(new RegExp(`^${letters}-${letters}$`))
    }),
  )
})

test('every letter is as likely as the others', () => {
  const counted = new Map<string, number>()
  for (let byte = 0; byte < 256; byte++) {
    const [letter] = codeFrom(Array.from({ length: 8 }, () => byte))
    if (letter !== undefined && letter !== '-') counted.set(letter, (counted.get(letter) ?? 0) + 1)
  }
  expect(counted.size).toBe(CODE_ALPHABET.length)
  expect(new Set(counted.values()).size).toBe(1)
})

test('a fresh code is none of those that are taken', () => {
  const drawn = [1, 1, 2].map((byte) => new Uint8Array(64).fill(byte))
  const next = () => drawn.shift() ?? new Uint8Array(64)
  const taken = codeFrom(new Uint8Array(8).fill(1))
  expect(freshCode([taken], next)).toBe(codeFrom(new Uint8Array(8).fill(2)))
})

test('codes that differ in capitals only are the same; empty ones are none', () => {
  expect(sameCodes(['OPEN', 'other', ' open ', ''], 0)).toEqual([2])
  expect(sameCodes(['', ''], 0)).toEqual([])
})
