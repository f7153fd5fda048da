import { expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Madrid' })

test('the side column folds to its icons, gives its room to the page, and stays so', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-18')
  const main = page.getByRole('main')
  const widthOf = async () => (await main.boundingBox())?.width ?? 0
  const wide = await widthOf()
  await page.getByRole('button', { name: 'Show icons only' }).click()
  await expect.poll(widthOf).toBe(wide + 176)
  // The icons keep their names.
  await expect(page.getByRole('link', { name: 'Weekly schedules' })).toBeVisible()
  await expectNoViolation(page, 'folded')
  await page.goto('/services?mock=1')
  await expect.poll(widthOf).toBe(wide + 176)
  const back = page.getByRole('button', { name: 'Show the names of pages' })
  await expect(back).toBeVisible()
  // A phone and a tablet have nothing to fold.
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(back).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await back.click()
  await expect.poll(widthOf).toBe(wide)
})

test('in a window below 1,200 px it begins folded, where its reader did not choose, and shows the page that is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDemo(page, '/appointments?date=2026-11-18')
  const back = page.getByRole('button', { name: 'Show the names of pages' })
  await expect(back).toBeVisible()
  // The views stand side by side in the room of the words.
  await expect(page.getByRole('button', { name: 'Month', exact: true })).toBeVisible()
  await back.click()
  await page.goto('/settings/audit?mock=1')
  await expect(page.getByRole('button', { name: 'Show icons only' })).toBeVisible()
  const open = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit log' })
  // Whole but for what is less than a pixel.
  await expect(open).toBeInViewport({ ratio: 0.9 })
})
