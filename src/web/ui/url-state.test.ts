import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { date, flag, integer, list, oneOf, readParam, sortOrder, text, writeParam, type UrlValue } from './url-state.ts'

function roundTrip<Value>(kind: UrlValue<Value>, value: Value): Value {
  const params = new URLSearchParams()
  writeParam(params, 'x', kind, value)
  return readParam(new URLSearchParams(params.toString()), 'x', kind)
}

/** The smallest value that does not survive the way into an address and back; null when all do. */
function lost<Value>(kind: UrlValue<Value>, values: fc.Arbitrary<Value>): [Value] | null {
  return fc.check(fc.property(values, (value) => isDeepStrictEqual(roundTrip(kind, value), value))).counterexample
}

test('what is written is read again', () => {
  const words = fc.string({ unit: 'grapheme', minLength: 1 })
  const order = fc.record({ by: fc.stringMatching(/^[a-z]+$/), descending: fc.boolean() }, { noNullPrototype: true })
  expect(lost(text(), fc.string({ unit: 'grapheme' }))).toBeNull()
  expect(lost(text('all'), fc.string({ unit: 'grapheme' }))).toBeNull()
  expect(lost(list(), fc.array(words))).toBeNull()
  expect(lost(list(['a']), fc.array(words))).toBeNull()
  expect(lost(integer(1, 1), fc.integer({ min: 1, max: 999_999 }))).toBeNull()
  expect(lost(flag(true), fc.boolean())).toBeNull()
  expect(lost(flag(false), fc.boolean())).toBeNull()
  expect(lost(sortOrder({ by: 'name', descending: true }), fc.option(order))).toBeNull()
})

test('no order of its own can be chosen against a fallback', () => {
  expect(roundTrip(sortOrder({ by: 'name', descending: false }), null)).toBeNull()
})

test('a list with commas and percent signs keeps its words apart', () => {
  expect(roundTrip(list(), ['a,b', '%2C', '50%'])).toEqual(['a,b', '%2C', '50%'])
})

test('the fallback leaves no trace in the address', () => {
  const params = new URLSearchParams('x=7&other=1')
  writeParam(params, 'x', integer(1), 1)
  expect(params.toString()).toBe('other=1')
})

const reading = <Value>(kind: UrlValue<Value>, words: string) => readParam(new URLSearchParams({ x: words }), 'x', kind)

test('nonsense typed by hand counts as absent', () => {
  for (const words of ['0', '-3', '1e3', 'two', '']) expect(reading(integer(1, 1), words)).toBe(1)
  expect(reading(date('2026-01-01'), '2026-02-30')).toBe('2026-01-01')
  expect(reading(date(), '2026-2-3')).toBe('')
  expect(reading(date(), '2024-02-29')).toBe('2024-02-29')
  expect(reading(oneOf(['day', 'week'], 'day'), 'month')).toBe('day')
  expect(reading(oneOf(['day', 'week'], 'day'), 'week')).toBe('week')
  expect(reading(flag(), 'yes')).toBe(false)
})
