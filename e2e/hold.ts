import type { Page } from '@playwright/test'

/** Lets no script through, or none of these, until what this answers is called. */
export const hold = async (page: Page, files: string | RegExp = '**/assets/**'): Promise<() => Promise<void>> => {
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await gate
    await route.continue()
  })
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
