import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('what is wrong with a file to import stands apart from the place for it', async ({ page }) => {
  await openDemo(page, '/settings/import')
  const input = page.getByLabel('File to import')
  await input.setInputFiles({ name: 'bookings.csv', mimeType: 'text/csv', buffer: Buffer.from('') })
  const trouble = page.getByRole('alert').filter({ hasText: 'This file has no rows' })
  await expect(trouble).toBeVisible()
  const [place, box] = [await page.locator('label', { has: input }).boundingBox(), await trouble.boundingBox()]
  expect((box?.y ?? 0) - (place?.y ?? 0) - (place?.height ?? 0)).toBeGreaterThanOrEqual(12)
})
