import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses a key until something has the focus, as a hand does that has no mouse; the way must be a short one. What is not
 * there yet is waited for: a dialog whose code is on its way takes no key.
 */
export const until = async (page: Page, key: string, target: Locator, most = 60): Promise<void> => {
  await expect(target.first()).toBeAttached()
  for (let press = 0; press < most; press++) {
    // oxlint-disable-next-line no-await-in-loop -- One press after another.
    await page.keyboard.press(key)
    // oxlint-disable-next-line no-await-in-loop -- See above.
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  await expect(target, `in reach of ${most} times ${key}`).toBeFocused()
}

/** Goes on with Tab to a button, and presses it. */
export const pressByKeys = async (page: Page, button: Locator, most?: number): Promise<void> => {
  await until(page, 'Tab', button, most)
  await page.keyboard.press('Enter')
}
