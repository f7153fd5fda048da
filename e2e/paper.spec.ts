import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const DAY = '2026-11-23'

test('a printed day comes back from paper: what changed since is told, and marks are entered by keys', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A browser tells of printing also where its dialog is opened by a key.
    window.print = () => window.dispatchEvent(new Event('beforeprint'))
  })
  await openDemo(page, `/appointments?date=${DAY}&open=take`)
  const panel = page.getByRole('dialog', { name: 'Print or export' })
  await panel.getByRole('button', { name: 'Print', exact: true }).click()
  const foot = await panel
    .getByText(/Print mark \w{4}$/)
    .first()
    .textContent()
  const mark = foot?.slice(-4) ?? ''
  await panel.getByRole('button', { name: 'Close' }).first().click()

  const card = page.getByRole('button', { name: /, Confirmed, until / }).first()
  await card.click()
  const details = page.getByRole('dialog')
  await details.getByRole('button', { name: 'Cancel', exact: false }).first().click()
  await page
    .getByRole('dialog', { name: /^Cancel / })
    .getByRole('button', { name: 'Cancel appointment' })
    .click()
  await expect(page.getByText(/^Appointment cancelled/)).toBeVisible()

  await page.goto(`/appointments/paper?mark=${mark}`)
  await expect(page.getByRole('heading', { name: 'Enter from paper' })).toBeVisible()
  await expect(page.getByLabel('Print mark')).toHaveValue(mark)
  await expect(page.getByText('Cancelled since this print')).toHaveCount(1)
  const lines = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Arrived', disabled: false }) })
  const [first, second] = [lines.nth(0), lines.nth(1)]
  await first.getByRole('button', { name: 'Arrived' }).focus()
  await page.keyboard.press('a')
  await expect(first.getByRole('button', { name: 'Arrived' })).toHaveAttribute('aria-pressed', 'true')
  await expect(second.getByRole('button', { name: 'Arrived' })).toBeFocused()
  await expect(page.getByText(/^Marked .* as arrived/)).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(first.getByRole('button', { name: 'Arrived' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // Marks that end it are asked about before it begins: the paper is of a day to come.
  const ended = page.locator(`[data-line="${await second.getAttribute('data-line')}"]`)
  await page.keyboard.press('x')
  await page.getByRole('alertdialog').getByRole('button', { name: 'No-show' }).click()
  await expect(ended.getByRole('button', { name: /^No-show/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Marked .* as a no-show/)).toBeVisible()

  await page.reload()
  await expect(first.getByRole('button', { name: 'Arrived' })).toHaveAttribute('aria-pressed', 'true')
  await expect(ended.getByRole('button', { name: /^No-show/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Changed since this print')).toHaveCount(0)

  const done = page.locator(`[data-line="${await first.getAttribute('data-line')}"]`)
  await done.getByRole('button', { name: 'Arrived' }).focus()
  await page.keyboard.press('d')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Completed' }).click()
  await expect(done.getByRole('button', { name: /^Completed/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^Marked .* as completed/)).toBeVisible()

  await page.getByRole('link', { name: 'Add walk-in' }).first().click()
  const booking = page.getByRole('dialog', { name: 'New appointment' })
  await booking.getByRole('combobox', { name: 'Guest' }).fill('Wanda Walker')
  await page.keyboard.press('Tab')
  await booking
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await booking.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(booking).toHaveCount(0)
  await page.goto(`/appointments/paper?mark=${mark}`)
  const walkIn = page.getByRole('listitem').filter({ hasText: 'Wanda Walker' })
  await expect(walkIn.getByText('Not on this print')).toBeVisible()
})

test('without a print the page leads to printing', async ({ page }) => {
  await openDemo(page, '/appointments/paper')
  await page.getByRole('link', { name: 'Print or export' }).click()
  await expect(page.getByRole('dialog', { name: 'Print or export' })).toBeVisible()
})

test('a page that is printed leaves what is around it on the screen', async ({ page }) => {
  await openDemo(page, '/reports')
  const report = page.getByRole('table').first()
  await expect(report).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(report).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})
