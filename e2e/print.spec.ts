import type { Locator } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test('printing the calendar leads to sheets of whole days, and what a menu prints without them says that it is a part', async ({
  page,
}) => {
  await openDemo(page, '/appointments', { view: 'week', date: '2026-11-24' })
  await expect(page.locator('[data-event]').first()).toBeVisible()
  const note = page.getByText(/^Only what fits on a page is printed here/)
  await expect(note).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()

  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Control+p')
  const panel = page.getByRole('dialog', { name: 'Print or export' })
  const preview = panel.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('table').first()).toBeVisible({ timeout: 60_000 })
  const people = panel.getByRole('group', { name: 'Team & resources' })
  const chosen = await people.getByRole('checkbox', { checked: true }).count()
  expect(chosen).toBeGreaterThan(0)
  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeHidden()
  await expect(page.locator('.fd-paper table:visible')).toHaveCount(chosen)
})

test('paper is light, and shows of a list what it says and nothing to press', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openDemo(page, '/appointments/list', { search: 'Ramos' })
  const main = page.getByRole('main')
  await expect(main.locator('tr[data-key]').first()).toBeVisible()
  const ground = () => main.evaluate((it) => getComputedStyle(it).backgroundColor)
  const dark = await ground()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await expect(main.locator('tr[data-key]').first()).toBeVisible()
  await expect(main.getByRole('searchbox')).toBeVisible()
  for (const role of ['checkbox', 'tab'] as const) await expect(main.getByRole(role)).toHaveCount(0)
  // Its lines reach over the whole of it, as on the screen.
  const [table, row] = [main.getByRole('table'), main.locator('tr[data-key]').first()]
  const width = (it: Locator) => it.evaluate((one) => Math.round(one.getBoundingClientRect().width))
  expect(await width(row)).toBe(await width(table))
  const last = row.locator('td:visible').last()
  const end = (it: Locator) => it.evaluate((one) => Math.round(one.getBoundingClientRect().right))
  expect(Math.abs((await end(last)) - (await end(table)))).toBeLessThanOrEqual(1)
  await expect(main.getByRole('button', { name: 'Columns' })).toHaveCount(0)
  for (const name of ['Export list', 'Filter', 'New appointment'])
    await expect(main.getByText(name, { exact: true }), name).toBeHidden()
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await expect.poll(ground).toBe(dark)
})

test('a printed report keeps its plot, its bars and all of its columns', async ({ page }) => {
  await openDemo(page, '/reports')
  const table = page.getByRole('main').getByRole('table')
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  await expect(page.locator('.MuiLineChart-line').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // A sheet of A4 with the usual edges.
  await page.setViewportSize({ width: 718, height: 1040 })
  const ends = (it: Locator) => it.evaluate((one) => Math.round(one.getBoundingClientRect().right))
  for (const one of [table.getByRole('columnheader').last(), page.locator('#figure svg').last()])
    expect(await ends(one)).toBeLessThanOrEqual(718)
  const [bar] = await table.locator('tbody [aria-hidden] > i').all()
  // Browsers print no grounds but those that say so.
  expect(await bar?.evaluate((it) => getComputedStyle(it).printColorAdjust)).toBe('exact')
})

test('a printed day of Today shows who comes and nothing to press', async ({ page }) => {
  await openDemo(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: /^(Confirm|Mark arrived|Complete|Start): / }).first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Up next' }).getByRole('time').first()).toBeVisible()
})
