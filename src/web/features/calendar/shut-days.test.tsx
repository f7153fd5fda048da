// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import Page from './calendar-or-link.tsx'
import { useShutDays } from './shut-days.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('days without anybody are narrow before the hours are known: at first the likely ones, the next time those of the last', () => {
  const first = renderHook(({ known }) => useShutDays('week', known), {
    initialProps: { known: undefined as readonly number[] | undefined },
  })
  expect(first.result.current).toEqual([5, 6])
  first.rerender({ known: [6, 0] })
  expect(first.result.current).toEqual([6, 0])
  first.unmount()

  expect(renderHook(() => useShutDays('week', undefined)).result.current).toEqual([6, 0])
  // Each view has its own, and what is known counts.
  expect(renderHook(() => useShutDays('month', undefined)).result.current).toEqual([6])
  expect(renderHook(() => useShutDays('week', [])).result.current).toEqual([])
  expect(renderHook(() => useShutDays('week', undefined)).result.current).toEqual([])
})

test('what somebody else wrote there is no day', () => {
  for (const text of ['{', '"6"', '{"0":6}', 'null']) {
    localStorage.setItem('frontdesk-shut-days-week', text)
    expect(renderHook(() => useShutDays('week', undefined)).result.current).toEqual([5, 6])
    cleanup()
  }
})

test.each(['week', 'month'])(
  'no day of a %s is narrow for long where no hours are written',
  async (view) => {
    const service = await openService()
    for (const { id } of service.demo.weeklySchedules) await service.api.weeklySchedules.remove({ params: { id } })
    renderPages(service, `/appointments?view=${view}&date=2027-03-10`, { '/appointments': <Page /> })
    const kept = () => localStorage.getItem(`frontdesk-shut-days-${view}`)
    await waitFor(() => expect(kept()).toBe('[]'), { timeout: 20_000 })
  },
  60_000,
)
