import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

test('the front desk by keys alone: one line, a walk-in, an arrival', async ({ page }) => {
  await openDemo(page, '/appointments')
  const said = (text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)
  const line = page.getByRole('combobox', { name: 'Quick booking' })
  await expect(page.locator('[data-event]').first()).toBeVisible()

  await test.step('one line books, and is taken back', async () => {
    await page.keyboard.press('q')
    await expect(line).toBeFocused()
    await page.keyboard.type('quentin oxley follow-up with elena in 2 weeks')
    const best = page.getByRole('option', { selected: true })
    await expect(best).toContainText(/Quentin Oxley · Follow-up .* with Dr\. Elena Vidal\s*Free/)
    await page.keyboard.press('Enter')
    await expect(said(/^Booked Quentin Oxley for Wed,? 2 Dec|^Booked Quentin Oxley for Wed, Dec 2/)).toBeVisible()
    await expect(line).toHaveValue('')
    await expect(line).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(said(/undone/)).toBeVisible()
  })

  await test.step('now in two actions', async () => {
    // The keys of the calendar work again.
    await page.keyboard.press('Escape')
    await expect(page.locator('main [data-focus-home] :focus')).toBeVisible()
    await page.keyboard.press('w')
    const dialog = page.getByRole('dialog', { name: 'Walk-in' })
    await expect(dialog.getByRole('radio').first()).toBeChecked()
    await expect(dialog.getByLabel('Guest')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(said(/Booked .+ for Wed/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('one key says that the guest did not come, another why that is all', async () => {
    const card = page
      .getByRole('button', { name: /confirmed/i })
      .and(page.locator('[data-event]'))
      .last()
    await card.focus()
    await page.keyboard.press('x')
    // The appointment is yet to come, and that is asked about.
    const question = page.getByRole('alertdialog', { name: 'No-show before the start?' })
    await question.getByRole('button', { name: 'No-show' }).press('Enter')
    await expect(said(/as a no-show$/)).toBeVisible()
    await page.keyboard.press('a')
    await expect(said(/No-show\. Reopen the appointment first\.$/)).toBeVisible()
  })
})
