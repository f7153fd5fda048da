import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('a key that is pressed right behind the way to a page waits for that page', async ({ page }) => {
  await openDemo(page, '/services')
  await expect(page.getByRole('link', { name: 'Check-up' })).toBeVisible()
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/**', async (route) => {
    await gate
    await route.continue()
  })
  await page.keyboard.type('gc4')
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true')
})

test('into the calendar, where the arrows go on, before it is there', async ({ page }) => {
  await openDemo(page, '/services')
  await expect(page.getByRole('link', { name: 'Check-up' })).toBeVisible()
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/**', async (route) => {
    await gate
    await route.continue()
  })
  await page.keyboard.type('gci')
  release()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.locator('[data-event]:focus, [data-slot]:focus')).toHaveCount(1)
})
