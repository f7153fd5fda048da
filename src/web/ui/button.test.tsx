// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a button that is refused while somebody is on it stays the same one, and does nothing but say why', async () => {
  const user = userEvent.setup()
  const act = vi.fn<() => void>()
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const form = (refused: string | undefined) => (
    <form onSubmit={submit}>
      <Button type="submit" kind="primary" refused={refused} onClick={act}>
        Save
      </Button>
    </form>
  )
  const { rerender } = render(form(undefined))
  const button = screen.getByRole('button', { name: 'Save' })
  button.focus()
  rerender(form('You have view-only access.'))
  expect(screen.getByRole('button', { name: 'Save' })).toBe(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You have view-only access.',
  )
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(act).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()

  rerender(form(undefined))
  expect(document.activeElement).toBe(button)
  await user.click(button)
  expect(submit).toHaveBeenCalledOnce()
})
