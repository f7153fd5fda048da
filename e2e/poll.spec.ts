import type { Page } from '@playwright/test'
import { walkTo } from './addresses.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { clickAt, columnOf } from './grid.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

async function openPoll(page: Page): Promise<void> {
  await walkTo(page, `/appointments/list?when=any&search=${encodeURIComponent('School talk')}`)
  await page.getByRole('link', { name: /^Fiona Schmidt/ }).click()
  await expect(page.getByRole('table', { name: 'Votes' })).toBeVisible()
}

test('a poll tells the votes by guest, who blocks a time, and the best of those that are free', async ({ page }) => {
  await openDemo(page)
  await openPoll(page)
  const votes = page.getByRole('table', { name: 'Votes' })
  const best = votes.getByRole('columnheader').filter({ hasText: 'Best' })
  /** What a row says of one of the times, counted from one. */
  const column = (time: number, name: string) =>
    votes
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .nth(time - 1)
  // Four guests were asked, each has one row with their own name and an answer to everything.
  const rows = votes.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(4)
  for (const name of await rows.getByRole('rowheader').allInnerTexts())
    expect(name).toMatch(/^\p{Lu}[\p{L}’-]+ \p{Lu}/u)
  await expect(rows.getByText('No answer')).toHaveCount(0)
  await expect(best).toContainText('Mon 30 Nov')
  await expect(column(2, 'Blocked by')).toHaveText('Nothing')

  // Somebody books that time: it says who, and the best is another one.
  await walkTo(page, '/appointments?date=2026-11-30')
  await clickAt(page, columnOf(page, 'Dr. Elena Vidal'), '12:30')
  const form = page.getByRole('dialog', { name: 'New appointment' })
  await form.getByRole('combobox', { name: 'Guest' }).fill('Tapia')
  const service = form.locator('option', { hasText: /^Check-up\b/ }).first()
  await form.getByLabel('Service').selectOption({ label: (await service.textContent()) ?? '' })
  await form.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(/^Booked Tapia for/)).toBeVisible()
  await openPoll(page)
  await expect(best).toContainText('Tue 1 Dec')
  await expect(best).toBeInViewport({ ratio: 0.99 })
  await expect(column(2, 'Blocked by')).toHaveText(/^Tapia 12:30–12:50$/)
  // What is scrolled goes under the names, also a button.
  const choices = votes.getByRole('rowheader', { name: 'Choice' })
  await choices.scrollIntoViewIfNeeded()
  const isOnTop = await choices.evaluate((it) => {
    const { left, top, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(left + 20, top + height / 2))
  })
  expect(isOnTop).toBe(true)

  // Who calls is asked by name, and what they say now takes the place of what they said.
  await page.getByRole('button', { name: 'Enter a vote' }).click()
  const vote = page.getByRole('dialog', { name: 'Enter a vote' })
  await vote.getByLabel('Who votes').fill('Fiona Schmidt')
  const choice = vote.getByRole('group', { name: /Tue 1 Dec/ })
  await expect(choice.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await choice.getByRole('radio', { name: 'No', exact: true }).check()
  await vote.getByRole('button', { name: 'Save' }).click()
  await expect(column(3, 'Fiona Schmidt')).toHaveText('No')
  await expect(rows).toHaveCount(4)
  await votes.getByRole('button', { name: /^Choose this time: Tue 1 Dec/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Choose this time' }).click()
  await expect(column(3, 'Choice')).toHaveText('Chosen')
  await expect(page.getByText('3 options, 5 yes, 4 if needed, 3 no, chosen Tue 1 Dec, 16:30').first()).toBeVisible()
})
