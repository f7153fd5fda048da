import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gathered } from './gathered.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first telling is heard at once, those that follow closely together, and none twice', () => {
  const listen = vi.fn<() => void>()
  const tell = gathered(listen, 50)
  tell()
  expect(listen).toHaveBeenCalledTimes(1)
  for (let times = 0; times < 100; times++) tell()
  vi.advanceTimersByTime(49)
  expect(listen).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(listen).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(1000)
  expect(listen).toHaveBeenCalledTimes(2)
  tell()
  expect(listen).toHaveBeenCalledTimes(3)
})
