// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useLookedAt } from './use-looked-at.ts'

afterEach(cleanup)

function Card({ open }: { open: string }) {
  const [looked] = useLookedAt(open)
  return (
    <>
      <div data-event="visit">Nora</div>
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
