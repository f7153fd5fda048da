import type { Locator } from '@playwright/test'

/** Chooses an action from the menu at the end of a panel's actions. */
export async function chooseAction(panel: Locator, action: string): Promise<void> {
  await panel.getByRole('button', { name: 'More actions' }).click()
  await panel.page().getByRole('menuitem', { name: action, exact: true }).click()
}
