import type { Locator, Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { dragLowerEdge, pointAt, quickLine, takeHold } from './grid.ts'
import { message } from './message.ts'

test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

/** So far ahead that nobody is booked. */
const DAY = '2027-01-20'
const boxOf = async (it: Locator) => {
  const box = await it.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  return box
}
/** Books by the quick line, with Dr. Elena Vidal on that Wednesday. */
const book = async (page: Page, line: string): Promise<void> => {
  const box = await quickLine(page)
  await box.fill(line)
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Wed 20 Jan')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await box.press('Escape')
}
/** Answers the question whether a move may go on, where it is asked, and waits for what came of it. */
const moved = async (page: Page, text: RegExp): Promise<void> => {
  const question = page.getByRole('alertdialog')
  await expect(question.or(message(page, text)).first()).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Move anyway' }).click()
  await expect(message(page, text)).toBeVisible()
}
/** Takes hold of the middle of a card and carries it over a place; the button stays down. */
const carry = async (page: Page, card: Locator, to: { x: number; y: number }): Promise<void> => {
  await takeHold(page, card, 12)
  await page.mouse.move(to.x, to.y, { steps: 5 })
}

test('in a week the mouse lengthens, carries to another day, and carries what lasts days; so do the keys', async ({
  page,
}) => {
  await openDemo(page, '/appointments', { date: DAY })
  await book(page, 'Quentin check-up with elena 20 jan 12:30')
  const card = page.getByRole('button', { name: /^Quentin, \d\d:\d\d/ })
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: 'Column of Dr. Elena Vidal' }).click()
  await page.getByRole('menuitem', { name: 'Week of this calendar' }).click()
  const day = (name: string) => page.getByRole('group', { name, exact: true })
  await expect(day('Wed 20 Jan').getByRole('button', { name: /Quentin/ })).toBeVisible()

  const { pixelsPerMinute } = await pointAt(day('Wed 20 Jan'), '12:30')
  await dragLowerEdge(page, card, 20 * pixelsPerMinute)
  await moved(page, /^Quentin now ends at 13:10/)
  const friday = await boxOf(day('Fri 22 Jan'))
  await carry(page, card, { x: friday.x + friday.width / 2, y: (await boxOf(card)).y + 20 })
  await expect(page.locator('.fd-ghost')).toContainText('Fri 22 Jan')
  await page.mouse.up()
  await moved(page, /^Moved Quentin to Fri 22 Jan/)
  await card.focus()
  await page.keyboard.press('Alt+ArrowLeft')
  await moved(page, /^Moved Quentin to Thu 21 Jan/)
  await expect(day('Thu 21 Jan').getByRole('button', { name: /Quentin/ })).toBeFocused()

  await test.step('a length that was drawn is kept whatever service is chosen', async () => {
    const { x, width } = await boxOf(day('Tue 19 Jan'))
    const { y } = await boxOf(card)
    await page.mouse.move(x + width / 2, y)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + 100, { steps: 5 })
    await page.mouse.up()
    const booking = page.getByRole('dialog', { name: 'New appointment' })
    const length = booking.getByLabel(/^(Length|Duration|Minutes)/).first()
    const drawn = await length.inputValue()
    await booking.getByLabel('Service').selectOption({ index: 2 })
    await expect(booking.getByRole('group', { name: 'Next free times' })).toBeVisible()
    await expect(length).toHaveValue(drawn)
    // Now it lasts a day.
    await length.fill('1440')
    await booking.getByRole('combobox', { name: 'Guest' }).fill('Zelda')
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.or(message(page, /^Booked Zelda for/)).first()).toBeVisible()
    if (await question.isVisible()) await question.getByRole('button', { name: 'Book anyway' }).click()
    await expect(message(page, /^Booked Zelda for/)).toBeVisible()
  })
  await test.step('a bar goes to another day', async () => {
    // The form beside the grid goes, and the days become wider.
    await expect(page.getByRole('dialog', { name: 'New appointment' })).toBeHidden()
    const bar = page.locator('.fd-bar', { hasText: 'Zelda' })
    await bar.hover({ position: { x: 20, y: 8 } })
    const { y } = await boxOf(bar)
    // Quentin has the Thursday.
    const { x, width } = await boxOf(day('Fri 22 Jan'))
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + 8, { steps: 5 })
    await expect(page.locator('.fd-bar-ghost')).toBeVisible()
    await page.mouse.up()
    await moved(page, /^Moved Zelda to Fri 22 Jan/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1100, height: 760 } })

  test('a drag scrolls at the edges; what the service refuses goes back, with the reason', async ({ page }) => {
    // Beside the whole side column the day is wider than its place.
    await page.addInitScript(() => localStorage.setItem('frontdesk-side', ''))
    await openDemo(page, '/appointments', { date: '2026-11-24', faults: '409' })
    const card = page.locator('[data-event].fd-confirmed').first()
    await expect(card).toBeVisible()
    const name = (await card.getAttribute('aria-label')) ?? ''
    const same = page.getByRole('button', { name, exact: true })
    const frame = page.locator('section:has(> .fd-head)')
    const scrolled = () => frame.evaluate(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft])
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
    const box = await boxOf(frame)
    const head = (await boxOf(page.locator('.fd-head'))).height
    const [top = 0, left = 0] = await scrolled()

    await carry(page, same, { x: box.x + box.width / 2, y: box.y + box.height - 8 })
    await expect.poll(async () => (await scrolled())[0]).toBeGreaterThan(top + 60)
    await page.mouse.move(box.x + box.width - 6, box.y + box.height / 2)
    await expect.poll(async () => (await scrolled())[1]).toBeGreaterThan(left + 60)
    const [low = 0, far = 0] = await scrolled()
    await page.mouse.move(box.x + 70, box.y + head + 8)
    await expect.poll(async () => (await scrolled())[0]).toBeLessThan(low - 60)
    await expect.poll(async () => (await scrolled())[1]).toBeLessThan(far - 60)
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(page.locator('.fd-ghost')).toHaveCount(0)
    await expect(frame.getByRole('status')).toHaveText(/stays at the old time\.$/)

    await same.focus()
    await page.keyboard.press('Alt+ArrowDown')
    const question = page.getByRole('alertdialog')
    await expect(question.or(message(page, /stays at the old time/)).first()).toBeVisible()
    // Nothing is said to have happened before it has.
    await expect(page.getByText(/Moved .+ to/)).toHaveCount(0)
    if (await question.isVisible()) await question.getByRole('button', { name: 'Move anyway' }).click()
    await expect(message(page, /stays at the old time\. .*saved first/)).toBeVisible()
    await expect(same).toBeVisible()
    await expect(page.getByText(/Moved .+ to/)).toHaveCount(0)
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 800 } })

  test('a held chip of the month is carried to the next day, and a row of the agenda opens at a tap', async ({
    page,
  }) => {
    await openDemo(page, '/appointments', { date: DAY })
    await book(page, 'Quentin check-up with elena 20 jan 12:30')
    await expect(page.getByRole('button', { name: /^Quentin, 12:30/ })).toBeVisible()
    await page.locator(':focus').blur()
    await page.keyboard.press('3')
    const chip = page.locator(`[data-date="${DAY}"] [data-chip]`).first()
    await expect(chip).toBeVisible()
    const at = await boxOf(chip)
    const next = await boxOf(page.locator('[data-date="2027-01-21"]'))
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    await touch('touchStart', at.x + 20, at.y + 8)
    await expect(page.locator('.fd-target')).toBeVisible()
    for (let step = 1; step <= 4; step += 1) {
      await touch('touchMove', at.x + 20 + ((next.x + 30 - at.x - 20) * step) / 4, at.y + 8)
    }
    await expect(page.locator('.fd-target')).toHaveAttribute('data-date', '2027-01-21')
    await touch('touchEnd')
    await moved(page, /^Moved Quentin to Thu 21 Jan/)
    await page.keyboard.press('4')
    await page.locator('[data-row]', { hasText: 'Quentin' }).tap()
    await expect(page.getByRole('dialog', { name: 'Quentin' })).toBeVisible()
  })
})
