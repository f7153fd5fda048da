import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** Asks for the form of a new closure, once the button stands where it stays: where there are none yet, that is below the heading. */
export async function askForForm(user: UserEvent): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'Add closure' })
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Add closure' }))
  return screen.findByRole('dialog', { name: 'Add closure' })
}
