import { walkTo } from './addresses.ts'
import { connectElsewhere, expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { type Foreign, startForeign } from './foreign/deployment.ts'
import { chooseAction } from './panel-menus.ts'

// What the receptionist's day does not show of a deployment that is not ours: how its answers are read, and what is sent.
let foreign: Foreign
test.beforeEach(async ({ page }) => {
  foreign = await startForeign()
  await connectElsewhere(page, foreign)
  await expectLive(page)
})
test.afterEach(async () => foreign.stop())
test.use({ timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 1300 } })

test('a clock 20 minutes ahead costs each call one refusal at most, and later calls none', async ({ page }) => {
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name, exact: true }).click()
  await go('Calendar')
  await expect(page.locator('[data-event]').first()).toBeVisible()
  const refused = foreign.calls.filter(({ status }) => status === 401)
  expect(foreign.calls[0]?.status).toBe(401)
  expect(new Set(refused.map(({ path }) => path)).size).toBe(refused.length)
  await go('Services')
  await expect(page.getByRole('link', { name: 'Fitting' })).toBeVisible()
  expect(foreign.calls.filter(({ status }) => status === 401)).toHaveLength(refused.length)
})

test('a week of more than one page of fifty is read to its end', async ({ page }) => {
  await walkTo(page, '/appointments?view=week')
  const olivia = foreign.rows.calendars.find(({ name }) => name === 'Olivia Park')?.id
  // Monday to Sunday around today, by the clock of Madrid.
  const today = new Date(
    `${new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date())}T00:00:00Z`,
  )
  const monday = today.getTime() - ((today.getUTCDay() + 6) % 7) * 86_400_000
  const inWeek = foreign.rows.appointments.filter(({ startAt }) => {
    const at = Date.parse(String(startAt))
    return at >= monday && at < monday + 7 * 86_400_000
  })
  const own = inWeek.filter(({ calendarId, calendarIds }) => [calendarId, calendarIds].flat().includes(olivia))
  expect(inWeek.length).toBeGreaterThan(50)
  expect(own.length).toBeGreaterThan(20)
  await expect(page.getByRole('combobox', { name: 'Calendar of' })).toHaveValue(String(olivia))
  await expect(page.locator('[data-event]')).toHaveCount(own.length)
  expect(foreign.calls.some(({ path }) => path.includes('appointments') && path.includes('page=2'))).toBe(true)
})

test('a status that nobody here knows is shown as it is', async ({ page }) => {
  await walkTo(page, '/appointments')
  const card = page.getByRole('button', { name: /waitlisted/ }).first()
  await expect(card).toBeVisible()
  await card.click()
  await expect(page.getByRole('dialog').getByText('waitlisted').first()).toBeVisible()
})

test('a note is read and written under the name that this deployment gives it, and nothing unknown is sent', async ({
  page,
}) => {
  await walkTo(page, '/appointments')
  await page.getByRole('button', { name: /^Guest 1, \d\d:\d\d/ }).click()
  const panel = page.getByRole('dialog', { name: 'Guest 1', exact: true })
  await expect(panel.getByText('Left shoe first')).toBeVisible()
  await chooseAction(panel, 'Edit')
  const form = page.getByRole('dialog', { name: 'Edit Guest 1' })
  await form.getByLabel('Internal notes').fill('Right shoe first')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await sent).postDataJSON()).toEqual({ agentComment: 'Right shoe first' })
  expect(Object.keys((await sent).headers()).filter((name) => name.startsWith('x-'))).toEqual([
    `${foreign.headerPrefix}date`,
  ])
  await expect(panel.getByRole('definition').filter({ hasText: 'Right shoe first' })).toBeVisible()
  const row = foreign.rows.appointments.find(({ agentComment }) => agentComment === 'Right shoe first')
  expect(row).toMatchObject({ mood: 'sunny', guests: [{ email: 'guest1@example.org' }] })
})

test('a description of a room is saved with all that its template had, known here or not', async ({ page }) => {
  await walkTo(page, '/rooms')
  await page.getByRole('link', { name: 'Fitting room' }).click()
  await page.getByLabel('Description').fill('Second floor')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved “Fitting room”')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Fitting room', level: 1 })).toBeVisible()
  expect(foreign.rows.rooms[0]).toMatchObject({
    doorCode: 'B2',
    template: {
      name: 'Fitting room',
      description: 'Second floor',
      duration: 30,
      actors: [{ name: 'Olivia Park', role: 'host', avatar: '/olivia.png' }],
      theme: { dark: true },
    },
  })
})

test('what only our service can do is not offered', async ({ page }) => {
  await walkTo(page, '/settings/keys')
  await expect(
    page.getByRole('heading', { name: 'Keys are managed elsewhere' }).or(page.getByText('Keys are managed elsewhere')),
  ).toBeVisible()
  await walkTo(page, '/calendars')
  await expect(page.getByRole('link', { name: 'Olivia Park' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New person or resource' })).toHaveCount(0)
})

test('a refusal in the old form of error is told in words, and what was typed stays', async ({ page }) => {
  await walkTo(page, '/services/new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Polish')
  await page.getByRole('textbox', { name: /^Duration/ }).fill('20')
  await page.getByRole('button', { name: 'Create service' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Your key doesn’t allow this')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Polish')
})

test('with our signing words it says to check them, and CORS only after that', async ({ page }) => {
  const { headerPrefix: _, scheme: __, ...unnamed } = foreign
  await connectElsewhere(page, unnamed)
  await expect(page.getByRole('alert')).toContainText('irst check the signed header prefix')
  await expect(page.getByRole('alert')).toContainText('Unknown credential')
})
