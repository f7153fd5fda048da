// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderAt } from './testing/render.tsx'
import { currentToasts, hideToast, showToast, type Toast } from './toast.ts'
import { Icon } from './icons.tsx'
import { MESSAGE_DOCK, Toasts } from './toasts.tsx'

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

const withAction = (text: string, label: string) => show({ text, action: { label, run: () => undefined } })
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })

test('one key goes from anywhere to what the newest message offers, and back', () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  withAction('Moved', 'Undo the move')
  withAction('Copied the week', 'Undo the copy')
  show({ text: 'Saved' })
  const region = screen.getByRole('region', { name: 'Messages' })
  expect(region.getAttribute('aria-keyshortcuts')).toBe('F8')
  // Only what the key reaches says so.
  expect(screen.getByText('Undo the copy: press F8.')).toBeTruthy()
  expect(screen.queryByText('Undo the move: press F8.')).toBeNull()
  key('F8')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo the copy' }))
  wait(60_000)
  key('F8')
  expect(document.activeElement).toBe(before)
  key('F8')
  const heard = vi.fn<() => void>()
  document.addEventListener('keydown', heard)
  key('Escape')
  expect(document.activeElement).toBe(before)
  // A panel behind would have closed.
  expect(heard).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Undo the copy' }))
  expect(screen.getByText('Undo the move: press F8.')).toBeTruthy()
  document.removeEventListener('keydown', heard)
  before.remove()
})

test('the key undoes what the reader did before it goes to what came by itself since', () => {
  withAction('Cancelled', 'Undo the cancellation')
  act(() => {
    showToast({ text: '09:20 opened up', isNews: true, action: { label: 'See matches', run: vi.fn<() => void>() } })
  })
  expect(screen.getByText('Undo the cancellation: press F8.')).toBeTruthy()
  key('F8')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo the cancellation' }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo the cancellation' }))
  key('F8')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'See matches' }))
})

test('the key goes to a message that offers nothing, to dismiss it, and is nobody’s where there is none', () => {
  const isTaken = () => !key('F8')
  expect(isTaken()).toBe(false)
  show({ text: 'Saved' })
  expect(isTaken()).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }))
})

test('a run that is docked beside the page is as near, with its own way back', () => {
  const before = document.body.appendChild(document.createElement('button'))
  const dock = document.body.appendChild(document.createElement('section'))
  dock.setAttribute(MESSAGE_DOCK, '')
  const undo = dock.appendChild(document.createElement('button'))
  undo.dataset['act'] = ''
  before.focus()
  key('F8')
  expect(document.activeElement).toBe(undo)
  key('F8')
  expect(document.activeElement).toBe(before)
  // What was told last goes before what stands there still.
  withAction('Moved', 'Undo the move')
  key('F8')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo the move' }))
  dock.remove()
  before.remove()
})

test('what came by itself does not stand before the way back of a run, and a made small run is reached, too', () => {
  const before = document.body.appendChild(document.createElement('button'))
  const dock = document.body.appendChild(document.createElement('button'))
  dock.setAttribute(MESSAGE_DOCK, '')
  dock.dataset['act'] = ''
  before.focus()
  act(() => {
    showToast({ text: '09:20 opened up', isNews: true, action: { label: 'See matches', run: vi.fn<() => void>() } })
  })
  key('F8')
  expect(document.activeElement).toBe(dock)
  key('F8')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'See matches' }))
  key('F8')
  expect(document.activeElement).toBe(before)
  dock.remove()
  before.remove()
})

test('the key goes back to the page where the focus had been nowhere', () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  main.tabIndex = -1
  withAction('Moved', 'Undo the move')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  key('F8')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo the move' }))
  key('F8')
  expect(document.activeElement).toBe(main)
  main.remove()
})

test('what failed is told by a warning, not by the sign of a guest who did not come', () => {
  show({ tone: 'no-show', text: 'Server error' })
  const { container } = renderAt('/', <Icon name="warning" />)
  const drawn = (within: Element) => within.querySelector('.fd-icon use')?.getAttribute('href')
  expect(drawn(screen.getByRole('region', { name: 'Messages' }))).toBe(drawn(container))
})
