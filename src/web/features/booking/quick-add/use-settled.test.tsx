// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('says only what stays, and nothing again that it said before', () => {
  const { result, rerender } = renderHook(({ words }) => useSettled(words), { initialProps: { words: '' } })
  const said: string[] = []
  const pass = (milliseconds: number) => {
    act(() => void vi.advanceTimersByTime(milliseconds))
    if (result.current !== said.at(-1)) said.push(result.current)
  }
  for (const words of ['a', 'an', 'ann', 'anna']) {
    rerender({ words })
    pass(200)
  }
  pass(2000)
  rerender({ words: 'anna c' })
  pass(200)
  rerender({ words: 'anna' })
  pass(2000)
  rerender({ words: '' })
  pass(2000)
  expect(said).toEqual(['', 'anna', ''])
})
