import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPath, gatherQuery, queryPairs, queryString } from './query-string.ts'

describe('gatherQuery', () => {
  test.each([
    ['ids=a&ids=b', ['a', 'b']],
    ['ids=a,b', 'a,b'],
    ['ids[1]=b&ids[0]=a', ['a', 'b']],
    ['ids[]=a', ['a']],
    ['ids[0]=a', ['a']],
  ])('%s', (text, expected) => {
    expect(gatherQuery(new URLSearchParams(text)).ids).toEqual(expected)
  })

  test('an empty value counts as not given', () => {
    expect(gatherQuery(new URLSearchParams('search=&page=1'))).toEqual({ page: '1' })
  })
})

describe('queryPairs and queryString', () => {
  test('what is written is read again', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 })
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value), (query) => {
        const text = queryString(queryPairs(query))
        expect(gatherQuery(new URLSearchParams(text))).toEqual({ ...query })
      }),
    )
  })

  test('absent and empty values are left out, lists become comma lists', () => {
    const query = { a: undefined, b: null, c: '', ids: ['x', 'y'], none: [], blocked: false, page: 2 }
    expect(queryString(queryPairs(query))).toBe('?ids=x%2Cy&blocked=false&page=2')
  })
})

test('fillPath encodes each parameter', () => {
  expect(fillPath('/api/v1/rooms/{publicId}', { publicId: 'a/b' })).toBe('/api/v1/rooms/a%2Fb')
})
