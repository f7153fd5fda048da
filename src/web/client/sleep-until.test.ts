import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sleepUntil } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const waiting = (early: AbortController, end: AbortController) => {
  const told: unknown[] = []
  void sleepUntil(1000, early.signal, end.signal).then(
    () => told.push('waited'),
    (error: unknown) => told.push(error),
  )
  return told
}

test('waits so long, or until something says earlier that it is enough', async () => {
  const told = waiting(new AbortController(), new AbortController())
  await vi.advanceTimersByTimeAsync(999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['waited'])

  const early = new AbortController()
  const sooner = waiting(early, new AbortController())
  early.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(sooner).toEqual(['waited'])
})

test('says so where it is given up, or cannot wait', async () => {
  const end = new AbortController()
  const givenUp = waiting(new AbortController(), end)
  end.abort('signed out')
  await vi.advanceTimersByTimeAsync(0)
  expect(givenUp).toEqual(['signed out'])

  const gone = new TypeError('the page is gone')
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(() => {
    throw gone
  })
  await expect(sleepUntil(1000, new AbortController().signal, new AbortController().signal)).rejects.toBe(gone)
})
