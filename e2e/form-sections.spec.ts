import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('the list of a combobox lies over the section below', async ({ page }) => {
  await openDemo(page, '/weekly-schedules/new')
  const field = page.getByRole('combobox', { name: 'Person or resource' })
  await field.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  const [list, below] = [await page.getByRole('listbox').boundingBox(), await page.locator('#hours').boundingBox()]
  if (!list || !below) throw new Error('Both are there.')
  const at = { x: list.x + list.width / 2, y: list.y + list.height - 4 }
  expect(at.y).toBeGreaterThan(below.y)
  const role = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('[role]')?.role, at)
  expect(['option', 'listbox']).toContain(role)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the section that is in sight is in sight in the row of sections too', async ({ page }) => {
    await openDemo(page, '/services/new')
    const sections = page.getByRole('navigation', { name: 'Sections of the form' })
    await page.getByRole('button', { name: 'Add a date range' }).scrollIntoViewIfNeeded()
    const current = sections.locator('[aria-current]')
    await expect(current).toHaveText('Date ranges')
    await expect(current).toBeInViewport({ ratio: 1 })
    const box = await current.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390 - 16)
  })
})
