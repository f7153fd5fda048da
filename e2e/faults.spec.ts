import type { Page } from '@playwright/test'
import { fileWith } from './built-files.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { serveOneDocument } from './one-document.ts'
import { make } from './grid.ts'
import { until } from './keys.ts'

const aCard = (page: Page) => page.locator('[data-event]').first()
const notice = (page: Page) => page.getByRole('main').getByRole('status')

test('a service in trouble is told in words, and trying again works once it is over', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: '500' })
  await expect(page.getByRole('alert')).toContainText('Server error', { timeout: 60_000 })
  await expect(notice(page).first()).toContainText('Training: Server errors')
  await page.getByRole('main').getByRole('link', { name: 'Change' }).click()
  await page.getByRole('checkbox', { name: 'Server errors' }).uncheck()
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Calendar', exact: true })
    .click()
  const again = page.getByRole('button', { name: 'Try again' })
  // The page comes back by itself too, also while somebody is about to ask for it.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(aCard(page)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
})

test('a line that is cut is told in words', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: 'offline' })
  await expect(page.getByRole('alert')).toContainText('The server isn’t answering', { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('what is typed stays where the words beside a button cannot be loaded', async ({ page }) => {
  let refused = 0
  await serveOneDocument(page)
  await page.route(fileWith('ui/overlay/tooltip.tsx'), (route) => {
    refused += 1
    return route.abort()
  })
  await openDemo(page, '/service-types/new')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Home')
  // The focus of the keyboard asks for them at once, where a pointer has to rest.
  await until(page, 'Shift+Tab', page.getByRole('button', { name: 'Display and connection' }))
  await expect.poll(() => refused).toBeGreaterThan(0)
  await name.press('End')
  await page.keyboard.type(' visit')
  await expect(name).toHaveValue('Home visit')
})

test('what is typed stays where menus and questions of the frame cannot be loaded', async ({ page }) => {
  const parts = ['app/preferences/preferences-panel.tsx', 'app/all-pages.tsx', 'ui/overlay/question-dialog.tsx']
  await serveOneDocument(page)
  for (const part of parts) await page.route(fileWith(part), (route) => route.abort())
  await openDemo(page, '/service-types/new')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Home visit')
  const messages = page.getByRole('region', { name: 'Messages' })
  const isTold = async () => {
    await expect(messages).toContainText('Couldn’t load this')
    await messages.getByRole('button', { name: 'Dismiss' }).click()
    await expect(name).toHaveValue('Home visit')
  }
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await isTold()
  // What cannot be asked about is not left.
  await page.getByRole('link', { name: 'Services', exact: true }).click()
  await isTold()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await isTold()
})

test('a slow line shows the outline of the page first, then the page', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: 'slow' })
  await expect(aCard(page)).toBeVisible({ timeout: 60_000 })
})

test('a service that puts off every third call is waited for', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: '429' })
  await expect(aCard(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a service whose clock is ahead is met by correcting once', async ({ page }) => {
  await openDemo(page, '/appointments', { faults: 'clock' })
  await expect(aCard(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

// A body or a search that says `fault:…` meets that fault alone, so that everything else on the page works.
for (const { fault, said } of [
  { fault: '409', said: 'Someone else saved first' },
  { fault: '500', said: 'Server error' },
  { fault: 'offline', said: 'The server isn’t answering' },
]) {
  test(`booking meets ${fault}: told in words, everything typed stays, and the next try works`, async ({ page }) => {
    await openDemo(page, '/appointments')
    await make(page, 'New appointment')
    const booking = page.getByRole('dialog', { name: 'New appointment' })
    await booking.getByLabel('Service').selectOption({ index: 2 })
    const times = booking.getByRole('group', { name: 'Next free times' }).getByRole('button')
    await times.first().click()
    await booking.getByRole('combobox', { name: 'Guest' }).fill('Ines')
    await page.keyboard.press('Tab')
    await booking.getByLabel('Email').fill('ines@example.org')
    await booking.getByLabel('Internal notes').fill(`fault:${fault}`)
    const at = await booking.getByLabel('Date and time').inputValue()
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(booking.getByRole('alert')).toContainText(said, { timeout: 60_000 })
    await expect(booking.getByLabel('First name')).toHaveValue('Ines')
    await expect(booking.getByLabel('Email')).toHaveValue('ines@example.org')
    await expect(booking.getByLabel('Date and time')).toHaveValue(at)
    await booking.getByLabel('Internal notes').fill('')
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(page.getByText(/Booked Ines for/)).toBeVisible()
    await expect(booking).toHaveCount(0)
  })
}

test('a form that cannot be saved keeps what was typed and says why', async ({ page }) => {
  await openDemo(page, '/service-types/new')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const description = page.getByRole('textbox', { name: 'Description', exact: true })
  await name.fill('Home visit')
  await description.fill('fault:500')
  await page.getByRole('button', { name: 'Create service type' }).click()
  await expect(page.getByRole('alert').first()).toContainText('Server error', { timeout: 60_000 })
  await expect(name).toHaveValue('Home visit')
  await description.fill('At the home of the guest')
  await page.getByRole('button', { name: 'Create service type' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home visit')
})

test('a move that meets somebody else’s puts the card back and says why', async ({ page }) => {
  await openDemo(page, '/appointments')
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Connection' }).click()
  await page.getByRole('checkbox', { name: 'Conflicts' }).check()
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Calendar', exact: true })
    .click()
  const card = page.getByRole('button', { name: /, Confirmed, until/ }).last()
  const name = (await card.getAttribute('aria-label')) ?? ''
  const same = page.getByRole('button', { name, exact: true })
  await same.focus()
  await page.keyboard.press('Alt+ArrowDown')
  const question = page.getByRole('alertdialog')
  const told = page.getByText(/stays at the old time/)
  await expect(question.or(told.first())).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Move anyway' }).click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('stays at the old time')
  await expect(same).toBeVisible()
})

test('a search that fails says so and can be tried again', async ({ page }) => {
  await openDemo(page, '/appointments/list')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search appointments' }).fill('fault:500')
  await expect(page.getByRole('alert')).toContainText('Server error', { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search appointments' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search appointments' }).fill('')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})

test('a search that finds nothing says so, and the cursor stays in its field', async ({ page }) => {
  await openDemo(page, '/appointments/list')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search appointments' }).fill('nobody of this name')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search appointments' })).toBeFocused()
})
