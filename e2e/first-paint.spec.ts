import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { openWithoutCode } from './open-without-code.ts'

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Madrid' })

/** The words of the side column with their places, in whole pixels. */
const wordsIn = (page: Page, column: string) =>
  page.locator(column).evaluateAll((words) =>
    words.map((it) => {
      const { x, y, height } = it.getBoundingClientRect()
      return [it.textContent, Math.round(x), Math.round(y + height / 2)]
    }),
  )
const BEFORE = '.first-paint b, .first-paint p, .first-paint span'
const AFTER = 'header:has(nav) > div a > b, header nav p, header nav a > span'

test('the navigation stands before the code is there, where it stands afterwards', async ({ page }) => {
  await openDemo(page, '/services')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('frontdesk-frame'))).toContain('Audit log')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('frontdesk-house'))).toContain('Harbor Clinic')
  const letCome = await openWithoutCode(page, '/services?mock=1')
  await expect(page.locator('.first-paint [data-on]')).toHaveText('Services')
  const before = await wordsIn(page, BEFORE)
  expect(before.length).toBeGreaterThan(10)
  letCome()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  // What needs a right comes with the answer that tells of it.
  const names = before.map(([word]) => word)
  await expect.poll(async () => (await wordsIn(page, AFTER)).map(([word]) => word)).toEqual(names)
  const after = await wordsIn(page, AFTER)
  for (const [place, [word, x, y]] of before.entries()) {
    const [, laterX, laterY] = after[place] ?? []
    expect
      .soft([Math.abs(Number(x) - Number(laterX)) <= 1, Math.abs(Number(y) - Number(laterY)) <= 1], `${word}`)
      .toEqual([true, true])
  }
})

test('whoever has signed out is shown no navigation, not even before the code is there', async ({ page }) => {
  await openDemo(page, '/services')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('frontdesk-frame'))).toContain('Weekly schedules')
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByRole('button', { name: 'Leave the demo' }).click()
  await expect(page.getByRole('button', { name: /demo data/ })).toBeVisible()
  const letCome = await openWithoutCode(page, '/services')
  await expect(page.locator('.first-paint > div')).toBeAttached()
  await expect(page.locator('.first-paint b')).toHaveCount(0)
  letCome()
})
