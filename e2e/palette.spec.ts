import type { Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' })

test('a guest is found from any page, by the keyboard alone', async ({ page }) => {
  await openDemo(page, '/services')
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await field(page).fill('mateo')
  const guests = page.getByRole('group', { name: 'Guests' })
  await expect(guests.getByRole('option').first()).toContainText(/Mateo .*Next:/)
  const name = (await guests.getByRole('option').first().locator('.words > span').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(field(page)).toHaveCount(0)
})

test('? shows the shortcuts, sequences go, Escape gives the focus back', async ({ page }) => {
  await openDemo(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toBeVisible()
  await expectNoViolation(page, 'shortcuts')
  await page.keyboard.press('Escape')
  await expect(shortcuts).toHaveCount(0)

  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
  // The heading comes before the list, and with the list its keys.
  await expect(page.getByRole('link', { name: 'Check-up' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toBeFocused()
  await page.keyboard.type('?')
  await expect(page.getByRole('searchbox', { name: 'Search services' })).toHaveValue('?')
  await expect(shortcuts).toHaveCount(0)
})

test('the button opens it on a phone too, without a violation of axe in either scheme', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDemo(page, '/')
  const button = page.getByRole('button', { name: 'Search and commands' })
  await button.click()
  await field(page).fill('mar')
  await expect(page.getByRole('group', { name: 'Guests' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Team & resources' })).toBeVisible()
  await expectNoViolation(page, 'commands on a phone')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})
