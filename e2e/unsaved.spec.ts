import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { pressByKeys } from './keys.ts'

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const offer = (page: Page) => page.getByText(/^Your unsaved changes from/)

const openFirstType = async (page: Page): Promise<string> => {
  await openDemo(page, '/service-types')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(nameOf(page)).not.toHaveValue('')
  return nameOf(page).inputValue()
}
const leaveByLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Online rooms' }).click()
const leaveDemo = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByRole('button', { name: 'Leave the demo' }).click()
}

test('a link and the Back button ask: stay, save or discard, and a refused save stays', async ({ page }) => {
  const name = await openFirstType(page)
  await nameOf(page).fill('')
  await leaveByLink(page)
  await answer(page, 'Save')
  await expect(nameOf(page)).toBeFocused()
  await expect(nameOf(page)).toHaveAttribute('aria-invalid', 'true')

  await nameOf(page).fill(`${name} today`)
  await leaveByLink(page)
  await answer(page, 'Keep editing')
  await expect(nameOf(page)).toHaveValue(`${name} today`)
  await page.goBack()
  await answer(page, 'Save')
  await expect(page).toHaveURL(/\/service-types(\?|$)/)
  await page.getByRole('link', { name: `${name} today` }).click()
  await nameOf(page).fill('Nothing of the kind')
  await leaveByLink(page)
  await answer(page, 'Discard')
  await expect(page).toHaveURL(/\/rooms(\?|$)/)
  await page.goBack()
  await expect(nameOf(page)).toHaveValue(`${name} today`)
  await expect(offer(page)).toHaveCount(0)
})

test('what was typed is offered back after a reload, also where a language was chosen meanwhile', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openDemo(page, '/service-types/new')
  await nameOf(page).fill('Home visit')
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await expect(page.getByText('Unsaved: Name.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(nameOf(page)).toHaveValue('Home visit')
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('es')
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue('Home visit')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home visit')
  await page.goto('/service-types/new')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/^Sus cambios sin guardar/)).toHaveCount(0)
})

test('signing out asks, and takes the drafts along', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openDemo(page, '/service-types/new')
  await nameOf(page).fill('Home visit')
  // By keys alone: Escape is the answer that loses nothing.
  await page.getByRole('button', { name: 'Display and connection' }).press('Enter')
  await pressByKeys(page, page.getByRole('button', { name: 'Leave the demo' }))
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(nameOf(page)).toHaveValue('Home visit')
  await page.reload()
  await expect(offer(page)).toBeVisible()
  await leaveDemo(page)
  const drafts = page.getByRole('alertdialog', { name: 'Sign out and delete drafts?' })
  await expect(drafts).toContainText('One unsaved draft')
  await pressByKeys(page, drafts.getByRole('button', { name: 'Sign out' }))
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await openDemo(page, '/service-types/new')
  await expect(nameOf(page)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})
