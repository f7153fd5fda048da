import { expect, test } from 'vitest'
import { acceptedEncoding } from './encoding.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.000', undefined],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['gzip; q=0.5, br; q=0.5', 'br'],
])('%j is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
})
