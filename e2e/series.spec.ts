import type { Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { DEMO_NOW } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { make } from './grid.ts'
import { chooseAction } from './panel-menus.ts'

const WEEK = 7 * 86_400_000
const PERSON = 'Dr. Elena Vidal'

/** The Thursday that many weeks after the demo’s first one which is so far ahead that hardly anybody is booked. */
const thursday = (weeks: number): string =>
  new Date(Date.parse(DEMO_NOW) + 86_400_000 + (6 + weeks) * WEEK).toISOString().slice(0, 10)

const fill = async (page: Page, guest: string, start: string) => {
  const form = page.getByRole('dialog', { name: 'New appointment' })
  const service = form.locator('option', { hasText: /^Check-up\b/ }).first()
  await form.getByLabel('Service').selectOption({ label: (await service.textContent()) ?? '' })
  await form.getByLabel('With').selectOption({ label: PERSON })
  await form.getByLabel('Date and time').fill(start)
  await form.getByRole('combobox', { name: 'Guest' }).fill(guest)
  return form
}

test.use({ viewport: { width: 1440, height: 1100 }, timezoneId: 'America/New_York' })

test('a series is looked at, booked, moved from one on, and moved back', async ({ page }) => {
  test.setTimeout(180_000)
  // A run keeps its pace by the clock, which therefore must go on.
  await page.clock.install({ time: DEMO_NOW })
  await page.goto('/appointments/new?mock=1')
  const first = await fill(page, 'Quentin', `${thursday(1)}T11:00`)
  await first.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(/^Booked Quentin for/)).toBeVisible()

  await make(page, 'New appointment')
  const form = await fill(page, 'Wilhelmina', `${thursday(0)}T11:00`)
  await form.getByText('More', { exact: true }).click()
  await form.getByLabel('Repeat', { exact: true }).check()
  const preview = form.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('4 appointments: 3 as planned and 1 skipped.')).toBeVisible()
  await expect(preview.getByText(/^Taken: Quentin/)).toBeVisible()
  await preview.getByRole('combobox').nth(1).selectOption({ index: 1 })
  await expect(preview.getByText('4 appointments: 3 as planned and 1 at another time.')).toBeVisible()
  await form.getByRole('button', { name: 'Book the series' }).click()
  await expect(page.getByText('4 done').first()).toBeVisible()
  // The calendar shows where the series begins, as after a single booking; it stood a week later.
  await expect(page).toHaveURL((url) => url.searchParams.get('date') === thursday(0))
  // From one to the next the calendar goes along.
  await page.locator('[data-event]').filter({ hasText: 'Wilhelmina' }).click()
  await page
    .getByRole('dialog', { name: 'Wilhelmina' })
    .getByRole('link', { name: /^Next: / })
    .click()
  await expect(page).toHaveURL((url) => url.searchParams.get('date') === thursday(1))

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Appointments', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search appointments' }).fill('Wilhelmina')
  const rows = page.getByRole('row', { name: /Wilhelmina/ })
  await expect(rows).toHaveCount(4)
  const before = await rows.allInnerTexts()
  await rows.nth(1).getByRole('link').first().click()
  const panel = page.getByRole('dialog', { name: 'Wilhelmina', exact: true })
  await expect(panel.getByText('2 of 4 · every week on Thursday')).toBeVisible()
  await chooseAction(panel, 'Move')
  const moving = page.getByRole('dialog', { name: 'Move Wilhelmina' })
  await moving.getByLabel('Date and time').fill(`${thursday(1)}T10:30`)
  await moving.getByRole('button', { name: 'Move', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Change Wilhelmina' })
  await question.getByRole('radio', { name: /^This and later ones/ }).check()
  await expect(question.getByText('3 appointments.', { exact: true })).toBeVisible()
  await expectNoViolation(page, 'series', '[role=dialog]')
  await question.getByRole('button', { name: 'Change 3 appointments' }).click()
  await expect(page.getByText('3 done').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => rows.allInnerTexts()).not.toEqual(before)
  await page.getByRole('button', { name: 'Undo 3 changes' }).click()
  await expect.poll(() => rows.allInnerTexts()).toEqual(before)
})

test('several dates are picked one by one, told when they are taken, and booked together', async ({ page }) => {
  test.setTimeout(120_000)
  await page.clock.install({ time: DEMO_NOW })
  await page.goto('/appointments/new?mock=1')
  const taken = await fill(page, 'Quentin', `${thursday(1)}T11:00`)
  await taken.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(/^Booked Quentin for/)).toBeVisible()

  await make(page, 'New appointment')
  const form = await fill(page, 'Wilhelmina', `${thursday(0)}T11:00`)
  await form.getByText('More', { exact: true }).click()
  await form.getByLabel('Repeat', { exact: true }).check()
  await form.getByLabel('Dates', { exact: true }).selectOption('Several dates')
  const preview = form.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('1 appointment, all as planned.')).toBeVisible()
  // The same hour a week later is offered first: it is Quentin's.
  await form.getByRole('button', { name: 'Add a date' }).click()
  await expect(preview.getByText(/^Taken: Quentin/)).toBeVisible()
  await expect(preview.getByText('2 appointments: 1 as planned and 1 skipped.')).toBeVisible()
  await form.getByLabel('Date 2').fill(`${thursday(1)}T12:30`)
  await expect(preview.getByText('2 appointments, all as planned.')).toBeVisible()
  // A press on a free time is another date, and takes it back again.
  const free = form
    .getByRole('group', { name: 'Next free times' })
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
  await free.click()
  await expect(free).toHaveAttribute('aria-pressed', 'true')
  await expect(preview.getByText('3 appointments, all as planned.')).toBeVisible()
  await free.click()
  await expect(preview.getByText('2 appointments, all as planned.')).toBeVisible()
  await free.click()
  await form.getByRole('button', { name: 'Book the series' }).click()
  await expect(page.getByText('3 done').first()).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Appointments', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search appointments' }).fill('Wilhelmina')
  const rows = page.getByRole('row', { name: /Wilhelmina/ })
  await expect(rows).toHaveCount(3)
  await rows.first().getByRole('link').first().click()
  const panel = page.getByRole('dialog', { name: 'Wilhelmina', exact: true })
  await expect(panel.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Add more' })).toHaveCount(0)
})
