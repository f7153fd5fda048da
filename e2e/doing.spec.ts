import type { Locator, Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { message } from './message.ts'

/** A working day of the demo, a few days after its now. */
const DAY = '2026-11-24'

// High enough that the whole working day is in sight.
test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

const openDay = async (page: Page): Promise<Locator> => {
  await openDemo(page, '/appointments', { date: DAY })
  const card = page.locator('[data-event].fd-confirmed').first()
  await expect(card).toBeVisible()
  return card
}
const spoken = (page: Page) => page.locator('output.fd-unseen')
const boxOf = async (it: Locator) => {
  const box = await it.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  return box
}

test('the lens shows where an appointment fits, and a new time is chosen on another day', async ({ page }) => {
  const card = await openDay(page)
  const name = (await card.getAttribute('aria-label')) ?? ''
  await card.focus()
  await page.keyboard.press('m')
  await expect(page.locator('.fd-lens-fits').first()).toBeAttached()
  await expect(page.locator('.fd-lens').getByText('Doesn’t offer this service').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(spoken(page)).toHaveText(/\. Fits here\.$/)
  await page.keyboard.press('Escape')
  await expect(page.locator('.fd-lens')).toHaveCount(0)
  await expect(card).toHaveAccessibleName(name)

  await card.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Reschedule', exact: true }).click()
  const strip = page.getByText(/^Choose a new time for .+ · Esc to cancel$/)
  await expect(strip).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/date=2026-11-25/)
  await expect(strip).toBeVisible()
  const place = page.locator('[data-slot]')
  // Until the day is loaded nobody knows where it fits, and the press says so.
  await expect(async () => {
    await place.press('f')
    await expect(place).toHaveAccessibleName(/\. Fits here\.$/, { timeout: 1000 })
  }).toPass()
  await expect(page.locator('.fd-ghost')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(message(page, /Moved .+ to /)).toBeVisible()
  await expect(strip).toHaveCount(0)
  await expect(page.locator('.fd-lens')).toHaveCount(0)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(message(page, /back to the old time/)).toBeVisible()
})

test('Esc stops choosing, also from beside the grid', async ({ page }) => {
  const card = await openDay(page)
  await card.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reschedule', exact: true }).click()
  const strip = page.getByText(/^Choose a new time for /)
  await expect(strip).toBeVisible()
  await page.getByRole('button', { name: 'Next day' }).focus()
  await page.keyboard.press('Escape')
  await expect(strip).toHaveCount(0)
  await expect(page).not.toHaveURL(/reschedule/)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 800 } })

  test('a new time is chosen without a word of a key that a finger has not', async ({ page }) => {
    const card = await openDay(page)
    await card.tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Reschedule', exact: true }).tap()
    const strip = page.getByText(/^Choose a new time for /)
    await expect(strip).toBeVisible()
    await expect(strip).not.toContainText('Esc')
    await page.getByRole('button', { name: 'Stop', exact: true }).tap()
    await expect(strip).toHaveCount(0)
  })

  test('a swipe scrolls, and a held card is carried to where it fits', async ({ page }) => {
    const card = await openDay(page)
    await card.scrollIntoViewIfNeeded()
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const frame = page.locator('section:has(> .fd-head)')
    const scrolled = () => frame.evaluate((element) => element.scrollTop)
    const name = (await card.getAttribute('aria-label')) ?? ''

    const first = await boxOf(card)
    const before = await scrolled()
    const x = first.x + first.width / 2
    await touch('touchStart', x, first.y + 5)
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', x, first.y + 5 - step * 15)
    await touch('touchEnd')
    await expect.poll(scrolled).toBeGreaterThan(before + 40)
    await expect(page.locator('.fd-ghost')).toHaveCount(0)
    await expect(card).toHaveAccessibleName(name)

    // A swipe runs on for a while.
    let last = -1
    await expect.poll(async () => last === (last = await scrolled())).toBe(true)
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const at = await boxOf(card)
    await touch('touchStart', x, at.y + 5)
    await expect(page.locator('.fd-ghost')).toBeVisible()
    const fits = page.locator('.fd-col', { has: card }).locator('.fd-lens-fits')
    const places = await fits.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()))
    // Away from the edges, near to which the grid scrolls by itself.
    const { y: top, height } = await boxOf(frame)
    const highest = top + (await boxOf(page.locator('.fd-head'))).height + 60
    const clear = places.flatMap((place: { top: number; bottom: number }) => {
      const [least, most] = [Math.max(place.top, highest), Math.min(place.bottom - at.height, top + height - 60)]
      return least < most ? [least, most] : []
    })
    const there = clear.find((y) => Math.abs(y - at.y) > 20)
    if (there === undefined) throw new Error('There is another place for it in sight.')
    const still = await scrolled()
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', x, at.y + 5 + ((there - at.y + 6) * step) / 6)
    }
    expect(await scrolled()).toBe(still)
    await touch('touchEnd')
    await expect(message(page, /Moved .+ to /)).toBeVisible()
  })
})
