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

test('a booking of several people shows in each of their columns, and a press in one keeps the others', async ({
  page,
}) => {
  await openDemo(page, '/appointments', { date: '2027-01-20' })
  const [elena, jon] = [columnOf(page, 'Dr. Elena Vidal'), columnOf(page, 'Jon Etxeberria')]
  await clickAt(page, elena, '12:00')
  const booking = page.getByRole('dialog', { name: 'New appointment' })
  await booking.getByLabel('With', { exact: true }).selectOption('Several people or resources…')
  await booking.getByRole('checkbox', { name: 'Jon Etxeberria' }).check()
  for (const column of [elena, jon]) await expect(column.getByText('12:00–12:30')).toBeVisible()
  await clickAt(page, jon, '10:00')
  await expect(booking.getByLabel('Date and time')).toHaveValue('20/01/2027, 10:00')
  for (const column of [elena, jon]) await expect(column.getByText('10:00–10:30')).toBeVisible()
  await expect(booking.getByRole('checkbox', { name: 'Jon Etxeberria' })).toBeChecked()
})

test('beside the form that blocks time the calendar shows that time, and a press there means another', async ({
  page,
}) => {
  await openDemo(page, '/appointments', { date: '2027-01-20' })
  const elena = columnOf(page, 'Dr. Elena Vidal')
  await make(page, 'Block time')
  const blocking = page.getByRole('dialog', { name: 'Block time' })
  await blocking.getByRole('checkbox', { name: 'Dr. Elena Vidal' }).check()
  await expect(elena.getByText('09:00–10:00')).toBeVisible()

  await clickAt(page, elena, '12:00')
  await expect(blocking.getByRole('textbox', { name: 'From' })).toHaveValue('12:00')
  await expect(blocking.getByRole('textbox', { name: 'To' })).toHaveValue('13:00')
  await expect(elena.getByText('12:00–13:00')).toBeVisible()

  await blocking.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(elena.getByRole('button', { name: /^Blocked, 12:00/ })).toBeVisible()
  await expect(blocking).toHaveCount(0)
})

test('the waiting list stands beside the calendar, closes on Escape and gives the focus back', async ({ page }) => {
  await openDemo(page, '/appointments', { date: '2027-01-20' })
  await make(page, 'Waiting list')
  const waiting = page.getByRole('dialog', { name: 'Waiting list' })
  await expect(waiting.getByRole('button', { name: 'Add guest' })).toBeVisible()
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/date=2027-01-21/)
  await waiting.getByRole('button', { name: 'Add guest' }).press('Escape')
  await expect(waiting).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeFocused()
})

test('a window that becomes narrower or wider keeps the panel with what was typed, and the question in it', async ({
  page,
}) => {
  await openDemo(page, '/appointments', { date: '2027-01-20' })
  await clickAt(page, columnOf(page, 'Dr. Elena Vidal'), '12:00')
  const booking = page.getByRole('dialog', { name: 'New appointment' })
  const guest = booking.getByRole('combobox', { name: 'Guest' })
  await guest.fill('Zoe')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  // The first one is for the guests who are offered.
  const offered = booking.getByRole('listbox', { name: 'Guest' })
  await expect(offered).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await expect(question).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(guest).toHaveValue('Zoe')
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(booking).toBeInViewport({ ratio: 1 })
  await expect(guest).toHaveValue('Zoe')
  await page.setViewportSize({ width: 1440, height: 1300 })
  await expect(guest).toHaveValue('Zoe')
  await clickAt(page, columnOf(page, 'Dr. Elena Vidal'), '10:00')
  await expect(booking.getByLabel('Date and time')).toHaveValue('20/01/2027, 10:00')

  // What it lies over is out of reach.
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(page.locator('main[inert]')).toHaveCount(1)
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const { activeElement: it, body } = document
      return it === body || it?.closest('[role=dialog]') ? '' : it?.textContent
    })
    expect(outside).toBe('')
  }
})

test('a panel that came over a narrow page keeps what was typed as the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDemo(page, '/appointments', { date: '2027-01-20', open: 'new' })
  const guest = page.getByRole('dialog', { name: 'New appointment' }).getByRole('combobox', { name: 'Guest' })
  await guest.fill('Zoe')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(guest).toHaveValue('Zoe')
  await expect(guest).toBeFocused()
})
