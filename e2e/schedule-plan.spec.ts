import { expect, test } from './fixtures.ts'
import { expectNoViolationInAnyColors } from './axe.ts'
import { DEMO_NOW } from './deployments.ts'
import { pressByKeys, until } from './keys.ts'

test('hours that strand appointments: move one, cancel one, keep the rest, and take everything back', async ({
  page,
}) => {
  // A run keeps its pace by the clock, so the clock goes on.
  await page.clock.install({ time: DEMO_NOW })
  await page.goto('/weekly-schedules?mock=1')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const closes = page.getByLabel('Monday, closes (1)')
  const before = await closes.inputValue()
  await closes.fill('14:00')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const plan = page.getByRole('dialog', { name: /would be outside the hours/ })
  await expect(plan.getByText(/future appointments were checked/)).toBeVisible()
  const rows = plan.getByRole('listitem').filter({ has: page.getByRole('combobox') })
  expect(await rows.count()).toBeGreaterThan(2)
  const when = await rows.first().locator('.what').textContent()
  // By keys: into the first group, on to its next choice, and past it.
  await until(page, 'Tab', rows.first().getByRole('combobox'))
  await page.keyboard.press('ArrowDown')
  await expect(rows.first().locator('option:checked')).toHaveText(/^Move to/)
  await rows.nth(1).getByRole('combobox').selectOption({ label: 'Cancel appointment' })
  await expectNoViolationInAnyColors(page, 'plan', '[role=dialog]')
  const guest = (await rows.nth(1).getByRole('group').locator('legend').textContent()) ?? ''
  await expect(plan.getByRole('status')).toContainText('1 moved · 1 cancelled')
  await expect(plan.getByRole('complementary', { name: 'Call list' }).getByRole('listitem')).toHaveCount(2)
  // What carries the choices out is there already, should the line be gone by now.
  const line = '**/assets/**'
  await page.route(line, (route) => route.abort())
  await pressByKeys(page, plan.getByRole('button', { name: /, move 1, cancel 1$/ }))

  const outcomes = page.getByRole('group', { name: 'Outcome by record' }).getByRole('listitem')
  await expect(outcomes).toHaveCount(3)
  await expect(outcomes.filter({ hasText: 'Done' })).toHaveCount(3)
  await expect(outcomes.nth(2)).toContainText(`Cancel ${guest}`)
  await expect(closes).toHaveValue('14:00')
  await page.unroute(line)

  await page.getByRole('button', { name: /^Undo \d+ changes?$/ }).click()
  await expect(outcomes).toHaveCount(3)
  await expect(page.getByRole('heading', { name: /^Undo/ })).toBeVisible()
  await expect(outcomes.filter({ hasText: 'Done' })).toHaveCount(3)
  await expect(closes).toHaveValue(before)

  // Read back: the same change strands the same appointments again, the one that was moved and the one booked again too.
  await closes.fill('14:00')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows.first().locator('.what')).toHaveText(when ?? '')
  await expect(rows.nth(1).locator('legend')).toHaveText(guest)
  // On a phone nothing of a row reaches beside the window.
  await page.setViewportSize({ width: 390, height: 844 })
  const beside = () =>
    rows.evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().right > innerWidth).length)
  await expect.poll(beside).toBe(0)
  await plan.getByRole('button', { name: 'Back to editing' }).click()
  await expect(plan).toBeHidden()
})
