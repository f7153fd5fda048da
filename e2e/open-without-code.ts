import type { Page } from '@playwright/test'

/** Opens an address of which some of the code does not come before it is let. */
export const openWithoutCode = async (
  page: Page,
  address: string,
  code: RegExp | string = /\.js$/,
): Promise<() => void> => {
  let letCome = (): void => undefined
  const come = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(code, async (route) => {
    await come
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return letCome
}
