import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { DEMO_NOW, openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { pressByKeys, until } from './keys.ts'

const DAY = 1440
const hour = (hours: number) => hours * 60

/** Opens a new schedule, closed all week, with all hours of the day in sight. */
const openNew = async (page: Page): Promise<Locator> => {
  await page.setViewportSize({ width: 1440, height: 1500 })
  await openDemo(page, '/weekly-schedules')
  await page.getByRole('link', { name: 'New weekly schedule' }).first().click()
  const grid = page.getByRole('application', { name: 'Painted week' })
  await page.getByRole('button', { name: 'All 24 hours' }).click()
  await grid.scrollIntoViewIfNeeded()
  return grid
}

/** The point of a minute in the column of a day; 0 is Monday. */
const pointOf = async (grid: Locator, day: number, minute: number) => {
  const box = await grid.locator(`[data-day="${day}"]`).boundingBox()
  if (!box) throw new Error('the column is on the page')
  return { x: box.x + box.width / 2, y: box.y + (minute / DAY) * box.height }
}

type Place = readonly [day: number, minute: number]

const drag = async (grid: Locator, from: Place, to: Place) => {
  const mouse = grid.page().mouse
  const [start, end] = [await pointOf(grid, ...from), await pointOf(grid, ...to)]
  await mouse.move(start.x, start.y)
  await mouse.down()
  await mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2)
  await mouse.move(end.x, end.y)
}

const expectRows = async (page: Page, day: string, times: readonly string[]) => {
  const inputs = page.getByRole('group', { name: day, exact: true }).getByRole('textbox')
  await expect(inputs).toHaveCount(times.length)
  for (const [place, time] of times.entries()) await expect(inputs.nth(place)).toHaveValue(time)
}

test('a week is painted, closed, pulled over midnight, taken back, saved and read back', async ({ page }) => {
  const grid = await openNew(page)
  const { mouse, keyboard } = page

  await drag(grid, [0, hour(9) + 2], [4, hour(17) - 2])
  await expect(grid.getByText('Open Mon to Fri 09:00–17:00')).toBeVisible()
  await mouse.up()
  await expectRows(page, 'Monday', ['09:00', '17:00'])
  await expectRows(page, 'Friday', ['09:00', '17:00'])
  await expect(page.getByText('40 hrs per week')).toBeVisible()

  await drag(grid, [1, hour(13) + 2], [1, hour(14) - 2])
  await mouse.up()
  await expectRows(page, 'Tuesday', ['09:00', '13:00', '14:00', '17:00'])

  // Escape takes a drag back, and so does the history.
  await drag(grid, [2, hour(10)], [2, hour(12)])
  await keyboard.press('Escape')
  await mouse.up()
  await expectRows(page, 'Wednesday', ['09:00', '17:00'])
  await page.getByRole('button', { name: /^Undo: Closed Tuesday/ }).click()
  await expectRows(page, 'Tuesday', ['09:00', '17:00'])
  await page.getByRole('button', { name: /^Redo: / }).click()

  // An edge, with Alt to five minutes.
  const edge = await pointOf(grid, 3, hour(17))
  await mouse.move(edge.x, edge.y - 3)
  await mouse.down()
  await keyboard.down('Alt')
  const target = await pointOf(grid, 3, hour(18) + 10)
  await mouse.move(target.x, target.y - 10)
  await mouse.move(target.x, target.y)
  await mouse.up()
  await keyboard.up('Alt')
  await expectRows(page, 'Thursday', ['09:00', '18:10'])

  // A night: painted to midnight, its end pulled into the next morning.
  await drag(grid, [5, hour(22) + 2], [5, hour(24) - 1])
  await mouse.up()
  await expectRows(page, 'Saturday', ['22:00', '24:00'])
  const midnight = await pointOf(grid, 5, hour(24))
  await mouse.move(midnight.x, midnight.y - 3)
  await mouse.down()
  const morning = await pointOf(grid, 6, hour(6))
  await mouse.move(morning.x - 5, morning.y + 20)
  await mouse.move(morning.x, morning.y)
  await mouse.up()
  await expectRows(page, 'Saturday', ['22:00', '06:00'])
  await expectRows(page, 'Sunday', [])
  await expect(grid.locator('.open').getByText('22:00', { exact: true })).toHaveCount(1)

  await page.getByLabel('Name *').fill('Painted')
  await page.getByRole('button', { name: 'Create schedule' }).click()
  await expect(page.getByText('Is required', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Person or resource', exact: true }).fill('telehealth')
  await page.getByRole('option', { name: /Telehealth booth/ }).click()
  await page.getByRole('button', { name: 'Create schedule' }).click()
  await expect(page.getByText('Saved “Painted”')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Painted', level: 1 })).toBeVisible()
  await expectRows(page, 'Tuesday', ['09:00', '13:00', '14:00', '17:00'])
  await expectRows(page, 'Saturday', ['22:00', '06:00'])
})

test('rows and grid are one: typed times are drawn, keys paint, a day is copied', async ({ page }) => {
  const grid = await openNew(page)
  await page.getByRole('button', { name: 'Add hours: Monday' }).click()
  await page.getByLabel('Monday, opens (1)').fill('930')
  await page.getByLabel('Monday, closes (1)').fill('9pm')
  await page.keyboard.press('Tab')
  await expect(grid.locator('[data-day="0"] .open')).toContainText('09:30')
  await expect(grid.locator('[data-day="0"] .open')).toContainText('21:00')

  await grid.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Enter')
  await expectRows(page, 'Monday', ['00:00', '00:30', '09:30', '21:00'])
  await expectRows(page, 'Tuesday', ['00:00', '00:30'])
  await page.keyboard.press('Control+z')
  await expectRows(page, 'Tuesday', [])

  await page.getByRole('button', { name: 'Copy Monday to other days' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'All days' }).click()
  await dialog.getByRole('button', { name: 'Copy the day' }).click()
  await expectRows(page, 'Sunday', ['09:30', '21:00'])
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy Monday to other days' })).toBeFocused()
})

test('the week goes to other calendars in one visible run that can be taken back', async ({ page }) => {
  await openNew(page)
  // A run is paced by the clock, which stands still otherwise.
  await page.clock.setSystemTime(DEMO_NOW)
  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Use “Mornings”' }).click()
  await page.getByRole('button', { name: 'Copy to calendars' }).click()
  const dialog = page.getByRole('dialog')
  const boxes = dialog.getByRole('checkbox')
  await until(page, 'Tab', boxes.nth(0))
  await page.keyboard.press('Space')
  await boxes.nth(1).check()
  await expect(dialog.getByRole('combobox')).toHaveCount(2)
  await dialog.getByRole('combobox').nth(1).selectOption('')
  await pressByKeys(page, dialog.getByRole('button', { name: 'Copy the week' }))
  // Mornings leave appointments of the first calendar outside its hours: that is asked about before anything is written.
  const plan = page.getByRole('dialog', { name: /would be outside the hours$/ })
  await plan.getByRole('button', { name: 'Copy the week to 2 calendars, keep all' }).press('Enter')
  const run = page.getByRole('region', { name: 'Copy the week to 2 calendars' })
  await expect(run.getByText('2 done').first()).toBeVisible()
  await run.getByRole('button', { name: 'Undo 2 changes' }).click()
  await expect(page.getByRole('region', { name: 'Undo the copied week' }).getByText('2 done').first()).toBeVisible()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })

  test('a finger that rests paints, one that does not scrolls', async ({ page }) => {
    const grid = await openNew(page)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    const [from, to] = [await pointOf(grid, 2, hour(10) + 2), await pointOf(grid, 2, hour(12) - 2)]

    const before = await page.evaluate(() => scrollY)
    // What the finger has scrolled moves on after it, and hours are where they are once that has ended.
    const end = await page.evaluateHandle(() => ({
      reached: new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true })),
    }))
    await send('touchStart', from)
    await send('touchMove', { x: from.x, y: from.y + 30 })
    await send('touchMove', to)
    await send('touchEnd')
    await expectRows(page, 'Wednesday', [])
    await end.evaluate(({ reached }) => reached.then(() => undefined))
    expect(await page.evaluate(() => scrollY)).toBeLessThan(before)

    const [down, up] = [await pointOf(grid, 2, hour(10) + 2), await pointOf(grid, 2, hour(12) - 2)]
    await send('touchStart', down)
    await expect(grid).toHaveAttribute('data-dragging', 'open')
    await send('touchMove', { x: down.x, y: down.y + 20 })
    await send('touchMove', up)
    await send('touchEnd')
    await expectRows(page, 'Wednesday', ['10:00', '12:00'])
  })
})

test('the dialogs of the editor have no violation that axe knows, in either scheme of colours', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openNew(page)
  for (const name of ['Templates', 'Copy to calendars', 'Copy Monday to other days']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveCSS('opacity', '1')
    // What stands behind a dialog is out of reach; the page itself is looked at with all the others.
    await expectNoViolation(page, name, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
