import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, givenFields, sameJson, withoutBlanks } from './changes.ts'

test('only what differs is a change', () => {
  const before = { name: 'Visit', tags: ['a'], rules: { from: 1, to: 2 }, note: null, extra: undefined }
  expect(changedFields(before, { ...before, rules: { to: 2, from: 1 } })).toEqual({})
  expect(changedFields(before, { ...before, tags: ['a', 'b'], name: 'Visit ' })).toEqual({
    tags: ['a', 'b'],
    name: 'Visit ',
  })
})

test('clearing a field is a change, and null is sent', () => {
  expect(changedFields<{ note: string | null }>({ note: 'x' }, { note: null })).toEqual({ note: null })
})

test('a create sends what says something', () => {
  expect(givenFields({ name: 'A', note: null, active: false, duration: 0, tags: [] })).toEqual({
    name: 'A',
    active: false,
    duration: 0,
    tags: [],
  })
  expect(withoutBlanks({ name: 'A', email: '', kept: 0 })).toEqual({ name: 'A', kept: 0 })
})

test('the changes put onto the old body give the new one', () => {
  const body = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.array(fc.jsonValue()) })
  fc.assert(
    fc.property(body, body, (before, after) => {
      expect(sameJson({ ...before, ...changedFields(before, after) }, after)).toBe(true)
    }),
  )
})
