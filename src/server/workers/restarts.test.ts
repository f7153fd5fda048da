import { expect, test } from 'vitest'
import { MOST_STARTS, waitForStart } from './restarts.ts'

const MINUTE = 60_000

test('a worker that ended is started at once, and no more often than the limit within a minute', () => {
  const starts: number[] = []
  for (let at = 0; at < MOST_STARTS; at++) {
    expect(waitForStart(starts, at * 1000)).toBe(0)
    starts.push(at * 1000)
  }
  expect(waitForStart(starts, 10_000)).toBe(MINUTE - 10_000)
  expect(waitForStart(starts, MINUTE)).toBe(0)
  starts.push(MINUTE)
  expect(waitForStart(starts, MINUTE)).toBe(1000)
})

test('what was long ago does not count', () => {
  expect(waitForStart([1, 2, 3, 4, 5, 6, 7, 8], 10 * MINUTE)).toBe(0)
})
