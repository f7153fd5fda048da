import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { make } from './grid.ts'
import { chooseAction } from './panel-menus.ts'

// Wide enough that every calendar has its column.
test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

test('a time is found for what was typed, and who waits is offered it when it is freed', async ({ page }) => {
  await openDemo(page, '/appointments', { open: 'new' })
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const message = (text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)
  const pickService = async (name: string) => {
    const service = dialog(name).getByLabel('Service')
    const value = await service.locator('option', { hasText: 'Check-up' }).first().getAttribute('value')
    await service.selectOption(value)
  }
  const withElena = (name: string) => dialog(name).getByRole('button', { name: 'Dr. Elena Vidal', exact: true })

  await test.step('find a time in the middle of a booking', async () => {
    const booking = dialog('New appointment')
    await booking.getByRole('combobox', { name: 'Guest' }).fill('Zoe')
    await booking.getByRole('button', { name: 'Find a time' }).click()
    await pickService('Find a time')
    await dialog('Find a time').getByRole('button', { name: 'With: Anyone' }).click()
    await withElena('Find a time').click()
    await dialog('Find a time')
      .getByRole('button', { name: /^When: / })
      .click()
    await dialog('Find a time').getByLabel('From date').fill('2026-12-10')
    const best = dialog('Find a time').getByRole('group', { name: 'Best times' })
    await expect(best.getByRole('button').first()).toContainText('Soonest')
    await best.getByRole('button').first().click()
    await expect(booking.getByLabel('First name')).toHaveValue('Zoe')
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(message(/^Booked Zoe for Thu,? 10 Dec/)).toBeVisible()
  })

  await test.step('put somebody on the waiting list', async () => {
    await make(page, 'Waiting list')
    await dialog('Waiting list').getByRole('button', { name: 'Add guest' }).click()
    const form = 'Add to the waiting list'
    await dialog(form).getByRole('combobox', { name: 'Guest' }).fill('Ana')
    await pickService(form)
    await withElena(form).click()
    await dialog(form).getByRole('button', { name: 'Add to the list' }).click()
    await expect(dialog('Waiting list').getByRole('listitem', { name: 'Ana' })).toBeVisible()
    // Until the form has gone, Escape is its own; the focus comes back a moment later.
    await expect(dialog(form)).toBeHidden()
    await dialog('Waiting list').press('Escape')
    await expect(dialog('Waiting list')).toBeHidden()
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Waiting list (1)' })).toBeVisible()
    await page.keyboard.press('Escape')
    // Who waits takes no time: there is no card.
    await expect(page.getByRole('button', { name: /^Ana, \d\d:\d\d/ })).toHaveCount(0)
  })

  await test.step('what is freed is offered', async () => {
    await page.getByRole('button', { name: /^Zoe, \d\d:\d\d/ }).click()
    await chooseAction(dialog('Zoe'), 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(message(/with Dr\. Elena Vidal opened up: Ana is waiting\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'See matches' }).click()
    const matches = dialog(/^Fill /).getByRole('group', { name: 'Matching times for Ana' })
    await expect(dialog(/^Fill /).getByText(/^Only Thu/)).toBeVisible()
    await matches.getByRole('button').first().click()
    await expect(message(/^Booked Ana for Thu,? 10 Dec/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Ana, \d\d:\d\d/ })).toBeVisible()
  })
})
