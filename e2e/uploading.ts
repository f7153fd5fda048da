import type { Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { SentFile } from './upload-files.ts'

/** Keeps bytes from leaving until it is opened; of the first `passing` calls with bytes it keeps none. */
export const createGate = async (page: Page, passing = 0) => {
  let passed = 0
  const held: Route[] = []
  let isOpen = false
  // A call that was paused meanwhile is nobody's any more.
  const pass = (route: Route) => route.continue().catch(() => undefined)
  await page.route('**/uploads/**', (route) => {
    if (isOpen || route.request().method() !== 'PATCH' || ++passed <= passing) return pass(route)
    held.push(route)
    return undefined
  })
  return {
    held: () => held.length,
    open: async () => {
      isOpen = true
      await Promise.all(held.map(pass))
    },
  }
}

/** The list of uploads that stands over the pages. */
export const uploadDock = (page: Page) =>
  page.getByRole('region', { name: /upload|file/i }).filter({ has: page.getByRole('list', { name: 'Uploads' }) })

/** Chooses files in the gallery and sends all of them. */
export const chooseAndSend = async (page: Page, files: SentFile[]): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
  await page.locator('input[data-chooses="files"]').first().setInputFiles(files)
  const words = files.length === 1 ? 'Upload 1 file' : `Upload ${files.length} files`
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${words}`) })
    .click()
}
