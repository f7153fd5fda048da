import { expect, test } from 'vitest'
import { baseUrlFrom } from './connection.ts'

const ORIGIN = 'https://desk.example'

test.each([
  ['', ORIGIN],
  ['far.example', 'https://far.example'],
  ['localhost:8080', 'http://localhost:8080'],
  ['192.168.1.5:8080/', 'http://192.168.1.5:8080'],
  ['https://far.example/desk/', 'https://far.example/desk'],
  ['https://far.example/api/v1', 'https://far.example'],
  ['ftp://far.example', undefined],
  ['https://a:b@far.example', undefined],
  ['not an address', undefined],
])('“%s” means %s', (typed, meant) => {
  expect(baseUrlFrom(typed, ORIGIN)).toBe(meant)
})
