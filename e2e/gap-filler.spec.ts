import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

const card = (page: Page, name: RegExp) => page.getByRole('button', { name })
/** Sooner than the message would go by itself. Milliseconds. */
const BY_UNDO = { timeout: 10_000 }
const told = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)

test('time that a cancellation frees is offered to who comes later, one after the other, and each move can be undone', async ({
  page,
}) => {
  await openDemo(page, '/appointments?date=2026-11-18')
  await card(page, /^Pablo Sánchez, 14:45/).focus()
  await page.keyboard.press('Delete')
  await page
    .getByRole('dialog', { name: /^Cancel Pablo/ })
    .getByRole('button', { name: 'Cancel appointment' })
    .click()
  await expect(told(page, /14:45 with Dr. Elena Vidal opened up: .* could come earlier/)).toBeVisible()
  await page.getByRole('button', { name: 'See matches' }).click()
  const earlier = page
    .getByRole('dialog', { name: /^Fill Wed 18 Nov, 1[45]:45$/ })
    .getByRole('region', { name: 'Could come earlier' })
  const leo = earlier.getByRole('listitem', { name: 'Leo Sánchez' })
  await expect(leo).toContainText(/Moves Leo Sánchez from 15:45 to 14:45, which opens 15:45\./)
  await expect(leo.getByRole('link')).toHaveAttribute('href', /^tel:\+34/)
  // Nothing has moved by itself.
  await expect(card(page, /^Leo Sánchez, 15:45/)).toBeVisible()
  await leo.getByRole('button', { name: 'Move to 14:45' }).click()
  await expect(told(page, /^Moved Leo Sánchez to .*14:45/)).toBeVisible()
  await expect(card(page, /^Leo Sánchez, 14:45/)).toBeVisible()
  // The time that was left is filled in the same way.
  await expect(earlier).toContainText(/that fit 15:45/)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(card(page, /^Leo Sánchez, 15:45/)).toBeVisible()
})

test('that time opened up is said no more once an undo has taken it again', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-18')
  const pablo = card(page, /^Pablo Sánchez, 14:45/)
  const opened = told(page, /14:45 with Dr. Elena Vidal opened up: .* could come earlier/)
  const undo = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' })
  await pablo.focus()
  await page.keyboard.press('Delete')
  const question = page.getByRole('dialog', { name: /^Cancel Pablo/ })
  await question.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(opened).toBeVisible()
  await undo.click()
  await expect(told(page, /^Booked again as a new appointment/)).toBeVisible()
  await expect(opened).toHaveCount(0, BY_UNDO)

  // A move frees time, too, and brings the very same appointment back.
  await pablo.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(told(page, /^Moved Pablo Sánchez/)).toBeVisible()
  await expect(opened).toBeVisible()
  await undo.click()
  await expect(pablo).toBeVisible()
  await expect(opened).toHaveCount(0, BY_UNDO)
})
