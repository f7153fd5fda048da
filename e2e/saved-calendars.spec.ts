import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { clickAt, columnOf } from './grid.ts'

test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'America/New_York' })

const columns = (page: Page) =>
  page.locator('[data-column]').evaluateAll((all) => all.map((column) => column.getAttribute('aria-label')))
const PEOPLE = ['Marta Cano', 'Dr. Elena Vidal', 'Dr. Nayra Santana']

test('columns are dragged into order, kept as a set, and shown in another zone in which a booking begins', async ({
  page,
}) => {
  await openDemo(page, '/appointments', { date: '2027-01-20' })
  await page.getByRole('button', { name: /^\d+ people$/ }).click()
  const panel = page.getByRole('dialog', { name: 'Columns of the day' })
  await panel.getByRole('button', { name: `Only ${PEOPLE[0]}` }).press('Enter')
  for (const name of PEOPLE.slice(1)) await panel.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check()
  await expect.poll(() => columns(page)).toEqual(PEOPLE)

  // The last one is dragged above the first.
  const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
  const grip = row(PEOPLE[2] ?? '').locator('.grip')
  await grip.hover()
  const [from, to] = [await grip.boundingBox(), await row(PEOPLE[0] ?? '').boundingBox()]
  if (!from || !to) throw new Error('The rows are not in sight.')
  await page.mouse.down()
  await page.mouse.move(from.x + from.width / 2, to.y + 10, { steps: 6 })
  await page.mouse.up()
  await expect.poll(() => columns(page)).toEqual([PEOPLE[2], PEOPLE[0], PEOPLE[1]])
  await panel.getByLabel('Name of the set').fill('Front')
  await panel.getByRole('button', { name: 'Save set' }).click()
  await expect(panel.getByRole('button', { name: /^Front/, pressed: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Front · 3' })).toBeFocused()

  // Half past five of an afternoon in Kolkata is one o'clock in Madrid.
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByRole('button', { name: 'Time zones' }).click()
  const zones = page.getByRole('dialog', { name: 'Time zones' })
  await zones.getByRole('searchbox').fill('+5:30')
  await zones.getByRole('button', { name: /^(Kolkata|Calcutta)/ }).click()
  await expect(page).toHaveURL(/zone=Asia%2F(Kolkata|Calcutta)/)
  await expect(page.getByRole('button', { name: /^(Kolkata|Calcutta)/ })).toBeVisible()
  await clickAt(page, columnOf(page, 'Marta Cano'), '17:30')
  const booking = page.getByRole('dialog', { name: 'New appointment' })
  await expect(booking.getByLabel('Date and time')).toHaveValue('20/01/2027, 17:30')
  await expect(booking.getByText(/13:00 in Madrid \(Marta Cano\)/)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('start')).toBe('2027-01-20T12:00:00.000Z')
})
