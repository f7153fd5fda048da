import type { Page } from '@playwright/test'
import { DEMO_NOW, type DeploymentName } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { cardOf, clickAt, columnOf, dragDown, dragLowerEdge, goToDate, pointAt } from './grid.ts'
import { chooseAction } from './panel-menus.ts'
import { message } from './message.ts'

/** What the flow needs to know of each deployment: somebody who is free on a Thursday morning, and a service of theirs. */
const DESKS: Readonly<Record<DeploymentName, { person: string; service: string; now: () => number }>> = {
  mock: { person: 'Dr. Elena Vidal', service: 'Check-up', now: () => Date.parse(DEMO_NOW) },
  server: { person: 'Dr. Elena Vidal', service: 'Check-up', now: Date.now },
  foreign: { person: 'Olivia Park', service: 'Fitting', now: Date.now },
}

/** A Thursday so far ahead that nobody is booked yet, and yet within the horizon of the services. */
const quietThursday = (now: number): string => {
  const day = new Date(now + 50 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((4 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

/** What was really sent: in mock mode nothing leaves the page, so there is nothing to see. */
const watchWrites = (page: Page): { method: string; path: string; body: string; at: number }[] => {
  const writes: { method: string; path: string; body: string; at: number }[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.pathname.startsWith('/api/') || ['GET', 'OPTIONS'].includes(request.method())) return
    writes.push({ method: request.method(), path: url.pathname, body: request.postData() ?? '', at: Date.now() })
  })
  return writes
}

// Wide and high enough that the whole working day is in sight, so that nothing scrolls under the pointer.
test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

test('the receptionist’s day', async ({ page, deployment }) => {
  test.setTimeout(360_000)
  const { person, service, now } = DESKS[deployment.name]
  const seesWrites = deployment.name !== 'mock'
  const writes = watchWrites(page)
  const date = quietThursday(now())
  const column = columnOf(page, person)
  const panel = (name: string | RegExp) => page.getByRole('dialog', { name })
  const pixels = async (minutes: number) => (await pointAt(column, '10:00')).pixelsPerMinute * minutes

  await test.step('sign in and see the day', async () => {
    await deployment.enter(page, '/appointments')
    await expect(page).toHaveURL(/^[^#]*$/)
    await expect(column).toBeVisible()
    await goToDate(page, date)
    await expect(page).toHaveURL(new RegExp(`date=${date}`))
    await expect(page.locator('.fd-unknown')).toHaveCount(0)
    await expect(page.locator('[data-event]')).toHaveCount(0)
  })

  await test.step('book the next free time for a new guest', async () => {
    await clickAt(page, column, '10:00')
    const booking = panel('New appointment')
    await expect(booking.getByLabel('With')).toHaveValue(/.+/)
    await booking.getByLabel('Service').selectOption({ label: await optionOf(page, service) })
    await booking.getByRole('group', { name: 'Next free times' }).getByRole('button', { name: '09:30' }).click()
    await booking.getByRole('combobox', { name: 'Guest' }).fill('Nora Keller')
    await page.keyboard.press('Tab')
    await booking.getByLabel('Email').fill('nora.keller@example.org')
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(message(page, /Booked Nora Keller for/)).toBeVisible()
    await expect(booking).toHaveCount(0)
    await expect(cardOf(page, '09:30', 'Nora Keller')).toBeVisible()
    if (seesWrites) expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/v2/appointments'])
  })

  await test.step('confirm it, and mark the guest as arrived', async () => {
    await cardOf(page, '09:30', 'Nora Keller').click()
    const open = panel('Nora Keller')
    // Whoever is on the phone has agreed; what was not agreed after all is confirmed later.
    await expect(open.getByText('Confirmed', { exact: true }).first()).toBeVisible()
    await open.getByRole('button', { name: 'Status: Confirmed' }).click()
    await page.getByRole('menuitem', { name: 'Mark as unconfirmed' }).click()
    await expect(open.getByRole('button', { name: 'Status: Unconfirmed' })).toBeVisible()
    await open.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(message(page, /Confirmed Nora Keller/)).toBeVisible()
    await expect(open.getByText('Confirmed', { exact: true }).first()).toBeVisible()
    await open.getByRole('button', { name: 'Mark arrived' }).click()
    await expect(message(page, /Marked Nora Keller as arrived/)).toBeVisible()
    await expect(open.getByText('Arrived', { exact: true }).first()).toBeVisible()
    await open.getByRole('button', { name: 'Close' }).click()
    await expect(cardOf(page, '09:30', 'Nora Keller.*, Arrived')).toBeVisible()
  })

  await test.step('move it by hand and by keys', async () => {
    await dragDown(page, cardOf(page, '09:30', 'Nora Keller'), await pixels(60))
    await expect(message(page, /Moved Nora Keller to/)).toBeVisible()
    const moved = cardOf(page, '10:30', 'Nora Keller')
    await expect(moved).toBeVisible()
    await moved.focus()
    await page.keyboard.press('m')
    // Five minutes a press.
    for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(cardOf(page, '11:00', 'Nora Keller')).toBeVisible()
    await expect(cardOf(page, '11:00', 'Nora Keller')).toBeFocused()
    // Gone before the next one, whose “Undo” is pressed below.
    await expect(message(page, /Moved Nora Keller to.*11:00/)).toBeVisible()
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' }).click()
    await expect(message(page, /Moved Nora Keller to/)).toHaveCount(0)
  })

  await test.step('make it longer, and take that back by a second write', async () => {
    const card = cardOf(page, '11:00', 'Nora Keller')
    const before = await card.getAttribute('aria-label')
    await dragLowerEdge(page, card, await pixels(30))
    await expect(card).not.toHaveAccessibleName(before ?? '')
    await expect(message(page, /Nora Keller now ends at \d\d:\d\d/)).toBeVisible()
    const sent = writes.length
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await expect(message(page, /Nora Keller ends at \d\d:\d\d again/)).toBeVisible()
    await expect(card).toHaveAccessibleName(before ?? '')
    if (seesWrites) {
      expect(writes.slice(sent).map(({ method }) => method)).toEqual(['PUT'])
      expect(writes.slice(sent)[0]?.body).toMatch(deployment.name === 'foreign' ? /endAt/ : /endDate/)
    }
    await page.reload()
    await expect(card).toHaveAccessibleName(before ?? '')
  })

  await test.step('a time that somebody else has: everything typed stays, and the nearest free times are offered', async () => {
    await clickAt(page, column, '13:00')
    const booking = panel('New appointment')
    await booking.getByLabel('Service').selectOption({ label: await optionOf(page, service) })
    await booking.getByLabel('Date and time').fill(`${date}T11:00`)
    await booking.getByRole('combobox', { name: 'Guest' }).fill('Omar Haddad')
    await page.keyboard.press('Tab')
    await booking.getByLabel('Phone').fill('+34 600 123 456')
    await booking.getByLabel('Internal notes').fill('Uses the side door')
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(booking.getByRole('alert')).not.toBeEmpty()
    const nearest = booking.getByRole('group', { name: 'Nearest free times' })
    await expect(nearest.getByRole('button').first()).toBeVisible()
    await expect(booking.getByLabel('First name')).toHaveValue('Omar')
    await expect(booking.getByLabel('Last name')).toHaveValue('Haddad')
    await expect(booking.getByLabel('Phone')).toHaveValue('+34 600 123 456')
    await expect(booking.getByLabel('Internal notes')).toHaveValue('Uses the side door')
    await nearest.getByRole('button').first().click()
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(message(page, /Booked Omar Haddad for/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Omar Haddad, \d\d:\d\d/ })).toBeVisible()
  })

  await test.step('delete the second one', async () => {
    await page.getByRole('button', { name: /^Omar Haddad, \d\d:\d\d/ }).click()
    await chooseAction(panel('Omar Haddad'), 'Delete')
    const question = page.getByRole('alertdialog', { name: 'Delete “Omar Haddad”?' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(message(page, /Appointment deleted/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Omar Haddad, \d\d:\d\d/ })).toHaveCount(0)
    if (seesWrites) expect(writes.at(-1)?.method).toBe('DELETE')
  })

  await test.step('cancel the first one, with the reason', async () => {
    await cardOf(page, '11:00', 'Nora Keller').click()
    await panel('Nora Keller').getByRole('button', { name: 'Cancel appointment' }).click()
    const cancelling = panel('Cancel Nora Keller')
    await cancelling.getByLabel('Reason').selectOption('We have to cancel')
    await cancelling.getByLabel('Note').fill('Elena is ill')
    await cancelling.getByRole('button', { name: 'Cancel appointment' }).click()
    await expect(message(page, /Appointment cancelled/)).toBeVisible()
    await panel('Nora Keller').getByRole('button', { name: 'Close' }).click()
    await expect(cardOf(page, '11:00', 'Nora Keller')).toHaveCount(0)
    if (seesWrites) expect(writes.findLast(({ path }) => path.endsWith('/cancel'))?.body).toContain('staff-request')
  })

  await test.step('find it again in the list', async () => {
    await page
      .getByRole('navigation', { name: 'Main' })
      .first()
      .getByRole('link', { name: 'Appointments', exact: true })
      .click()
    await page.getByRole('searchbox', { name: 'Search appointments' }).fill('keller')
    await expect(page).toHaveURL(/search=keller/)
    const row = page.getByRole('row', { name: /Nora Keller/ })
    await expect(row).toContainText(/Cancelled/)
    await expect(page.getByRole('row', { name: /Omar Haddad/ })).toHaveCount(0)
    await row.getByRole('link').click()
    await expect(
      panel('Nora Keller')
        .getByText(/Cancelled/)
        .first(),
    ).toBeVisible()
  })
})

/** The words of a choice that begins with a name: the length of a service stands behind it. */
const optionOf = async (page: Page, name: string): Promise<string> => {
  const option = page
    .getByRole('dialog')
    .locator('option', { hasText: new RegExp(`^${name}\\b`) })
    .first()
  return (await option.textContent()) ?? name
}
