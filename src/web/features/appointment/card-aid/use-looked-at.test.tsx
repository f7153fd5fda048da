// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { useLookedAt } from './use-looked-at.ts'

afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

function Card({ open }: { open: string }) {
  const [looked] = useLookedAt(open)
  return (
    <>
      <div data-event="visit">Nora</div>
      <div data-event="other">Omar</div>
      <output>{looked?.id}</output>
    </>
  )
}

test('what stands open is not looked at, so that Escape is for what stands open', async () => {
  const user = userEvent.setup()
  const looked = () => screen.getByRole('status').textContent
  const { rerender } = render(<Card open="" />)
  await user.hover(screen.getByText('Nora'))
  await waitFor(() => expect(looked()).toBe('visit'))
  rerender(<Card open="visit" />)
  let heard = 0
  const hear = () => heard++
  document.addEventListener('keydown', hear)
  await user.keyboard('{Escape}')
  document.removeEventListener('keydown', hear)
  expect(heard).toBe(1)
  // It was for that alone: nothing is told of the card as the panel goes.
  rerender(<Card open="" />)
  expect(looked()).toBe('')
})

test('a card that moves under the mouse as a panel opens is not looked at until the mouse moves', () => {
  vi.useFakeTimers()
  const looked = () => screen.getByRole('status').textContent
  const { rerender } = render(<Card open="" />)
  const at = { clientX: 200, clientY: 300, pointerType: 'mouse' }
  fireEvent.pointerOver(screen.getByText('Nora'), at)
  act(() => void vi.advanceTimersByTime(5000))
  expect(looked()).toBe('visit')
  fireEvent.pointerDown(screen.getByText('Nora'), at)
  rerender(<Card open="visit" />)
  const other = screen.getByText('Omar')
  fireEvent.pointerOver(other, at)
  act(() => void vi.advanceTimersByTime(5000))
  expect(looked()).toBe('')
  fireEvent.pointerOver(other, { ...at, clientX: 201 })
  act(() => void vi.advanceTimersByTime(5000))
  expect(looked()).toBe('other')
})
