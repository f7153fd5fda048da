import { expectSettled } from './addresses.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('date, view, calendars and cancelled ones are in the address and survive a reload', async ({ page }) => {
  await openDemo(page, '/appointments')
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await page.getByRole('button', { name: 'Next day' }).click()
  await expect(page).toHaveURL(/date=2026-11-19/)
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByLabel('Include cancelled').click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page).toHaveURL(/view=week/)
  const picked = page.getByRole('combobox', { name: 'Calendar of' })
  await picked.selectOption('Marta Cano')
  await expect(picked.getByRole('option', { selected: true })).toHaveText('Marta Cano')
  await expect(page).toHaveURL(/calendar=/)
  const chosen = await picked.inputValue()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Week', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'How busy each day is' }).click()
  await expect(page.getByLabel('Date')).toHaveValue('19/11/2026')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: 'Calendar of' })).toHaveValue(chosen)
  await page.getByRole('button', { name: 'View options (1 on)' }).click()
  await expect(page.getByLabel('Include cancelled')).toBeChecked()
  await page.keyboard.press('Escape')
  // Back goes through what was looked at, view by view.
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('an open appointment is in the address: a reload shows it again, back closes it', async ({ page }) => {
  await openDemo(page, '/appointments')
  const card = page.locator('[data-event]').first()
  const id = await card.getAttribute('data-event')
  await card.press('Enter')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`open=${id}`))
  await expect(panel).toBeFocused()
  await page.reload()
  await expect(panel).toBeVisible()
  await page.goBack()
  await expect(panel).toHaveCount(0)
  await openDemo(page, `/appointments/${id}`)
  await expect(page).toHaveURL(new RegExp(`open=${id}`))
  // As when it is opened by a press: the panel is read, and its first control is next.
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.locator('main [data-focus-home] :focus')).toBeVisible()
})

test('an address that leads nowhere says so, and leads home', async ({ page }) => {
  await openDemo(page, '/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Go to today' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('an address opened while signed out is where one arrives after connecting', async ({ page }) => {
  await page.goto('/services?search=visit')
  await page.getByRole('button', { name: 'Explore with demo data' }).click()
  await expectSettled(page)
  await expect(page).toHaveURL(/\/services\?search=visit$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services')
})

test('every entry of the navigation leads to a page of its own title', async ({ page }) => {
  await openDemo(page)
  const links = page.getByRole('navigation', { name: 'Main' }).first().getByRole('link')
  const count = await links.count()
  expect(count).toBeGreaterThan(10)
  const titles = new Set<string>()
  for (let index = 0; index < count; index++) {
    await links.nth(index).click()
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'page')
    await expectSettled(page)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(count)
})

test('the day of the demo has a name of its own and lasts as long as the tab', async ({ page }) => {
  await page.goto('/appointments?mock=1&demo-date=2026-03-04&date=2026-03-05')
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await expectSettled(page)
  await expect(page.locator('.fd-unknown')).toHaveCount(0)
  const cards = await page.locator('[data-event]').count()
  await page.goto('/appointments?mock=1&date=2026-03-05')
  await expect(page.locator('[data-event]')).toHaveCount(cards)
})
