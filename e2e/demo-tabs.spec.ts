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
