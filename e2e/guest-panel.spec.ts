import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { clickAt, columnOf } from './grid.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

const DAY = '/appointments?date=2026-11-18'
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const day = (page: Page) => page.getByRole('button', { name: /^Mateo Ramos, 12:30/ })

/** Opens the panel of the appointment of Mateo Ramos, whose name stands in it as the way to all that is known of him. */
async function openAppointment(page: Page) {
  await openDemo(page, DAY)
  await day(page).click()
  // What a card tells of itself under the mouse takes the first Escape.
  await page.mouse.move(5, 5)
  const link = dialog(page, 'Mateo Ramos').getByRole('link', { name: 'Mateo Ramos', exact: true })
  await expect(link).toBeVisible()
  return link
}
const known = (page: Page) => dialog(page, 'Mateo Ramos').filter({ has: page.getByRole('link', { name: 'Open page' }) })

test('a guest opens over the panel of an appointment, with the day in sight, and gives the panel back', async ({
  page,
}) => {
  const link = await openAppointment(page)
  await link.press('Enter')
  await expect(known(page).getByRole('region', { name: 'Upcoming' })).toBeVisible()
  await expect(day(page)).toBeVisible()
  await expect(page).toHaveURL(/\/appointments\?/)
  // Escape closes the one on top, and the focus is where it was.
  await page.keyboard.press('Escape')
  await expect(known(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  // Also from the page, and the one below by the next.
  await link.press('Enter')
  await expect(known(page)).toBeVisible()
  await day(page).focus()
  await page.keyboard.press('Escape')
  await expect(known(page)).toHaveCount(0)
  await expect(link).toBeVisible()
  // So does Back; and an address that is loaded has both again, the guest on top.
  await link.press('Enter')
  await expect(known(page)).toBeVisible()
  await page.goBack()
  await expect(known(page)).toHaveCount(0)
  await expect(link).toBeVisible()
  await page.goForward()
  await page.reload()
  await known(page).getByRole('link', { name: 'Open page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mateo Ramos' })).toBeVisible()
})

test('a visit of the guest opens in the place of both, and so does another card of the day', async ({ page }) => {
  await (await openAppointment(page)).press('Enter')
  await known(page).getByRole('region', { name: 'Upcoming' }).getByRole('link').first().click()
  await expect(known(page)).toHaveCount(0)
  await expect(dialog(page, 'Mateo Ramos')).toHaveCount(1)
  await page.goBack()
  await expect(known(page)).toBeVisible()
  await page.getByRole('button', { name: /^Pablo Sánchez, 14:45/ }).click()
  await expect(dialog(page, 'Pablo Sánchez')).toHaveCount(1)
  await expect(known(page)).toHaveCount(0)
})

test('the card of a guest in the booking form opens them over the form, which keeps what was typed', async ({
  page,
}) => {
  await openDemo(page, DAY)
  await clickAt(page, columnOf(page, 'Dr. Elena Vidal'), '12:00')
  const form = dialog(page, 'New appointment')
  await form.getByLabel('Internal notes').fill('Rang twice')
  await form.getByRole('combobox', { name: 'Guest' }).fill('mateo ramos')
  await page
    .getByRole('option', { name: /^Mateo Ramos/ })
    .first()
    .click()
  await form.getByRole('button', { name: 'Everything about Mateo Ramos' }).click()
  await expect(known(page).getByRole('region', { name: 'Upcoming' })).toBeVisible()
  await expect(known(page).getByRole('button', { name: 'Book again' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(known(page)).toHaveCount(0)
  await expect(form.getByLabel('Internal notes')).toHaveValue('Rang twice')
  await expect(form.getByRole('group', { name: 'Guest Mateo Ramos' })).toBeVisible()
})

test('the palette opens a guest beside the calendar on screen', async ({ page }) => {
  await openDemo(page, DAY)
  await expect(day(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('mateo ramos')
  await page
    .getByRole('option', { name: /^Mateo Ramos/ })
    .first()
    .click()
  await expect(known(page).getByRole('button', { name: 'Book again' })).toBeVisible()
  await expect(day(page)).toBeVisible()
  await known(page).getByRole('button', { name: 'Book again' }).click()
  await expect(dialog(page, 'New appointment').getByRole('group', { name: 'Guest Mateo Ramos' })).toBeVisible()
  await expect(known(page)).toHaveCount(0)
})

test('a line that knows the guest opens the form with the card, and what they had last', async ({ page }) => {
  await openDemo(page, DAY)
  await expect(day(page)).toBeVisible()
  await page.keyboard.press('q')
  await expect(page.getByRole('combobox', { name: 'Quick booking' })).toBeFocused()
  await page.keyboard.type('ines lopez check-up 20 jan asap')
  await expect(page.getByRole('option', { name: /^Inés López/, selected: true })).toContainText('Check: asap')
  await page.keyboard.press('Enter')
  const form = dialog(page, 'New appointment')
  await expect(form.getByRole('group', { name: 'Guest Inés López' })).toContainText(/Last \d/)
  await expect(form.getByRole('button', { name: /^As last time/ })).toBeVisible()
  await expect(form.getByLabel('First name')).toHaveCount(0)
  await form.getByRole('button', { name: 'Edit guest Inés López' }).click()
  await expect(form.getByLabel('First name')).toBeFocused()
})
