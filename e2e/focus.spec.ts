import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const focused = () => document.activeElement?.closest('[data-column]')?.getAttribute('data-column')

test('after cancelling the focus is where the appointment was', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-23')
  const card = page.getByRole('button', { name: /, Confirmed, until / }).first()
  await card.focus()
  const column = await page.evaluate(focused)
  expect(column).toBeTruthy()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: false }).first().click()
  const question = page.getByRole('dialog', { name: /^Cancel / })
  await question.getByRole('button', { name: 'Cancel appointment' }).click()
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(focused)).toBe(column)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => page.evaluate(focused)).toBe(column)
})

test('keys walk to columns that were too far to be painted', async ({ page }) => {
  await openDemo(page, '/appointments', { date: '2026-11-23', view: 'week', several: 'day' })
  const columns = page.locator('.fd-col')
  await expect(columns.nth(27)).toHaveCSS('clip-path', 'inset(50%)')
  await page
    .getByRole('button', { name: /, Confirmed, until / })
    .first()
    .focus()
  const place = () => [...document.querySelectorAll('.fd-col')].findIndex((it) => it.contains(document.activeElement))
  const from = await page.evaluate(place)
  for (let step = from; step < 27; step++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.evaluate(place)).toBe(27)
  await expect(page.locator(':focus')).toBeInViewport()
  await expect(columns.nth(27)).toHaveCSS('clip-path', 'inset(0px)')
  await expect(columns.first()).toHaveCSS('clip-path', 'inset(50%)')
  // The grid is one stop of the Tab key, and that is where somebody was.
  await page.keyboard.press('Shift+Tab')
  await expect.poll(() => page.evaluate(place)).toBe(-1)
  await page.keyboard.press('Tab')
  await expect.poll(() => page.evaluate(place)).toBe(27)
  await expect(page.getByRole('group', { name: /, Mon 23 Nov$/ }).first()).toBeAttached()
})
