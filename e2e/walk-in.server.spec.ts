import { walkTo } from './addresses.ts'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

interface Made {
  id: string
}

test('somebody who is here is booked with whoever is free now, in two actions, and stands there as arrived', async ({
  page,
  ownServer,
}) => {
  // Open around the clock: the test must find somebody at whatever hour it runs.
  const post = (path: string, body: object) => call<Made>(ownServer, 'POST', path, body)
  const { id: calendarId } = await post('/admin/calendars', { name: 'Night desk', type: 'agent', timezone: 'UTC' })
  const workingHours = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['00:00', '24:00']]]))
  await post('/api/v1/weekly-schedules', {
    name: 'Always',
    calendarId,
    timezone: 'UTC',
    configuration: { workingHours },
  })
  const { id: serviceId } = await post('/api/v1/services', {
    name: 'First aid',
    duration: 15,
    calendars: [{ calendarId, active: true }],
  })

  await signIn(page, ownServer)
  await expectLive(page)
  await walkTo(page, '/appointments')
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Walk-in' })
  // The keys of the page come a moment after the page.
  await expect(async () => {
    await page.keyboard.press('w')
    await expect(dialog).toBeVisible({ timeout: 2000 })
  }).toPass()
  const label = await dialog.locator('option', { hasText: /^First aid\b/ }).textContent()
  await dialog.getByLabel('Service').selectOption({ label: label ?? '' })
  await expect(dialog.getByRole('group', { name: 'With' })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /^Night desk\s*Free now$/ })).toBeChecked()
  await dialog.getByRole('combobox', { name: 'Guest' }).fill('Wanda Walker')
  await page.keyboard.press('Enter')
  // Nobody of that name is known: the phone is asked for, and may stay empty.
  await expect(dialog.getByLabel('Phone')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Messages' }).getByText(/^Booked Wanda Walker for/)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const { items } = await call<{ items: object[] }>(ownServer, 'GET', `/api/v2/appointments?calendarId=${calendarId}`)
  expect(items).toMatchObject([
    { serviceId, calendarIds: [calendarId], status: 'confirmed', subStatus: 'arrived', origin: 'walk-in' },
  ])
  const [{ startDate } = { startDate: '' }] = items as { startDate: string }[]
  // Begun within the last five minutes, not at the next step of the hours.
  expect(Math.abs(Date.now() - Date.parse(startDate))).toBeLessThan(6 * 60_000)
})
