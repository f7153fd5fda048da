// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useShutDays } from './shut-days.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('days without anybody are as narrow the next time, before the hours are known', () => {
  const first = renderHook(({ known }) => useShutDays('week', known), {
    initialProps: { known: undefined as readonly number[] | undefined },
  })
  expect(first.result.current).toEqual([])
  first.rerender({ known: [6, 0] })
  expect(first.result.current).toEqual([6, 0])
  first.unmount()

  expect(renderHook(() => useShutDays('week', undefined)).result.current).toEqual([6, 0])
  // Each view has its own, and what is known counts.
  expect(renderHook(() => useShutDays('month', undefined)).result.current).toEqual([])
  expect(renderHook(() => useShutDays('week', [])).result.current).toEqual([])
})

test('what somebody else wrote there is no day', () => {
  for (const text of ['{', '"6"', '{"0":6}', 'null']) {
    localStorage.setItem('frontdesk-shut-days-week', text)
    expect(renderHook(() => useShutDays('week', undefined)).result.current).toEqual([])
    cleanup()
  }
})
