import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { quickLine } from './grid.ts'
import { listen, readAlong } from './transcript.ts'

test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

/** Books by the quick line, on a day so far ahead that nobody else is booked. */
const book = async (page: Page, line: string): Promise<void> => {
  const box = await quickLine(page)
  await box.fill(line)
  await expect(page.getByRole('option', { selected: true })).toContainText('Wed 20 Jan')
  await box.press('Enter')
  await expect(box).toHaveValue('')
}
const PICKED = 'Picked up Quentin. Arrow keys move, Tab jumps to free places, Enter drops, Escape cancels.'
const AT = (time: string, until: string) =>
  `button: Quentin, ${time}, Check-up, Confirmed, until ${until}, Dr. Elena Vidal`
const BACK = 'Moved Quentin back to the old time'
/** How to get to what the message before it offers. */
const UNDO = ' Undo: press F8.'

test('what a screen reader says of a day, a month and an agenda', async ({ page }) => {
  await listen(page)
  await openDemo(page, '/appointments', { date: '2027-01-20' })
  await book(page, 'Quentin check-up with elena 20 jan 12:30')
  await book(page, 'Wilma follow-up with elena 20 jan 14:00')
  await expect(page.getByRole('button', { name: /^Wilma, 14:00/ })).toBeVisible()
  await (await quickLine(page)).focus()
  const hear = await readAlong(page)
  const undo = () => page.getByRole('button', { name: 'Undo' }).click()

  await test.step('the day: one tab stop, walked by arrows', async () => {
    // From the line in which somebody books.
    await hear('Escape', ['button: 07:00, Aisha Benali, Closed'])
    await hear('ArrowRight', ['button: 07:00, Dr. Elena Vidal, Closed'])
    await hear('End', ['button: 20:45, Dr. Elena Vidal, Closed'])
    await hear('Home', ['button: 07:00, Dr. Elena Vidal, Closed'])
    for (const hour of ['08', '09', '10', '11']) await hear('PageDown', [`button: ${hour}:00, Dr. Elena Vidal, Closed`])
    await hear('PageDown', ['button: 12:00, Dr. Elena Vidal, free'])
    await hear('ArrowDown', ['button: 12:15, Dr. Elena Vidal, free'])
    await hear('ArrowDown', [AT('12:30', '12:50')])
    await hear('ArrowDown', ['button: 13:00, Dr. Elena Vidal, free'])
    await hear('ArrowUp', [AT('12:30', '12:50')])
  })

  await test.step('picked up, carried, put back', async () => {
    await hear('m', [PICKED])
    await hear('ArrowDown', ['12:35–12:55, Dr. Elena Vidal. Fits here.'])
    await hear('ArrowRight', ['12:35–12:55, Dr. Ingrid Solberg. Doesn’t offer this service'])
    await hear('ArrowLeft', ['12:35–12:55, Dr. Elena Vidal. Fits here.'])
    await hear('Shift+ArrowDown', ['12:35–13:00, Dr. Elena Vidal'])
    await hear('Escape', ['Quentin stays at the old time.'])
  })

  await test.step('picked up, brought by Tab to where it fits, dropped, taken back', async () => {
    await hear('m', [PICKED])
    await hear('Tab', ['14:15–14:35, Dr. Elena Vidal. Fits here.'])
    await hear('Shift+Tab', ['12:00–12:20, Dr. Elena Vidal. Fits here.'])
    await hear('Tab', ['14:15–14:35, Dr. Elena Vidal. Fits here.'])
    await hear('Enter', [`Moved Quentin to Wed 20 Jan, 14:15–14:35${UNDO}`, AT('14:15', '14:35')])
    await hear(undo, [BACK, AT('12:30', '12:50')])
  })

  await test.step('the month: days first, then what stands on one', async () => {
    await hear(async () => {
      await page.keyboard.press('3')
      await page.getByRole('grid', { name: 'January 2027' }).waitFor()
      await page.locator('[data-date="2027-01-20"]').focus()
    }, ['January 2027', 'gridcell: Wednesday, 20 January 2027, 2 entries, 60 hrs free'])
    await hear('ArrowLeft', ['gridcell: Tuesday, 19 January 2027, 61 hrs free'])
    await hear('ArrowRight', ['gridcell: Wednesday, 20 January 2027, 2 entries, 60 hrs free'])
    await hear(' ', [AT('12:30', '12:50')])
    await hear('m', ['Picked up Quentin. Arrow keys move, Enter drops, Escape cancels.'])
    await hear('ArrowRight', ['Quentin to Thu 21 Jan', 'gridcell: Thursday, 21 January 2027, 61 hrs free'])
    await hear('Escape', ['Quentin stays at the old time.', AT('12:30', '12:50')])
    await hear('m', ['Picked up Quentin. Arrow keys move, Enter drops, Escape cancels.'])
    await hear('ArrowRight', ['Quentin to Thu 21 Jan', 'gridcell: Thursday, 21 January 2027, 61 hrs free'])
    await hear('Enter', [
      `Moved Quentin to Thu 21 Jan, 12:30–12:50${UNDO}`,
      'gridcell: Thursday, 21 January 2027, 1 entry, 61 hrs free',
    ])
    await hear(undo, [BACK, 'gridcell: Thursday, 21 January 2027, 61 hrs free'])
  })

  await test.step('the agenda: a list that says everything', async () => {
    await hear(async () => {
      await page.keyboard.press('4')
      await page.locator('[data-row]').first().focus()
    }, ['20 Jan – 2 Feb', 'button: 12:30–12:50 Quentin Check-up Dr. Elena Vidal Confirmed'])
    await hear('ArrowDown', ['button: 14:00–14:15 Wilma Follow-up Dr. Elena Vidal Confirmed'])
    await hear('Enter', ['dialog: Wilma'])
    await hear('Escape', ['button: 14:00–14:15 Wilma Follow-up Dr. Elena Vidal Confirmed'])
  })
})
