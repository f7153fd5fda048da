import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** What becomes of the appointment in a row of a plan, as its control. */
export const wayIn = (row: HTMLElement): HTMLSelectElement =>
  within(row).getByRole<HTMLSelectElement>('combobox', { name: /^What happens to / })

/** The ways that a row of a plan offers by these words. */
export const waysIn = (row: HTMLElement, words: RegExp): HTMLOptionElement[] =>
  within(row).getAllByRole<HTMLOptionElement>('option', { name: words })

/** Chooses the first way of a row by its words. */
export const chooseWay = async (user: UserEvent, row: HTMLElement, words: RegExp): Promise<void> => {
  const [first] = waysIn(row, words)
  if (!first) throw new Error(`No way is called ${String(words)}.`)
  await user.selectOptions(wayIn(row), first)
}
