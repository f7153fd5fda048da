import { expect, test } from 'vitest'
import { createRateLimiter, TooMany } from './rate.ts'

const passes = (admit: () => void): true | number => {
  try {
    admit()
    return true
  } catch (error) {
    if (error instanceof TooMany) return error.retryAfter
    throw error
  }
}

test('a bucket lets a minute of calls through at once, then as many as flow in', () => {
  let now = 0
  const admit = createRateLimiter({ reads: 6, writes: 1 }, () => now)
  const read = () => passes(() => admit('A', 'reads'))
  expect(Array.from({ length: 7 }, read)).toEqual([true, true, true, true, true, true, 10])
  now += 9_000
  expect(read()).toBe(1)
  now += 1_000
  expect([read(), read()]).toEqual([true, 10])
  now += 3_600_000
  expect(Array.from({ length: 7 }, read).filter((it) => it === true)).toHaveLength(6)
})

test('keys, reads and writes have buckets of their own', () => {
  const admit = createRateLimiter({ reads: 1, writes: 1 }, () => 0)
  expect(passes(() => admit('A', 'reads'))).toBe(true)
  expect(passes(() => admit('A', 'writes'))).toBe(true)
  expect(passes(() => admit('B', 'reads'))).toBe(true)
  expect(passes(() => admit('A', 'writes'))).toBe(60)
})

test('a clock that is set back neither empties a bucket nor fills it', () => {
  let now = 1_000_000
  const admit = createRateLimiter({ reads: 2, writes: 1 }, () => now)
  expect(passes(() => admit('A', 'reads'))).toBe(true)
  now = 0
  expect([passes(() => admit('A', 'reads')), passes(() => admit('A', 'reads'))]).toEqual([true, 30])
})

test('without a limit every call passes', () => {
  const admit = createRateLimiter(null, () => 0)
  expect(Array.from({ length: 5000 }, () => passes(() => admit('A', 'reads'))).every((it) => it === true)).toBe(true)
})
