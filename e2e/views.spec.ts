import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { message } from './message.ts'
import type { Locator } from '@playwright/test'

const centre = async (place: Locator): Promise<{ x: number; y: number }> => {
  const box = await place.boundingBox()
  if (!box) throw new Error('The place is not in sight.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a month by mouse and by keys: walk, open, carry to another day, take back', async ({ page }) => {
  await openDemo(page, '/appointments?view=month&date=2026-12-10')
  const grid = page.getByRole('grid', { name: 'December 2026' })
  const day = (date: string) => grid.locator(`[data-date="${date}"]`)
  const chips = (date: string) => day(date).locator('[data-chip]')
  await expect(chips('2026-12-10').first()).toBeVisible()

  await test.step('one tab stop, from which the arrows walk through days and months', async () => {
    await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
    await day('2026-12-10').focus()
    await page.keyboard.press('ArrowDown')
    await expect(day('2026-12-17')).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page.getByRole('grid', { name: 'January 2027' }).locator('[data-date="2027-01-17"]')).toBeFocused()
    await page.keyboard.press('PageUp')
    await expect(day('2026-12-17')).toBeFocused()
    await page.keyboard.press('ArrowUp')
  })

  await test.step('M, an arrow and Enter carry an appointment to the day before; a message takes it back', async () => {
    await page.keyboard.press('Space')
    const chip = chips('2026-12-10').first()
    await expect(chip).toBeFocused()
    const id = await chip.getAttribute('data-chip')
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowLeft')
    await expect(grid.locator('.fd-target')).toHaveAttribute('data-date', '2026-12-09')
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog')
    await expect(question.or(message(page, /Moved .+ to/)).first()).toBeVisible()
    if (await question.isVisible()) await question.getByRole('button', { name: 'Move anyway' }).click()
    await expect(message(page, /Moved .+ to .*9 Dec/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(message(page, /back to the old time/)).toBeVisible()
    await expect(day('2026-12-10').locator(`[data-chip="${id}"]`)).toBeVisible()
  })

  await test.step('the mouse drags it, Escape gives up, and a click opens', async () => {
    const chip = chips('2026-12-10').first()
    await chip.hover()
    const to = await centre(day('2026-12-11'))
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await expect(grid.locator('.fd-target')).toHaveAttribute('data-date', '2026-12-11')
    await page.keyboard.press('Escape')
    await expect(grid.locator('.fd-target')).toHaveCount(0)
    await page.mouse.up()
    await chip.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/open=/)
  })
})

test('an agenda walked with the arrows, a day chosen by its load, and the views by one key each', async ({ page }) => {
  await openDemo(page, '/appointments?view=agenda&date=2026-12-10')
  const list = page.getByRole('region', { name: /10 Dec/ })
  const rows = list.locator('[data-row]')
  await rows.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows.nth(1)).toBeFocused()

  await page.keyboard.press('3')
  await expect(page.getByRole('grid', { name: 'December 2026' })).toBeVisible()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'How busy each day is' }).click()
  await page.getByRole('button', { name: /15 December 2026, \d+\s?% booked/ }).click()
  await expect(page).toHaveURL(/date=2026-12-15/)
  await expect(page.getByRole('button', { name: /15 Dec, How busy each day is/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute('aria-pressed', 'true')
})
