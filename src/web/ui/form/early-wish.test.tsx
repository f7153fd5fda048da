// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useEarlyWish } from './early-wish.ts'

afterEach(cleanup)

function Field() {
  const { starts, waits } = useEarlyWish()
  return (
    <>
      <input aria-label="Service" {...waits} />
      <output>{starts}</output>
    </>
  )
}

test('a press opens what comes before the mouse is up again, and reaching it by a key does not', () => {
  render(<Field />)
  const field = screen.getByRole('textbox')
  const wish = () => screen.getByRole('status').textContent
  // What is pressed is gone by then, so that no click follows.
  expect(fireEvent.mouseDown(field)).toBe(false)
  expect(document.activeElement).toBe(field)
  expect(wish()).toBe('open')
  fireEvent.blur(field)
  expect(wish()).toBe('')
  fireEvent.focus(field)
  expect(wish()).toBe('focused')
})
