import { expect, type Locator, type Page } from '@playwright/test'

const minutesOf = (wall: string): number => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3))

/** The column of a calendar in the day view. */
export const columnOf = (page: Page, calendar: string): Locator =>
  page.getByRole('group', { name: calendar, exact: true })

/** The card whose spoken name begins with a name, and has a time after it. */
export const cardOf = (page: Page, time: string, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^(?=.*, ${time}[ ,])${name}`) })

/**
 * Where a minute of the day stands in a column, in pixels of the window, scrolled to if it is out of sight: a day begins at an
 * hour that depends on the real clock. Runs in the page, so it knows nothing else.
 */
export const placeOf = (column: Element, minute: number): { x: number; y: number; pixelsPerMinute: number } => {
  const measure = () => {
    const hours = [...document.querySelectorAll('.fd-axis span')]
    const { left, top, width, height } = column.getBoundingClientRect()
    const first = Number(hours[0]?.textContent?.slice(0, 2)) * 60
    const pixelsPerMinute = height / (hours.length * 60)
    return { x: left + width / 2, y: top + (minute - first) * pixelsPerMinute, pixelsPerMinute }
  }
  const frame = column.parentElement?.parentElement
  const head = frame?.querySelector('.fd-head')?.getBoundingClientRect().bottom ?? 0
  const foot = Math.min(frame?.getBoundingClientRect().bottom ?? 0, window.innerHeight)
  const { y } = measure()
  if (frame && (y < head || y > foot - 20)) frame.scrollTop += y - (head + foot) / 2
  return measure()
}

/** Where a wall-clock time stands in a column, in pixels of the window, once its day is read and the grid stands still. */
export const pointAt = async (
  column: Locator,
  wall: string,
): Promise<{ x: number; y: number; pixelsPerMinute: number }> => {
  await expect(column.getByText('Loading…', { exact: true })).toHaveCount(0)
  let before = { x: Number.NaN, y: Number.NaN, pixelsPerMinute: Number.NaN }
  await expect(async () => {
    const now = await column.evaluate(placeOf, minutesOf(wall))
    const isStill = now.x === before.x && now.y === before.y
    before = now
    expect(isStill, 'the grid stands still').toBe(true)
  }).toPass({ intervals: [50] })
  return before
}

/** Chooses what to make from the menu of the calendar. */
export const make = async (page: Page, what: string): Promise<void> => {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

/** The line of quick booking, which is folded into a button where the window is narrow. */
export const quickLine = async (page: Page): Promise<Locator> => {
  const line = page.getByRole('combobox', { name: 'Quick booking' })
  const button = page.getByRole('button', { name: 'Quick booking', exact: true })
  await expect(line.or(button).first()).toBeVisible()
  if (!(await line.isVisible())) await button.click()
  return line
}

/** Opens the month of the calendar and types a date. */
export const goToDate = async (page: Page, date: string): Promise<void> => {
  await page.getByRole('button', { name: 'How busy each day is' }).click()
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.keyboard.press('Escape')
}

/**
 * Where a time stands in a column once it stands still: what is being read may still change the hours that are drawn, and
 * what stands above the grid, its place.
 */
const stillPointAt = async (page: Page, column: Locator, wall: string): Promise<{ x: number; y: number }> => {
  await expect(column).toBeVisible()
  await expect(page.locator('.fd-unknown')).toHaveCount(0)
  let last = ''
  await expect.poll(async () => last === (last = JSON.stringify(await pointAt(column, wall)))).toBe(true)
  return JSON.parse(last)
}

/** Clicks an empty place of a column, a little below the line of its time. */
export const clickAt = async (page: Page, column: Locator, wall: string): Promise<void> => {
  const { x, y } = await stillPointAt(page, column, wall)
  await page.mouse.click(x, y + 3)
}

/**
 * Takes hold of a card once it stands still, so many pixels below its upper edge (of a low card: in its upper third), or
 * with a minus above its lower edge.
 */
export const takeHold = async (page: Page, card: Locator, inward: number): Promise<{ x: number; y: number }> => {
  // Playwright counts a position from within the border.
  const { place, border } = await card.evaluate((it, by) => {
    const { width, height } = it.getBoundingClientRect()
    const [left, top] = [it.clientLeft, it.clientTop]
    const y = by < 0 ? height + by : Math.min(by, height / 3)
    return { place: { x: width / 2 - left, y: Math.max(0, y - top) }, border: { left, top } }
  }, inward)
  await card.hover({ position: place })
  const box = await card.boundingBox()
  if (!box) throw new Error('The card is not in sight.')
  await page.mouse.down()
  return { x: box.x + border.left + place.x, y: box.y + border.top + place.y }
}

/** Carries what is held downwards by some pixels, as a hand does: several moves, then up. */
const carryDown = async (page: Page, { x, y }: { x: number; y: number }, by: number): Promise<void> => {
  await page.mouse.move(x, y + by / 2, { steps: 5 })
  await page.mouse.move(x, y + by, { steps: 5 })
  await page.mouse.up()
}

/** Drags a card to a later time of its column. */
export const dragDown = async (page: Page, card: Locator, pixels: number): Promise<void> => {
  await carryDown(page, await takeHold(page, card, 6), pixels)
}

/** Drags the lower edge of a card to a later time. */
export const dragLowerEdge = async (page: Page, card: Locator, pixels: number): Promise<void> => {
  await carryDown(page, await takeHold(page, card, -1), pixels)
}
