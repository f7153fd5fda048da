import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { pressByKeys, until } from './keys.ts'

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

test('the keys go on where the button that was pressed is gone', async ({ page }) => {
  const isNowhere = () => page.evaluate(() => document.activeElement === document.body)

  await test.step('the last filter of a list is taken back', async () => {
    await openDemo(page, '/services', { state: 'inactive' })
    const chip = page.getByRole('button', { name: /^Remove the filter / })
    await expect(chip).toBeVisible()
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(chip).toHaveCount(0)
    await expect(page.locator(':focus')).toHaveCount(1)
    await expect(page.getByRole('search').locator(':focus')).toBeVisible()
  })

  await test.step('a list of the day is shown as a whole: the first row that came is next', async () => {
    await openDemo(page)
    const next = page.getByRole('region', { name: /^Up next/ })
    const all = next.getByRole('button', { name: /^Show all / })
    await expect(all).toBeVisible()
    const shown = await next.getByRole('listitem').count()
    await until(page, 'Tab', all, 80)
    await page.keyboard.press('Enter')
    await expect(all).toHaveCount(0)
    await expect(next.getByRole('listitem').nth(shown).locator(':focus')).toBeVisible()
  })

  await test.step('somebody is put on the waiting list, and taken off it again', async () => {
    await openDemo(page, '/appointments', { open: 'waiting' })
    const list = page.getByRole('dialog', { name: 'Waiting list' })
    await expect(list.getByRole('button', { name: 'Add guest' })).toBeVisible()
    await until(page, 'Tab', list.getByRole('button', { name: 'Add guest' }), 5)
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Add to the waiting list' })
    await form.getByRole('combobox', { name: 'Guest' }).fill('Ana')
    await page.keyboard.press('Enter')
    await pressByKeys(page, form.getByRole('button', { name: 'Add to the list' }))
    const entry = list.getByRole('listitem', { name: 'Ana' })
    await expect(entry).toBeVisible()
    await expect(form).toHaveCount(0)
    await expect.poll(isNowhere).toBe(false)
    await expect(list.and(page.locator(':focus, :has(:focus)'))).toBeVisible()
    await pressByKeys(page, entry.getByRole('button', { name: 'Remove from the list' }), 10)
    await pressByKeys(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove from the list' }), 3)
    await expect(entry).toHaveCount(0)
    await expect.poll(isNowhere).toBe(false)
    await expect(list.and(page.locator(':focus, :has(:focus)'))).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  /** What has the focus, where something else lies over its middle or one of its ends. */
  const hidden = (page: Page) =>
    page.evaluate(() => {
      const it = document.activeElement
      if (!it || it === document.body) return null
      const { left, right, top, bottom, width } = it.getBoundingClientRect()
      const isWhole = [left + 4, left + width / 2, right - 4].every((x) => {
        const there = document.elementFromPoint(x, (top + bottom) / 2)
        return there !== null && (it.contains(there) || there.contains(it))
      })
      return isWhole ? null : it.textContent
    })

  test('nothing that has the focus is hidden, neither under a bar nor at the end of a row that scrolls', async ({
    page,
  }) => {
    for (const [path, stops] of [
      ['/', 60],
      ['/appointments/list', 30],
      ['/service-types', 20],
    ] as const) {
      await openDemo(page, path)
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press('Tab')
        expect(await hidden(page)).toBeNull()
      }
    }
  })

  test('a message lies over nothing that has the focus', async ({ page }) => {
    await openDemo(page)
    const arrived = page.getByRole('region', { name: /^Up next/ }).getByRole('button', { name: /^Mark arrived/ })
    await arrived.first().press('Enter')
    const message = page.getByText(/^Marked .* as arrived$/)
    await expect(message).toBeVisible()
    const covered: (string | null)[] = []
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      // It gives way once the page has scrolled to what has the focus now.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      covered.push(await hidden(page))
    }
    await expect(message).toBeVisible()
    expect(covered.filter((it) => it !== null)).toEqual([])
  })
})
