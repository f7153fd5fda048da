import { expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('a focal point is set by keys alone, and the tile keeps it in sight', async ({ page }) => {
  await openDemo(page, '/multimedia')
  const tile = page.getByRole('grid', { name: 'Library' }).getByRole('link', { name: 'Reception' })
  await tile.click()
  const viewer = page.getByRole('dialog', { name: 'Reception' })
  await viewer.getByRole('link', { name: 'Open full page' }).click()
  // The viewer has a focal point, too, and stands until the page has come.
  await expect(viewer).toHaveCount(0)
  const point = page.getByRole('main').getByRole('slider', { name: 'Focal point' })
  await point.focus()
  for (const key of ['Shift+ArrowLeft', 'Shift+ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await expect(point).toHaveAttribute('aria-valuetext', '10% from the left, 45% from the top')
  await expectNoViolation(page, 'a focal point', 'main')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
  await openDemo(page, '/multimedia')
  await expect(tile.locator('img')).toHaveCSS('object-position', '10% 45%')
})
