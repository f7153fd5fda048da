import { expect, test } from 'vitest'
import { ApiError, type ErrorKind } from './api-error.ts'
import { createRepeatKey } from './repeat-key.ts'

const counting = () => {
  let count = 0
  return createRepeatKey(() => `key ${++count}`)
}
const body = { title: 'A' }
const failed = (kind: ErrorKind) => new ApiError({ kind, description: '' })

test.each(['network', 'cors', 'address', 'server', 'slow'] as const)(
  'after a lost answer (%s) the same body has its key',
  (kind) => {
    const key = counting()
    expect(key.of(body)).toBe('key 1')
    key.settle(failed(kind))
    expect(key.of({ ...body })).toBe('key 1')
  },
)

test.each(['conflict', 'invalid', 'rights', 'rate', 'key', 'clock', 'not-found'] as const)(
  'after a refusal (%s) it is another try',
  (kind) => {
    const key = counting()
    key.of(body)
    key.settle(failed(kind))
    expect(key.of(body)).toBe('key 2')
  },
)

test('what was made is done with, and a changed body is something else', () => {
  const key = counting()
  key.of(body)
  expect(key.of({ title: 'B' })).toBe('key 2')
  key.settle()
  expect(key.of({ title: 'B' })).toBe('key 3')
})
