import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const aCard = (page: Page) => page.locator('[data-event]').first()
const notice = (page: Page) => page.getByRole('main').getByRole('status')

test('a service in trouble is told in words, and trying again works once it is over', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: '500' })
  await expect(page.getByRole('alert')).toContainText('The service is in trouble', { timeout: 20_000 })
  await expect(notice(page).first()).toContainText('Training: Service in trouble')
  await page.getByRole('main').getByRole('link', { name: 'Change' }).click()
  await page.getByRole('checkbox', { name: 'Service in trouble' }).uncheck()
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Calendar', exact: true })
    .click()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(aCard(page).or(again)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await expect(aCard(page)).toBeVisible()
})

test('a line that is cut is told in words', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: 'offline' })
  await expect(page.getByRole('alert')).toContainText('The service does not answer', { timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a slow line shows the outline of the page first, then the page', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: 'slow' })
  await expect(aCard(page)).toBeVisible({ timeout: 20_000 })
})

test('a service that puts off every third call is waited for', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: '429' })
  await expect(aCard(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a service whose clock is ahead is met by correcting once', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: 'clock' })
  await expect(aCard(page)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})
