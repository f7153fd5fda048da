import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('tabs that show the demo have the same data: a change in one is on the other’s day by itself', async ({
  page,
  context,
}) => {
  await openDemo(page, '/appointments')
  const card = page.locator('.fd-card.fd-pending[data-event]').first()
  const id = (await card.getAttribute('data-event')) ?? ''
  const same = page.locator(`[data-event="${id}"]`)
  const other = await context.newPage()
  await openDemo(other, `/appointments?open=${id}`)
  await other.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(same).toHaveAccessibleName(/Confirmed/)

  // What was written first is not lost to who writes next.
  await same.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark arrived' }).click()
  await expect(other.getByRole('dialog').getByRole('button', { name: 'Status: Arrived' })).toBeVisible()
})

test('tabs that show the same record, or book the same time, say so', async ({ page, context }) => {
  await openDemo(page, '/appointments')
  const card = page.locator('.fd-card.fd-pending[data-event]').first()
  await card.click()
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  const address = page.url()
  const other = await context.newPage()
  await other.goto(address)
  await expect(other.getByRole('dialog').getByText('Open in another window')).toBeVisible()
  await expect(panel.getByText('Open in another window')).toBeAttached()
  await other.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(panel.getByText('Open in another window')).toHaveCount(0)
  const [calendar = '', date = ''] = (
    (await page.locator('[data-column]').first().getAttribute('data-column')) ?? ''
  ).split(' ')
  const times = new URLSearchParams({ start: `${date}T17:00:00.000Z`, end: `${date}T17:30:00.000Z` })
  await other.goto(`/appointments?date=${date}&open=new&on=${calendar}&${times.toString()}`)
  await expect(other.getByRole('dialog', { name: 'New appointment' })).toBeVisible()
  await expect(page.getByText('Being booked in another window')).toBeAttached()
})

test('a second person at work changes the demo while one looks on, and what they change is marked', async ({
  page,
}) => {
  // Wide enough for all calendars: a column that is out of sight has no cards.
  await page.setViewportSize({ width: 2400, height: 1000 })
  await openDemo(page, '/settings/connection')
  const atWork = page.getByRole('checkbox', { name: /^A second person at work/ })
  await atWork.check()
  // Within the page: a reload would make the colleague begin anew.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' }).click()
  await page.getByLabel('Who').selectOption({ label: 'Everyone' })
  const theirs = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').filter({ hasText: 'Ana Torres' })
  await expect(theirs.first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' }).click()
  // What somebody else changed is marked for a moment.
  await expect(page.locator('.fd-fresh').first()).toBeAttached({ timeout: 60_000 })
})
