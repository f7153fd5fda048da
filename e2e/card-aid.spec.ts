import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from './axe.ts'
import { fileWith } from './built-files.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { hold } from './hold.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

const card = (page: Page, name: RegExp) => page.getByRole('button', { name })
const look = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const said = (page: Page, text: RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(text)

/** What cards say comes after the cards: a gesture before that is made again, unless it was only answered late. */
const until = (shown: Locator, gesture: () => Promise<void>) =>
  expect(async () => {
    if (!(await shown.isVisible())) await gesture()
    await expect(shown).toBeVisible({ timeout: 2000 })
  }).toPass()
/** Lets the mouse rest on a card until it is told of. */
const rest = (on: Locator, shown: Locator) =>
  until(shown, async () => {
    await on.scrollIntoViewIfNeeded()
    await on.hover()
    await on.hover({ position: { x: 30, y: 6 } })
  })

test('a card at rest under the mouse says all that it has no room for, with what is done most', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-18')
  const mateo = card(page, /^Mateo Ramos, 12:30/)
  const shown = look(page, 'Mateo Ramos')
  await rest(mateo, shown)
  await expect(shown).toContainText(/Confirmed|Unconfirmed/)
  await expect(shown).toContainText(/12:30–\d\d:\d\d/)
  await expect(shown).toContainText(/ with Aisha Benali/)
  await expect(shown).toContainText('+34')
  await expectNoViolation(page, 'card')
  // The pointer may go over to it, and nothing is behind the next stop of Tab.
  await shown.hover()
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  // What is pressed opens, and is not told twice.
  await mateo.click()
  await expect(page.getByRole('dialog', { name: 'Mateo Ramos' })).toBeVisible()
  await mateo.hover({ position: { x: 20, y: 5 } })
  await expect(shown).toHaveCount(0)
})

test('a step is one press away at the card, and its menu has the rest by right click and by keys', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-18')
  const mateo = card(page, /^Mateo Ramos, 12:30/)
  await rest(mateo, look(page, 'Mateo Ramos'))
  await look(page, 'Mateo Ramos').getByRole('button', { name: 'Mark arrived' }).click()
  await expect(said(page, /^Marked Mateo Ramos as arrived/)).toBeVisible()
  await expect(look(page, 'Mateo Ramos')).toHaveCount(0)
  await mateo.click({ button: 'right' })
  const menu = page.getByRole('menu', { name: 'Actions for Mateo Ramos' })
  await expect(menu.getByRole('menuitem', { name: 'Start' })).toBeVisible()
  await expectNoViolation(page, 'card')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await mateo.focus()
  await page.keyboard.press('Shift+F10')
  await menu.getByRole('menuitem', { name: 'Cancel appointment' }).click()
  await expect(page.getByRole('dialog', { name: 'Cancel Mateo Ramos' })).toBeVisible()
})

test('the chip of a month and the row of an agenda have the same menu', async ({ page }) => {
  const menu = page.getByRole('menu', { name: /^Actions for / })
  await openDemo(page, '/appointments?date=2026-11-18&view=month')
  await until(menu, () => page.locator('[data-chip]').first().click({ button: 'right' }))
  await menu.getByRole('menuitem', { name: 'Open', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/view=month/)
  await openDemo(page, '/appointments?date=2026-11-18&view=agenda')
  await until(menu, () => page.locator('[data-event]').first().click({ button: 'right' }))
})

test('a right click on a card under the mouse is kept while the code of its menu still comes', async ({ page }) => {
  const code = fileWith('features/appointment/card-aid/card-aid.tsx')
  const release = await hold(page, code)
  await openDemo(page, '/appointments?date=2026-11-18')
  const mateo = card(page, /^Mateo Ramos, 12:30/)
  const asked = page.waitForRequest(code)
  await mateo.hover()
  await asked
  await mateo.click({ button: 'right' })
  await release()
  await expect(page.getByRole('menu', { name: 'Actions for Mateo Ramos' })).toBeVisible()
})
