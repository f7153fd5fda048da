import type { Locator, Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { clickAt, columnOf, quickLine, takeHold } from './grid.ts'
import { message } from './message.ts'

test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

/** A Wednesday so far ahead that nobody is booked. */
const DAY = '2027-01-20'
const cardOf = (within: Page | Locator) => within.getByRole('button', { name: /^Quentin, \d\d:\d\d/ })
const boxOf = async (it: Locator) => {
  const box = await it.boundingBox()
  if (!box) throw new Error('It is not in sight.')
  return box
}
/** Answers the question that may come before a write, and waits for what came of it. */
const settled = async (page: Page, answer: string, text: RegExp): Promise<void> => {
  const question = page.getByRole('alertdialog')
  await expect(question.or(message(page, text)).first()).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: answer }).click()
  await expect(message(page, text)).toBeVisible()
}
/** Books by the quick line, with Dr. Elena Vidal on that Wednesday. */
const book = async (page: Page, time: string): Promise<void> => {
  const line = await quickLine(page)
  await line.fill(`Quentin check-up with elena 20 jan ${time}`)
  await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText(`Wed 20 Jan, ${time}`)
  await line.press('Enter')
  await settled(page, 'Book anyway', /^Booked Quentin for/)
  await expect(line).toHaveValue('')
  await line.press('Escape')
}
const intoSight = (card: Locator) => card.evaluate((it) => it.scrollIntoView({ block: 'center', inline: 'nearest' }))
/** Takes hold of a card near its top, once it stands still; the button stays down. Answers where. */
const hold = async (page: Page, card: Locator): Promise<{ x: number; y: number }> => {
  await intoSight(card)
  return takeHold(page, card, 5)
}
const middleOf = async (column: Locator): Promise<number> => {
  const { x, width } = await boxOf(column)
  return x + width / 2
}

test('what is dropped across midnight stands in both days, in the day and in the week', async ({ page }) => {
  await openDemo(page, '/appointments', { date: DAY })
  await book(page, '23:00')
  const elena = columnOf(page, 'Dr. Elena Vidal')
  const hour = await elena.evaluate((it) => Number.parseFloat(getComputedStyle(it).getPropertyValue('--fd-hour')))
  const { x, y } = await hold(page, cardOf(elena))
  await page.mouse.move(x, y + (50 / 60) * hour, { steps: 6 })
  await expect(page.locator('.fd-ghost')).toContainText(/23:5\d.*00:1\d/)
  await page.mouse.up()
  await settled(page, 'Move anyway', /^Moved Quentin to Wed 20 Jan,? 23:5\d\D+Thu 21 Jan,? 00:1\d/)
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/date=2027-01-21/)
  await expect(cardOf(elena)).toBeVisible()

  await page.getByRole('button', { name: 'Column of Dr. Elena Vidal' }).click()
  await page.getByRole('menuitem', { name: 'Week of this calendar' }).click()
  const day = (name: string) => columnOf(page, name)
  await expect(cardOf(day('Wed 20 Jan'))).toHaveCount(1)
  const tail = cardOf(day('Thu 21 Jan'))
  const held = await hold(page, tail)
  await page.mouse.move(await middleOf(day('Fri 22 Jan')), held.y, { steps: 6 })
  await page.mouse.up()
  await settled(page, 'Move anyway', /^Moved Quentin to Thu 21 Jan,? 23:5\d\D+Fri 22 Jan,? 00:1\d/)
  await expect(cardOf(day('Wed 20 Jan'))).toHaveCount(0)
  await expect(cardOf(day('Thu 21 Jan'))).toHaveCount(1)
  await expect(cardOf(day('Fri 22 Jan'))).toHaveCount(1)
})

test.describe('a week of several calendars', () => {
  test.use({ viewport: { width: 3000, height: 1300 } })

  test('the mouse carries to another person on another day, and a click on an empty place books there', async ({
    page,
  }) => {
    await openDemo(page, '/appointments', { date: DAY, view: 'week', several: 'day' })
    await book(page, '12:30')
    const from = columnOf(page, 'Dr. Elena Vidal, Wed 20 Jan')
    const to = columnOf(page, 'Dr. Ingrid Solberg, Thu 21 Jan')
    const { y } = await hold(page, cardOf(from))
    await page.mouse.move(await middleOf(to), y, { steps: 6 })
    await expect(page.locator('.fd-ghost')).toContainText('Dr. Ingrid Solberg')
    await page.mouse.up()
    await settled(page, 'Move anyway', /^Moved Quentin to Thu 21 Jan.* with Dr\. Ingrid Solberg/)
    await expect(cardOf(to)).toBeVisible()
    await expect(cardOf(from)).toHaveCount(0)

    await clickAt(page, columnOf(page, 'Dr. Elena Vidal, Fri 22 Jan'), '12:00')
    const form = page.getByRole('dialog', { name: 'New appointment' })
    await expect(form.getByLabel('Date and time')).toHaveValue('22/01/2027, 12:00')
    await expect(form.getByLabel('With').getByRole('option', { selected: true })).toHaveText('Dr. Elena Vidal')
  })
})

test.describe('where the columns do not fit', () => {
  test.use({ viewport: { width: 940, height: 1300 } })

  test('what is carried back over a pinned column is seen on it, and dropped there', async ({ page }) => {
    await openDemo(page, '/appointments', { date: DAY })
    await book(page, '12:30')
    await page.getByRole('button', { name: 'Column of Dr. Ingrid Solberg' }).click()
    await page.getByRole('menuitem', { name: 'Pin at the start' }).click()
    const [pinned, elena] = [columnOf(page, 'Dr. Ingrid Solberg'), columnOf(page, 'Dr. Elena Vidal')]
    await expect(page.getByRole('button', { name: /^Column of / }).first()).toHaveAccessibleName(/Ingrid Solberg$/)
    const frame = page.locator('section:has(> .fd-head)')
    // Aisha Benali, who stands between them, is scrolled under the pinned column.
    const edge = await boxOf(pinned)
    const far = (await boxOf(elena)).x - edge.x - edge.width - 10
    await frame.evaluate((it, by) => it.scrollBy({ left: by, behavior: 'instant' }), far)
    const { y } = await hold(page, cardOf(elena))
    expect(await frame.evaluate((it) => it.scrollLeft)).toBeGreaterThan(20)
    const to = await boxOf(pinned)
    await page.mouse.move(to.x + to.width / 2, y, { steps: 6 })
    const ghost = pinned.locator('.fd-ghost')
    await expect(ghost).toContainText('Dr. Ingrid Solberg')
    const seen = await boxOf(ghost)
    expect(seen.x).toBeGreaterThanOrEqual(to.x - 1)
    expect(seen.x + seen.width).toBeLessThanOrEqual(to.x + to.width + 1)
    // Nothing that was scrolled under the pinned column lies over it.
    const isOnTop = await ghost.evaluate((it) => {
      it.style.pointerEvents = 'auto'
      const { left, top, width, height } = it.getBoundingClientRect()
      return it.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
    await page.mouse.up()
    await settled(page, 'Move anyway', /^Moved Quentin to .* with Dr\. Ingrid Solberg/)
    await expect(cardOf(pinned)).toBeVisible()
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 1100 } })

  test('a held card is carried to another person in the day, and to another day in the week', async ({ page }) => {
    await openDemo(page, '/appointments', { date: DAY })
    await book(page, '12:30')
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    /** Holds a card until it is picked up, and carries it to the middle of a column. */
    const drag = async (card: Locator, column: Locator, words: string) => {
      await intoSight(card)
      await card.hover({ position: { x: 5, y: 5 } })
      const from = await boxOf(card)
      const to = await boxOf(column)
      const [x, y] = [from.x + from.width / 2, from.y + 5]
      const way = to.x + to.width / 2 - x
      await touch('touchStart', x, y)
      await expect(page.locator('.fd-ghost')).toBeVisible()
      for (let step = 1; step <= 5; step += 1) await touch('touchMove', x + (way * step) / 5, y)
      await expect(page.locator('.fd-ghost')).toContainText(words)
      await touch('touchEnd')
    }
    const [elena, next] = [columnOf(page, 'Dr. Elena Vidal'), columnOf(page, 'Dr. Ingrid Solberg')]
    await drag(cardOf(elena), next, 'Dr. Ingrid Solberg')
    await settled(page, 'Move anyway', /^Moved Quentin to .* with Dr\. Ingrid Solberg/)
    await expect(cardOf(next)).toBeVisible()

    await page.getByRole('button', { name: 'Column of Dr. Ingrid Solberg' }).click()
    await page.getByRole('menuitem', { name: 'Week of this calendar' }).click()
    const [wednesday, thursday] = [columnOf(page, 'Wed 20 Jan'), columnOf(page, 'Thu 21 Jan')]
    await expect(cardOf(wednesday)).toBeVisible()
    await drag(cardOf(wednesday), thursday, 'Thu 21 Jan')
    await settled(page, 'Move anyway', /^Moved Quentin to Thu 21 Jan/)
    await expect(cardOf(thursday)).toBeVisible()
  })
})

test('who answers no to the question of a move by keys hears that it was put back', async ({ page }) => {
  await openDemo(page, '/appointments', { date: DAY })
  await book(page, '12:30')
  const card = cardOf(columnOf(page, 'Dr. Elena Vidal'))
  await card.focus()
  await page.keyboard.press('m')
  // Ingrid Solberg does not offer check-ups.
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: /^Move Quentin to .* anyway\?$/ })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(message(page, /^Quentin stays at the old time\.$/)).toBeVisible()
  await expect(card).toBeFocused()
})
