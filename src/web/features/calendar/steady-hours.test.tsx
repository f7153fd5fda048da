// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { TimeGridColumn } from '../../ui/calendar/index.ts'
import { useSteadyHours } from './steady-hours.ts'

const column = (id: string, open?: readonly [from: number, to: number]): TimeGridColumn => ({
  id,
  label: id,
  resourceId: id,
  date: '2026-11-18',
  zone: 'Europe/Madrid',
  bands: open
    ? [
        { from: 0, to: open[0], kind: 'closed', label: '' },
        { from: open[1], to: 1440, kind: 'closed', label: '' },
      ]
    : [{ from: 0, to: 1440, kind: 'unknown', label: '' }],
})

const steadily = (first: TimeGridColumn, hasCards: boolean) =>
  renderHook((props: { of: TimeGridColumn; hasCards: boolean }) => useSteadyHours([props.of], props.hasCards), {
    initialProps: { of: first, hasCards },
  })

it('keeps what was drawn above cards until the hours were known', () => {
  const { result, rerender } = steadily(column('ana'), true)
  expect(result.current.dayStart).toBe(8)
  rerender({ of: column('ana', [720, 1200]), hasCards: true })
  expect(result.current).toEqual({ dayStart: 8, dayEnd: 21 })
  rerender({ of: column('ana', [360, 1200]), hasCards: true })
  expect(result.current.dayStart).toBe(5)
})

it('begins where the hours do for another column, and where no card stood yet', () => {
  const { result, rerender } = steadily(column('ana'), false)
  rerender({ of: column('ana', [720, 1200]), hasCards: true })
  expect(result.current.dayStart).toBe(11)
  rerender({ of: column('ben', [840, 1200]), hasCards: true })
  expect(result.current.dayStart).toBe(13)
})
