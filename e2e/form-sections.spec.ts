import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the section that is in sight is in sight in the row of sections too', async ({ page }) => {
  await openDemo(page, '/services/new')
  const sections = page.getByRole('navigation', { name: 'Sections of the form' })
  await page.getByRole('button', { name: 'Add a date range' }).scrollIntoViewIfNeeded()
  const current = sections.locator('[aria-current]')
  await expect(current).toHaveText('Date ranges')
  await expect(current).toBeInViewport({ ratio: 1 })
  const box = await current.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
})
