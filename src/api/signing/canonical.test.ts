import { describe, expect, it } from 'vitest'
import { canonicalHeaders, canonicalQueryString, partsOfUrl } from './canonical.ts'

describe('a query that another client wrote', () => {
  it.each([
    ['?name=it%27s%20%28new%29%21%2A%7E', "name=it's%20(new)!*~"],
    ['?a=b+c', 'a=b%20c'],
    ['?a=b%2Bc', 'a=b%2Bc'],
    ['?a=%zz&b=%E0%A4', 'a=%25zz&b=%EF%BF%BD'],
    ['?a=%', 'a=%25'],
    ['?&&a', 'a='],
    ['?tag=2&tag=1', 'tag=2&tag=1'],
    ['?a=1?2#f', 'a=1%3F2'],
    ['', ''],
    ['?', ''],
  ])('%s has the canonical form %s', (search, canonical) => {
    const { path, query } = partsOfUrl(`https://frontdesk.example/base/api%20x${search}`)
    expect(path).toBe('/base/api%20x')
    expect(canonicalQueryString(query)).toBe(canonical)
  })

  it('may stand behind a host without a path, or come as a request target', () => {
    expect(partsOfUrl('https://frontdesk.example').path).toBe('/')
    expect(partsOfUrl('https://frontdesk.example?a=/b').path).toBe('/')
    expect(partsOfUrl('/go/http://x?a=1').path).toBe('/go/http://x')
  })

  it('never throws, not even on half a surrogate pair', () => {
    expect(canonicalQueryString([['a', '\uD83D']])).toBe('a=%EF%BF%BD')
  })
})

describe('headers that are repeated', () => {
  const name = 'x-svc-site-trace'

  it.each([
    [['1', '2'], `${name}:1, 2`],
    [[' 1 ', '\t2'], `${name}:1, 2`],
    [['1', ''], `${name}:1,`],
    [['', '1'], `${name}:, 1`],
  ])('%j are the same from a list of pairs as from a Headers object', (values, canonical) => {
    const pairs = values.map((value) => [name, value] as const)
    const headers = new Headers()
    for (const value of values) headers.append(name, value)
    expect(canonicalHeaders(pairs, 'x-svc-site-')).toBe(canonical)
    expect(canonicalHeaders(headers, 'x-svc-site-')).toBe(canonical)
  })
})
