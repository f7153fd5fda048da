// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from './testing/render.tsx'
import { currentToasts, hideToast, showToast, type Toast } from './toast.ts'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  renderAt('/', <Toasts />)
})
afterEach(() => {
  cleanup()
  for (const { id } of currentToasts()) hideToast(id)
  vi.useRealTimers()
})

const show = (toast: Toast) =>
  act(() => {
    showToast(toast)
  })
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('a message is announced and goes by itself', () => {
  show({ text: 'Saved' })
  expect(screen.getByRole('status').textContent).toContain('Saved')
  wait(5999)
  expect(screen.queryByText('Saved')).not.toBeNull()
  wait(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('it waits while it is pointed at or has the focus', () => {
  show({ text: 'Saved' })
  const region = screen.getByRole('region', { name: 'Messages' })
  fireEvent.pointerEnter(region)
  wait(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  fireEvent.pointerLeave(region)
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
  wait(60_000)
  expect(screen.queryByText('Saved')).not.toBeNull()
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
  wait(6000)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('its action runs once and takes the message along', () => {
  const run = vi.fn<() => void>()
  show({ text: 'Moved', action: { label: 'Undo', run } })
  wait(9999)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(screen.queryByText('Moved')).toBeNull()
})

test('the focus goes back to where it came from when the message goes with its button', () => {
  const before = document.body.appendChild(document.createElement('button'))
  show({ text: 'Moved', action: { label: 'Undo', run: () => undefined } })
  before.focus()
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(document.activeElement).toBe(before)
  before.remove()
})

test('the same key replaces, and no more than four stand at once', () => {
  show({ text: 'Saving…', key: 'save' })
  show({ text: 'Saved', key: 'save' })
  expect(currentToasts().map(({ text }) => text)).toEqual(['Saved'])
  for (const text of ['a', 'b', 'c', 'd']) show({ text })
  expect(currentToasts().map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd'])
})
