import type { Locator, Page } from '@playwright/test'

/** A message of the page, such as what was done and can be undone. */
export const message = (page: Page, text: RegExp): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text)
