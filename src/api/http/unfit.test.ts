import { expect, test } from 'vitest'
import { refuseManyFields } from './unfit.ts'

const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))
const fields = (count: number, value: unknown = 1): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, value]))

test.each([
  ['many', fields(3001)],
  ['many within a list', { guests: [1, [{}, { extraFields: fields(3001) }]] }],
  ['many behind what looks like an end', { a: '}"]\\', ...fields(3000) }],
])('an object of %s fields is refused before it is parsed', (_, body) => {
  expect(() => refuseManyFields(bytesOf(body))).toThrow('more than 3000 fields')
})

test.each([
  ['3000', fields(3000)],
  ['many objects of some', { guests: Array.from({ length: 100 }, () => fields(100)) }],
  ['texts of many colons', { a: '":'.repeat(10_000), b: '\\":\\\\'.repeat(5000) }],
  ['objects within fields', fields(2000, { a: { b: 1 }, c: 2 })],
])('%s are none too many', (_, body) => {
  expect(() => refuseManyFields(bytesOf(body))).not.toThrow()
})
