import { DEMO_NOW } from './deployments.ts'
import { expect, test } from './fixtures.ts'

// The browser speaks English; what counts is what the reader chose in the dashboard.
test.use({ locale: 'en-US', timezoneId: 'Europe/Madrid' })

test('a date and a time are typed and read back in the form of the dashboard, by keys alone', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('frontdesk-locale', 'es')
    localStorage.setItem('frontdesk-hours', '12')
  })
  await page.clock.setFixedTime(DEMO_NOW)
  await page.goto('/appointments?mock=1&open=block')
  const dialog = page.getByRole('dialog', { name: 'Bloquear tiempo' })
  const date = dialog.getByRole('textbox', { name: 'Fecha', exact: true })
  await date.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3/12')
  await page.keyboard.press('Tab')
  await expect(date).toHaveValue('03/12/2026')
  const from = dialog.getByRole('textbox', { name: 'Desde' })
  await from.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('1630')
  await page.keyboard.press('Alt+ArrowDown')
  const times = page.getByRole('listbox', { name: 'Desde' })
  await expect(times.getByRole('option', { selected: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(from).toBeFocused()
  await expect(from).toHaveValue('4:45 p. m.')
})
