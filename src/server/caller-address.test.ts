import { expect, test } from 'vitest'
import { addressThrough } from './caller-address.ts'

const PROXIES = ['127.0.0.1', '10.0.0.2']

test.each([
  ['the line, where nobody is trusted', '192.0.2.7', '198.51.100.1', [], '192.0.2.7'],
  ['the line of a stranger who names another', '192.0.2.7', '198.51.100.1', PROXIES, '192.0.2.7'],
  ['who a trusted proxy names', '127.0.0.1', '198.51.100.1', PROXIES, '198.51.100.1'],
  ['who the first of two trusted proxies names', '127.0.0.1', '198.51.100.1, 10.0.0.2', PROXIES, '198.51.100.1'],
  ['nobody whom the caller made up', '127.0.0.1', '203.0.113.5, 198.51.100.1', PROXIES, '198.51.100.1'],
  ['an IPv4 address in either form', '::ffff:127.0.0.1', '::ffff:198.51.100.1', PROXIES, '198.51.100.1'],
  ['the proxy, where it names nobody', '127.0.0.1', undefined, PROXIES, '127.0.0.1'],
  ['nobody without a line', undefined, '198.51.100.1', PROXIES, undefined],
])('the address of a call is %s', (_, remote, forwarded, trusted, address) => {
  expect(addressThrough(remote, forwarded, trusted)).toBe(address)
})
