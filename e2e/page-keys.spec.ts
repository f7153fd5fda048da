import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

test('a key that is pressed right behind the way to a page waits for that page', async ({ page }) => {
  await openDemo(page, '/services')
  await expect(page.getByRole('link', { name: 'Check-up' })).toBeVisible()
  const release = await hold(page)
  await page.keyboard.type('gc4')
  await release()
  await expect(page.getByRole('button', { name: 'Agenda' })).toHaveAttribute('aria-pressed', 'true')
})

test('into the calendar, where the arrows go on, before it is there', async ({ page }) => {
  await openDemo(page, '/services')
  await expect(page.getByRole('link', { name: 'Check-up' })).toBeVisible()
  const release = await hold(page)
  await page.keyboard.type('gci')
  await release()
  await expect(page.locator('[data-event]:focus, [data-slot]:focus')).toHaveCount(1)
})
