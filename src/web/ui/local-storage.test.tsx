// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptHere } from './local-storage.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const parse = (stored: string | null): string[] => (stored === null ? [] : (JSON.parse(stored) as string[]))

/** A place that shows what is kept, and adds to it. */
const openPlace = () => {
  const useKept = keptHere('kept ', parse)
  const shown: string[][] = []
  function Place() {
    const [value, change] = useKept('list')
    shown.push(value)
    return <button onClick={() => change((now) => [...now, 'more'])}>{value.join(' ') || 'empty'}</button>
  }
  const { unmount, rerender } = render(<Place />)
  return {
    unmount,
    redraw: () => rerender(<Place />),
    again: () => render(<Place />),
    shown,
    user: userEvent.setup(),
    words: () => screen.getByRole('button').textContent,
  }
}

test('what was changed while nothing showed it is shown when something does', () => {
  const { unmount, again, words } = openPlace()
  expect(words()).toBe('empty')
  unmount()
  localStorage.setItem('kept list', '["theirs"]')
  again()
  expect(words()).toBe('theirs')
})

test('a change in another tab is followed', () => {
  const { words } = openPlace()
  localStorage.setItem('kept list', '["theirs"]')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'kept list' })))
  expect(words()).toBe('theirs')
})

test('the value stays the same object until it changes', () => {
  localStorage.setItem('kept list', '["theirs"]')
  const { redraw, shown } = openPlace()
  redraw()
  expect(shown.length).toBeGreaterThan(1)
  expect(new Set(shown).size).toBe(1)
})

test('without storage a change lives on in its tab', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const { unmount, again, user, words } = openPlace()
  await user.click(screen.getByRole('button'))
  expect(words()).toBe('more')
  unmount()
  again()
  expect(words()).toBe('more')
})
