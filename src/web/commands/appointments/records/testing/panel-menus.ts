import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const WAIT = { timeout: 20_000 }

/** Chooses an action from the menu at the end of the panel's actions. */
export async function chooseAction(user: UserEvent, panel: HTMLElement, action: string): Promise<void> {
  await user.click(await within(panel).findByRole('button', { name: 'More actions' }, WAIT))
  await user.click(await screen.findByRole('menuitem', { name: action }, WAIT))
}

/** Gives the appointment of the panel another standing by the menu of its status. */
export async function chooseStatus(user: UserEvent, panel: HTMLElement, step: string): Promise<void> {
  await user.click(await within(panel).findByRole('button', { name: /^Status: / }, WAIT))
  await user.click(await screen.findByRole('menuitem', { name: step }, WAIT))
}
