import type { Locator, Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { clickAt, columnOf } from './grid.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

/** What a task may cost at most; what is left out is not limited. */
interface Limit {
  keys?: number
  clicks?: number
}

/** A hand that counts: every key that goes down, each letter of what is typed, and every click. */
class Hand {
  keys = 0
  clicks = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(key: string, times = 1): Promise<void> {
    for (let press = 0; press < times; press++) {
      this.keys++
      // oxlint-disable-next-line no-await-in-loop -- One press after another.
      await this.#page.keyboard.press(key)
    }
  }

  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.#page.keyboard.type(text)
  }

  async click(target: Locator): Promise<void> {
    this.clicks++
    await target.click()
  }

  async clickAt(column: Locator, wall: string): Promise<void> {
    this.clicks++
    await clickAt(this.#page, column, wall)
  }

  /** Goes on with Tab until something has the focus; answers how many times. What is asked for next may come with the key. */
  async tabTo(target: Locator, most: number): Promise<number> {
    for (let tabs = 1; tabs <= most; tabs++) {
      // oxlint-disable-next-line no-await-in-loop -- One press after another.
      await this.press('Tab')
      // oxlint-disable-next-line no-await-in-loop -- See above.
      if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return tabs
    }
    await expect(target, `in reach of ${most} times Tab`).toBeFocused()
    return most
  }
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const said = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)

/** Shows a day of the calendar whose cards and hours are there. */
const openDay = async (page: Page, date = '2026-11-18'): Promise<void> => {
  await openDemo(page, '/appointments', { date })
  // First the columns: before they are drawn, there is nothing unknown either.
  await expect(columnOf(page, 'Dr. Elena Vidal')).toBeVisible()
  await expect(page.locator('.fd-unknown')).toHaveCount(0)
}

/** Runs a task with a hand that counts, prints what it took, and holds it to its limit. */
const counted = (name: string, limit: Limit, task: (page: Page, hand: Hand) => Promise<void>): void => {
  test(name, async ({ page }) => {
    const hand = new Hand(page)
    await task(page, hand)
    const { keys, clicks } = hand
    const most = [limit.keys ?? '–', limit.clicks ?? '–'].join(' + ')
    // The table that the run prints.
    console.log(`| ${name} | ${keys} | ${clicks} | ${most} |`)
    test.info().annotations.push({ type: 'count', description: `${keys} keys, ${clicks} clicks` })
    expect(keys, 'keys').toBeLessThanOrEqual(limit.keys ?? Number.POSITIVE_INFINITY)
    expect(clicks, 'clicks').toBeLessThanOrEqual(limit.clicks ?? Number.POSITIVE_INFINITY)
  })
}

counted('known guest, by the form', { keys: 14, clicks: 2 }, async (page, hand) => {
  await openDay(page)
  await hand.press('n')
  const form = dialog(page, 'New appointment')
  await expect(form.getByRole('combobox', { name: 'Guest' })).toBeFocused()
  await hand.type('ines lop')
  await expect(page.getByRole('option', { name: /^Inés López.*555 248/ })).toBeVisible()
  await hand.press('ArrowDown')
  await hand.press('Enter')
  await expect(form.getByRole('button', { name: /^As last time/ })).toBeFocused()
  await hand.press('Enter')
  await hand.click(form.getByRole('group', { name: 'Next free times' }).getByRole('button', { pressed: false }).first())
  await hand.click(form.getByRole('button', { name: 'Book', exact: true }))
  await expect(said(page, /^Booked Inés López for/)).toBeVisible()
})

counted('known guest, by the quick line', { keys: 34, clicks: 0 }, async (page, hand) => {
  await openDay(page)
  await hand.press('q')
  await expect(page.getByRole('combobox', { name: 'Quick booking' })).toBeFocused()
  await hand.type('ines medina check-up 20 jan 12')
  await expect(page.getByRole('option', { selected: true })).toContainText(/Inés Medina.*Wed 20 Jan.*12:00.*Free/)
  await hand.press('Enter')
  await expect(said(page, /^Booked Inés Medina for Wed 20 Jan/)).toBeVisible()
})

counted('new guest from a free time', { keys: 40, clicks: 1 }, async (page, hand) => {
  await openDay(page)
  await hand.clickAt(columnOf(page, 'Dr. Elena Vidal'), '12:00')
  const form = dialog(page, 'New appointment')
  await expect(form.getByRole('combobox', { name: 'Guest' })).toBeFocused()
  await hand.type('Kim Lund')
  const toPhone = await hand.tabTo(form.getByLabel('Phone'), 1)
  await hand.type('600123456')
  const toEmail = await hand.tabTo(form.getByLabel('Email'), 1)
  await hand.type('kim@lund.no')
  const toService = await hand.tabTo(form.getByLabel('Service'), 6)
  await hand.type('check')
  await expect(form.getByLabel('Service').getByRole('option', { selected: true })).toContainText('Check-up')
  const toLength = await hand.tabTo(form.getByLabel('Length'), 1)
  await hand.press('Enter')
  await expect(said(page, /^Booked Kim Lund for/)).toBeVisible()
  expect(
    toPhone + toEmail + toService + toLength,
    'Tabs from the first field to where Enter books',
  ).toBeLessThanOrEqual(6)
})

counted('a caller is looked up', { keys: 12, clicks: 0 }, async (page, hand) => {
  await openDay(page)
  await hand.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await hand.type('600555248')
  const found = page.getByRole('listbox').getByRole('option')
  await expect(found.filter({ hasText: 'Inés López' })).toHaveCount(1)
  await expect(found.filter({ hasText: 'Adrián Gómez' })).toHaveCount(1)
  const [first = ''] = (await found.first().innerText()).split('\n')
  await hand.press('Enter')
  // Two people share the number: all of the one who stands first, with the other one named, beside the day.
  await expect(dialog(page, first).getByRole('region', { name: 'Possible duplicates' })).toBeVisible()
  await expect(columnOf(page, 'Dr. Elena Vidal')).toBeVisible()
})

counted('move', { keys: 3, clicks: 0 }, async (page, hand) => {
  await openDay(page)
  await page.getByRole('button', { name: /^Mateo Ramos, 12:30/ }).focus()
  await hand.press('m')
  await hand.press('ArrowDown')
  await hand.press('Enter')
  await expect(said(page, /^Moved Mateo Ramos to/)).toBeVisible()
})

counted('cancel', { keys: 1, clicks: 1 }, async (page, hand) => {
  await openDay(page)
  await page.getByRole('button', { name: /^Mateo Ramos, 12:30/ }).focus()
  await hand.press('Delete')
  await hand.click(dialog(page, 'Cancel Mateo Ramos').getByRole('button', { name: 'Cancel appointment' }))
  await expect(said(page, /^Appointment cancelled/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-column]') !== null)).toBe(true)
})

counted('walk-in', { keys: 8, clicks: 0 }, async (page, hand) => {
  await openDay(page)
  await hand.press('w')
  await expect(dialog(page, 'Walk-in').getByLabel('Guest')).toBeFocused()
  await expect(dialog(page, 'Walk-in').getByRole('radio').first()).toBeChecked()
  await hand.type('Wanda')
  await hand.press('Enter')
  await expect(dialog(page, 'Walk-in').getByLabel('Phone')).toBeFocused()
  await hand.press('Enter')
  await expect(said(page, /^Booked Wanda for/)).toBeVisible()
})

counted('block an hour of two people', { keys: 8, clicks: 3 }, async (page, hand) => {
  await openDay(page, '2027-01-20')
  await hand.press('b')
  const form = dialog(page, 'Block time')
  await hand.click(form.getByRole('checkbox', { name: 'Dr. Elena Vidal' }))
  await hand.click(form.getByRole('checkbox', { name: 'Jon Etxeberria' }))
  await hand.click(form.getByRole('button', { name: /^Block/ }))
  await expect(form).toHaveCount(0)
})

counted('every week, four times', { keys: 20, clicks: 4 }, async (page, hand) => {
  await openDay(page, '2027-01-20')
  await hand.clickAt(columnOf(page, 'Dr. Elena Vidal'), '14:00')
  const form = dialog(page, 'New appointment')
  await expect(form.getByRole('combobox', { name: 'Guest' })).toBeFocused()
  await hand.type('quentin')
  await hand.tabTo(form.getByLabel('Phone'), 1)
  await hand.tabTo(form.getByLabel('Service'), 4)
  await hand.type('check')
  await hand.click(form.getByText('More', { exact: true }))
  await hand.click(form.getByLabel('Repeat', { exact: true }))
  await expect(form.getByRole('region', { name: 'Preview' }).getByText(/^4 appointments/)).toBeVisible()
  await hand.click(form.getByRole('button', { name: 'Book the series' }))
  await expect(page.getByRole('heading', { name: 'Book 4 appointments' })).toBeVisible()
})

counted('who waits gets the time that was freed', { keys: 0, clicks: 2 }, async (page, hand) => {
  await openDay(page)
  await page.keyboard.press('l')
  const list = dialog(page, 'Waiting list')
  await list.getByRole('button', { name: 'Add guest' }).click()
  const form = dialog(page, 'Add to the waiting list')
  await form.getByRole('combobox', { name: 'Guest' }).fill('Ana')
  const service = form.getByLabel('Service').locator('option', { hasText: /^Pediatric/ })
  await form.getByLabel('Service').selectOption((await service.getAttribute('value')) ?? '')
  await form.getByRole('button', { name: 'Dr. Elena Vidal', exact: true }).click()
  await form.getByRole('button', { name: 'Add to the list' }).click()
  await expect(list.getByRole('listitem', { name: 'Ana' })).toBeVisible()
  await expect(form).toBeHidden()
  await list.press('Escape')
  await page.getByRole('button', { name: /^Pablo Sánchez, 14:45/ }).focus()
  await page.keyboard.press('Delete')
  await dialog(page, /^Cancel Pablo/)
    .getByRole('button', { name: 'Cancel appointment' })
    .click()
  await hand.click(page.getByRole('button', { name: 'See matches' }))
  await hand.click(
    dialog(page, /^Fill /)
      .getByRole('group', { name: 'Matching times for Ana' })
      .getByRole('button')
      .first(),
  )
  await expect(said(page, /^Booked Ana for/)).toBeVisible()
})

counted('by keys alone: book at a free place', { keys: 13, clicks: 0 }, async (page, hand) => {
  await openDay(page, '2027-01-20')
  await hand.press('i')
  await expect(page.locator('[data-slot]')).toBeFocused()
  await hand.press('ArrowRight')
  await hand.press('PageDown', 5)
  await hand.press('Enter')
  const form = dialog(page, 'New appointment')
  await expect(form.getByRole('combobox', { name: 'Guest' })).toBeFocused()
  await hand.type('kim')
  await hand.press('Tab')
  await expect(form.getByLabel('Phone')).toBeFocused()
  await hand.press('Enter')
  await expect(said(page, /^Booked Kim for/i)).toBeVisible()
})
