// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../testing/render.tsx'
import { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx'
import type { DayRange } from './month-grid.ts'

afterEach(cleanup)
// Finding a day among many by its name takes long on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

function Shown(props: Partial<MonthCalendarProps>) {
  const [month, setMonth] = useState('2026-11')
  return <MonthCalendar label="Holidays" month={month} onMonth={setMonth} today="2026-11-21" {...props} />
}

const day = (name: RegExp) => screen.getByRole('button', { name })

test('Tab reaches one day, today; arrows and pages walk on into other months', async () => {
  renderAt('/', <Shown />)
  const user = userEvent.setup()
  const buttons = screen.getAllByRole('button').filter(({ dataset }) => dataset.date !== undefined)
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0).map(({ dataset }) => dataset.date)).toEqual(['2026-11-21'])
  day(/November 21, 2026/).focus()
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(document.activeElement).toBe(day(/November 29/))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('heading', { name: 'December 2026' })).toBeTruthy()
  expect(document.activeElement).toBe(day(/December 6/))
  await user.keyboard('{PageUp}{PageUp}')
  expect(document.activeElement).toBe(day(/October 6/))
})

test('Enter takes a day, Shift and arrows a range; Escape gives up', async () => {
  const ranges: DayRange[] = []
  renderAt('/', <Shown onRange={(range) => ranges.push(range)} />)
  const user = userEvent.setup()
  day(/November 21/).focus()
  await user.keyboard('{Enter}')
  expect(ranges).toEqual([{ from: '2026-11-21', to: '2026-11-21' }])
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}')
  expect(screen.getByText(/Sat, Nov 7 to Sat, Nov 21.*Choose the last day/)).toBeTruthy()
  await user.keyboard('{Escape}{Enter}')
  expect(ranges.slice(1)).toEqual([{ from: '2026-11-07', to: '2026-11-07' }])
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
  expect(ranges.slice(2)).toEqual([{ from: '2026-11-07', to: '2026-11-09' }])
})

test('a marked day says what it is, and days outside of the limits cannot be chosen', async () => {
  const ranges: DayRange[] = []
  const mark = (date: string) =>
    date === '2026-11-10' ? { tone: 'blocked' as const, text: 'Out of office' } : undefined
  renderAt('/', <Shown mark={mark} min="2026-11-05" onRange={(range) => ranges.push(range)} />)
  const user = userEvent.setup()
  expect(day(/November 10, 2026, Out of office/)).toBeTruthy()
  expect(day(/November 4/).getAttribute('aria-disabled')).toBe('true')
  await user.click(day(/November 4/))
  expect(ranges).toEqual([])
})
