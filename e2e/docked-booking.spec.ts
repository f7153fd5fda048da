import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { clickAt, columnOf, make } from './grid.ts'

test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

test('beside an open booking the calendar is in use: a press means that time, another form asks first', async ({
  page,
}) => {
  await openDemo(page, '/appointments', { date: '2027-01-20' })
  const elena = columnOf(page, 'Dr. Elena Vidal')
  await clickAt(page, elena, '12:00')
  const booking = page.getByRole('dialog', { name: 'New appointment' })
  await expect(booking.getByRole('combobox', { name: 'Guest' })).toBeFocused()
  await page.keyboard.type('Zoe')
  await clickAt(page, elena, '10:00')
  await expect(booking.getByLabel('Date and time')).toHaveValue('20/01/2027, 10:00')
  await expect(booking.getByRole('combobox', { name: 'Guest' })).toHaveValue('Zoe')

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await make(page, 'Walk-in')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog', { name: 'Walk-in' })).toBeVisible()
  await expect(booking).toHaveCount(0)
})
