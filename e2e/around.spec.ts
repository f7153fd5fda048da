import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('the demo is looked around in, and a drawing of all directions is shown flat', async ({ page }) => {
  await openDemo(page, '/multimedia')
  const name = 'Walk through the clinic'
  await page.getByRole('grid', { name: 'Library' }).getByRole('link', { name }).click()
  const around = page.getByRole('dialog', { name }).getByRole('region', { name: /360° view/ })
  await expect(around).toHaveAttribute('aria-busy', 'false')

  await openDemo(page, '/multimedia/new')
  await page.getByLabel('Name').first().fill('Plan')
  await page.getByLabel('URL').fill('/demo/reception.svg')
  await page.getByLabel('Format').fill('image/svg+xml')
  await page.getByLabel('Type').selectOption('Immersive')
  await expect(page.getByText('This image can’t be shown as a 360° view, so you see it flat.')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Image/ }).getByRole('img', { name: 'Plan' })).toBeVisible()
})
