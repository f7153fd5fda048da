import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('printing the calendar leads to sheets of whole days, and what a menu prints without them says that it is a part', async ({
  page,
}) => {
  await openDemo(page, '/appointments', { view: 'week', date: '2026-11-24' })
  await expect(page.locator('[data-event]').first()).toBeVisible()
  const note = page.getByText(/^Only what fits on a page is printed here/)
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Control+p')
  const panel = page.getByRole('dialog', { name: 'Print or export' })
  const preview = panel.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('table').first()).toBeVisible({ timeout: 60_000 })
  const people = panel.getByRole('group', { name: 'Team & resources' })
  const chosen = await people.getByRole('checkbox', { checked: true }).count()
  expect(chosen).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeHidden()
  await expect(page.locator('.fd-paper table:visible')).toHaveCount(chosen)
})
