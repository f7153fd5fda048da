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

  // A section that is asked for is at the top of the window, and the one that is marked.
  await page.keyboard.press('Escape')
  const sections = page.getByRole('navigation', { name: 'Sections of the form' })
  await sections.getByRole('link', { name: 'Hours' }).click()
  const top = () => page.locator('#hours').evaluate((it) => it.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(40)
  await expect(sections.locator('[aria-current]')).toHaveText('Hours')
  // Nor is another one where the page ends before that.
  await sections.getByRole('link', { name: 'Services' }).click()
  await expect.poll(() => page.evaluate(() => scrollY + innerHeight - document.documentElement.scrollHeight)).toBe(0)
  await expect(sections.locator('[aria-current]')).toHaveText('Services')
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
    await sections.getByRole('link', { name: 'Scheduling rules' }).click()
    await expect(current).toHaveText('Scheduling rules')
    await page.mouse.wheel(0, 1)
    await expect(current).toHaveText('Scheduling rules')
  })
})
