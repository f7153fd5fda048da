import { expect, test } from 'vitest'
import { hostsIn, hostsOf } from './hosts.ts'

test.each([
  ['postgres://user:p%2Cw@one:5432/name', ['postgres://user:p%2Cw@one:5432/name']],
  ['postgres://one/name?sslmode=verify-full', ['postgres://one/name?sslmode=verify-full']],
  [
    'postgresql://user:pw@one:5432,two:5433,[::1]:5434/name?sslmode=require',
    [
      'postgresql://user:pw@one:5432/name?sslmode=require',
      'postgresql://user:pw@two:5433/name?sslmode=require',
      'postgresql://user:pw@[::1]:5434/name?sslmode=require',
    ],
  ],
  ['postgres://one,two', ['postgres://one', 'postgres://two']],
])('%s names its hosts', (url, hosts) => {
  expect(hostsIn(url)).toEqual(hosts)
})

test('whoever fails at the host of the moment moves on to the next one, and those who failed there too stay with that', () => {
  const hosts = hostsOf('postgres://one,two/name')
  const [one, two] = hostsIn('postgres://one,two/name') as [string, string]
  expect(hosts.current()).toBe(one)
  hosts.leave(one)
  hosts.leave(one)
  expect(hosts.current()).toBe(two)
  hosts.leave(two)
  expect(hosts.current()).toBe(one)
})

test('whoever takes writes is preferred, and one on an older line of history is known to be replaced', () => {
  const hosts = hostsOf('postgres://one,two/name')
  const [, two] = hostsIn('postgres://one,two/name') as [string, string]
  expect(hosts.isReplaced(1)).toBe(false)
  hosts.prefer(two, 2)
  expect(hosts.current()).toBe(two)
  expect([1, 2, 3].map((it) => hosts.isReplaced(it))).toEqual([true, false, false])
})
