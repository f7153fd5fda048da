import type { Page } from '@playwright/test'
import { walkTo } from './addresses.ts'
import { violations } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

// A window of 1280 px at 400 % (WCAG 1.4.10).
test.use({ viewport: { width: 320, height: 640 }, timezoneId: 'Europe/Madrid' })

const DAY = '2026-11-24'

/**
 * What of a page is cut off at this width: whatever reaches beside the window or makes its frame scroll sideways. Only the
 * grid of times may do that, which has two directions by its nature.
 */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const ofGrid = (element: Element) => element.closest('section:has(> .fd-head)') !== null
    const frames = [...document.querySelectorAll('*')].filter((it) => {
      const may = it === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(it).overflowX)
      return may && it.clientWidth > 1 && it.scrollWidth > it.clientWidth + 1 && !ofGrid(it)
    })
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea')].filter((it) => {
      const { left, right, width: own, height } = it.getBoundingClientRect()
      const isShown = own > 1 && height > 1 && it.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return isShown && (left < -1 || right > width + 1) && !ofGrid(it)
    })
    return [...frames, ...controls].map((it) => `${it.tagName} ${it.className} ${it.textContent.trim().slice(0, 40)}`)
  })

const VIEWS = [
  ['day', { date: DAY }, '[data-event]'],
  ['week', { date: DAY, view: 'week' }, '[data-event]'],
  ['month', { date: DAY, view: 'month' }, '[data-date]'],
  ['agenda', { date: DAY, view: 'agenda' }, '[data-row]'],
  ['booking', { date: DAY, open: 'new' }, '[role=dialog] select'],
  ['find a time', { date: DAY, open: 'find' }, '[role=dialog] select'],
  ['walk-in', { date: DAY, open: 'walk-in' }, '[role=dialog] input[type=radio]'],
] as const

const WITH_AXE: ReadonlySet<string> = new Set(['day', 'booking', 'find a time'])

test('at 320 px nothing of the calendar and its panels is cut off or out of reach', async ({ page }) => {
  test.setTimeout(360_000)
  await openDemo(page, '/settings')
  for (const [name, query, sight] of VIEWS) {
    await test.step(name, async () => {
      await walkTo(page, '/settings')
      await walkTo(page, `/appointments?${new URLSearchParams(query)}`)
      await expect(page.locator(sight).first()).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      // Asked until it holds: columns find their room a moment after the rows have come.
      await expect.soft.poll(() => cutOff(page), { message: name }).toEqual([])
      // Dark colours depend on no width, nor do the cards of the other views: they are looked at elsewhere.
      if (WITH_AXE.has(name)) expect.soft(await violations(page), name).toEqual([])
    })
  }
})

test('the comparison of weeks at 320 px does not scroll the page sideways', async ({ page }) => {
  await openDemo(page, '/weekly-schedules/compare')
  await expect(page.getByRole('table').first()).toBeVisible()
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(beyond)).toBe(0)
})

test('the form of a weekly schedule at 320 px does not scroll the page sideways', async ({ page }) => {
  await openDemo(page, '/weekly-schedules')
  await page.getByRole('main').locator('a.row').first().click()
  const brushes = page.getByRole('group', { name: 'Paint days as' })
  await expect(brushes.getByRole('button', { name: 'Erase' })).toBeVisible()
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(beyond)).toBe(0)
})

test('the head of Today takes a small part of a narrow window', async ({ page }) => {
  await openDemo(page, '/')
  const head = page
    .getByRole('main')
    .locator('header')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(head).toContainText(/ in Madrid · \d\d:\d\d in /)
  // A title, the date and two times, and a row of buttons.
  await expect.poll(async () => (await head.boundingBox())?.height).toBeLessThan(200)
})
