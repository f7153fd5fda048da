import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('a message stands beside a run that is shown, or above it, never over what can be pressed there', async ({
  page,
}) => {
  await openDemo(page, '/calendars')
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') })
  const dialog = page.getByRole('dialog', { name: 'Add tags' })
  const addTag = async () => {
    await dialog.getByLabel('New tags').fill('Ground floor')
    await dialog.getByLabel('New tags').press('Enter')
  }
  await rows.nth(0).getByRole('checkbox').check()
  await rows.nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add tags' }).click()
  await addTag()
  const run = page.getByRole('region', { name: 'Add tags to 2 calendars' })
  await expect(run).toBeVisible()
  await rows
    .nth(3)
    .getByRole('button', { name: /^Actions for / })
    .click()
  await page.getByRole('menuitem', { name: 'Add tags' }).click()
  await addTag()
  const message = page.getByRole('region', { name: 'Messages' }).locator('.MuiSnackbarContent-root').first()
  await expect(message).toBeVisible()
  await message.hover()
  const overlap = async () => {
    const [one, other] = [await message.boundingBox(), await run.boundingBox()]
    if (!one || !other) return 'not there'
    const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
    const along = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
    return across > 0 && along > 0 ? `${Math.round(across)} × ${Math.round(along)}` : 'none'
  }
  for (const width of [1440, 1024, 800, 390]) {
    // oxlint-disable-next-line no-await-in-loop -- One window after another.
    await page.setViewportSize({ width, height: 900 })
    // oxlint-disable-next-line no-await-in-loop -- See above.
    await expect.poll(overlap, { message: `at ${width}` }).toBe('none')
  }
})
