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
