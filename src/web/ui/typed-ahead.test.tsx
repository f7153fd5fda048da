// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Opening } from './opening.tsx'

afterEach(cleanup)

const press = (key: string, keys: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }))

/** A window whose code may still be coming. */
function Asked({ isThere }: { isThere: boolean }) {
  const [typed, type] = useState('')
  return isThere ? (
    <input aria-label="Guest" value={typed} onChange={({ target }) => type(target.value)} />
  ) : (
    <Opening />
  )
}

/** Presses these keys while the window's code comes, and answers what its field has once the focus is there. */
const typedAhead = async (keys: () => void): Promise<string> => {
  const { rerender } = render(<Asked isThere={false} />)
  keys()
  rerender(<Asked isThere />)
  const field = screen.getByLabelText<HTMLInputElement>('Guest')
  field.focus()
  await Promise.resolve()
  return field.value
}

test('letters that are typed before a window is there stand in its first field', async () => {
  const value = await typedAhead(() => {
    for (const key of ['Z', 'o', 'x', 'Backspace', 'e', ' ', 'P']) expect(press(key)).toBe(false)
  })
  expect(value).toBe('Zoe P')
})

test('a shortcut, Escape and a press drop them', async () => {
  for (const end of [
    () => press('Escape'),
    () => press('k', { ctrlKey: true }),
    () => document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true })),
  ]) {
    const value = await typedAhead(() => {
      press('a')
      end()
    })
    expect(value).toBe('')
    cleanup()
  }
})

test('what is typed once nothing opens any more is no longer kept', async () => {
  const { unmount } = render(<Opening />)
  press('a')
  unmount()
  expect(press('b')).toBe(true)
  expect(await typedAhead(() => undefined)).toBe('')
})
