// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import './overlay/tooltip.tsx'
import { renderAt } from './testing/render.tsx'
import Tooltips from './tooltips.tsx'

beforeEach(() => {
  renderAt(
    '/',
    <>
      <Button icon="close" iconOnly>
        Close
      </Button>
      <Button>Save</Button>
      <p>
        <span data-testid="part">Jon Etxeberria, Treatment room 1</span>
      </p>
      <Tooltips />
    </>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const over = (name: string) => fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType: 'mouse' })

test('a button that shows its icon alone says its name to whoever rests on it, until it is pressed or left', async () => {
  over('Close')
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Close')
  over('Save')
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()

  over('Close')
  await screen.findByRole('tooltip', { hidden: true })
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
})

test('it stays while the pointer is on its words, and Escape takes it away', async () => {
  over('Close')
  fireEvent.pointerOver(await screen.findByRole('tooltip', { hidden: true }), { pointerType: 'mouse' })
  expect(screen.queryByRole('tooltip', { hidden: true })).not.toBeNull()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
})

test('words that are in sight, whole, are not said twice', async () => {
  vi.useFakeTimers()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(60)
  const needed = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(60)
  const rest = async (name: string) => {
    over(name)
    await act(async () => vi.runAllTimers())
  }
  await rest('Close')
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  needed.mockReturnValue(90)
  await rest('Save')
  await rest('Close')
  expect(screen.queryByRole('tooltip', { hidden: true })?.textContent).toBe('Close')
})

test('the focus of the keyboard shows it too', async () => {
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Close')
})

test('the scroll that the focus of the keyboard brings does not take it away', async () => {
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  fireEvent.scroll(document)
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe('Close')
})

test('a text that ends in an ellipsis is said in full, and one that has room is not', async () => {
  vi.useFakeTimers()
  const part = screen.getByTestId('part')
  const cell = part.parentElement
  if (!cell) throw new Error('the text stands in a cell')
  cell.style.textOverflow = 'ellipsis'
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(60)
  const needed = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(60)
  const rest = async () => {
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Save' }), { pointerType: 'mouse' })
    fireEvent.pointerOver(part, { pointerType: 'mouse' })
    await act(async () => vi.runAllTimers())
  }
  await rest()
  expect(screen.queryByRole('tooltip', { hidden: true })).toBeNull()
  needed.mockReturnValue(90)
  await rest()
  expect(screen.getByRole('tooltip', { hidden: true }).textContent).toBe('Jon Etxeberria, Treatment room 1')
})
