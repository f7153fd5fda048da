import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

test('there is nothing before the first and after the last, and nothing beside a stranger', () => {
  const ids = ['a', 'b', 'c']
  expect(neighboursOf(ids, 'a')).toEqual({ place: 1, before: undefined, after: 'b' })
  expect(neighboursOf(ids, 'b')).toEqual({ place: 2, before: 'a', after: 'c' })
  expect(neighboursOf(ids, 'c')).toEqual({ place: 3, before: 'b', after: undefined })
  expect(neighboursOf(ids, 'z')).toEqual({ place: 0, before: undefined, after: undefined })
})
