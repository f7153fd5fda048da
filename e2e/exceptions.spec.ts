import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const openSchedule = async (page: Page) => {
  await openDemo(page, '/weekly-schedules')
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('group', { name: 'Days to paint' })).toBeVisible()
}
const day = (page: Page, place: number) => page.locator('button[data-date]').nth(place)

const drag = async (page: Page, from: number, to: number) => {
  await day(page, from).scrollIntoViewIfNeeded()
  await day(page, from).hover()
  await page.mouse.down()
  await day(page, to).hover()
  await page.mouse.up()
}

test('three weeks of holiday are one drag, which is taken back, and saved after the second', async ({ page }) => {
  // Looking for violations takes long on a busy machine.
  test.setTimeout(360_000)
  await openSchedule(page)
  // The second month: its days are all to come.
  const first = await page
    .locator('button[data-date]')
    .evaluateAll((days) =>
      days.findIndex(
        (it) => it.getAttribute('data-date')?.slice(0, 7) !== days[0]?.getAttribute('data-date')?.slice(0, 7),
      ),
    )
  await drag(page, first, first + 20)
  await expect(page.getByText('Out of office · 21 days')).toBeVisible()
  await expect(day(page, first + 20)).toHaveAccessibleName(/Out of office$/)
  await page.getByRole('region', { name: 'Exceptions' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Out of office · 21 days')).toBeHidden()
  await drag(page, first + 20, first)
  await page.getByRole('button', { name: 'Erase' }).click()
  await day(page, first + 10).click()
  await expect(page.getByText('Out of office · 10 days')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // Appointments of those days would stand outside the hours: they are asked about first.
  await page.getByRole('button', { name: 'Keep all', exact: true }).click()
  await page.getByRole('button', { name: /^Save.*keep all$/ }).click()
  await expect(page.getByText(/^Saved “.+”$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Out of office · 10 days')).toHaveCount(2)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first and the last day are tapped', async ({ page }) => {
    await openSchedule(page)
    await page.getByRole('button', { name: 'Later month' }).tap()
    await day(page, 9).tap()
    await expect(page.getByText(/Choose the last day/)).toBeVisible()
    await day(page, 5).tap()
    await expect(page.getByText('Out of office · 5 days')).toBeVisible()
  })
})
