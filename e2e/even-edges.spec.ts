import type { Locator, Page } from '@playwright/test'
import { expectSettled } from './addresses.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ timezoneId: 'Europe/Madrid' })

const open = async (page: Page, path: string) => {
  await openDemo(page, path)
  await expectSettled(page)
}
/** Where the words of each begin or end, in whole pixels. */
const words = (all: Locator, side: 'left' | 'right' | 'bottom'): Promise<number[]> =>
  all.evaluateAll(
    (elements, of) =>
      elements.map((it) => {
        const walker = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        range.selectNodeContents(walker.nextNode() ?? it)
        return Math.round(range.getBoundingClientRect()[of])
      }),
    side,
  )
const one = (values: readonly number[]) => expect([...new Set(values)]).toHaveLength(1)
const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not painted.')
  return box
}

test('the names in the bar of a phone stand on one line, also that of the current page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const bar = page.getByRole('navigation', { name: 'Main' }).last()
  one(await words(bar.locator('> *'), 'bottom'))
})

test('the head of Today on a phone says the date and the clocks in one line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const said = page.getByRole('main').getByText('Wed 18 Nov · 10:10 · 09:10 Canary')
  expect((await boxOf(said)).height).toBeLessThan(24)
})

test('open invitations stand under the title as the people do, and nobody is invited by two buttons', async ({
  page,
}) => {
  await open(page, '/settings/people')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Invite' })).toHaveCount(1)
  await main.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel(/^Name/).fill('Paula Brey')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  const table = main.getByRole('table', { name: 'Open invitations' })
  one([
    ...(await words(main.getByRole('heading'), 'left')).filter((_, at) => at !== 1),
    ...(await words(table.getByRole('columnheader', { name: 'Name' }), 'left')),
    ...(await words(table.getByRole('link', { name: 'Paula Brey' }), 'left')),
  ])
  const [sheet, rows] = [await boxOf(main), await boxOf(table)]
  expect(sheet.width - rows.width).toBeLessThan(3)
})

test('the first free times of all end on one edge', async ({ page }) => {
  await open(page, '/appointments?open=find')
  const panel = page.getByRole('dialog', { name: 'Find a time' })
  const service = panel.getByLabel('Service')
  await service.selectOption(await service.locator('option', { hasText: 'Check-up' }).first().getAttribute('value'))
  const times = panel.getByRole('region', { name: 'First free time for each' }).getByRole('button')
  await expect(times).toHaveCount(3)
  one(await times.evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().width))))
  one(await words(times.locator('b'), 'right'))
})

test('what an import comes to stands beside its columns from the head to the foot of the sheet', async ({ page }) => {
  await open(page, '/settings/import')
  const rows = ['Start,Client,Service', '2026-12-01 09:00,Ana Ruiz,Check-up', '2026-12-02 09:00,Leo Sanz,Sauna']
  const buffer = Buffer.from(rows.join('\n'))
  await page.getByLabel('File to import').setInputFiles({ name: 'bookings.csv', mimeType: 'text/csv', buffer })
  const main = page.getByRole('main')
  const run = main.getByRole('region', { name: 'Dry run' })
  await expect(run.getByRole('button', { name: /^Import \d/ })).toBeVisible()
  const [sheet, side] = [await boxOf(main), await boxOf(run)]
  expect(sheet.x + sheet.width - side.x - side.width).toBeLessThan(2)
  expect(Math.abs(sheet.y + sheet.height - side.y - side.height)).toBeLessThan(3)
  for (const column of [0, 1, 2, 3]) {
    const starts = await main
      .getByRole('row')
      .locator(`:scope > :nth-child(${column + 1})`)
      .evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(it).paddingInlineStart)),
      )
    one(starts.map(Math.round))
  }
})

test('the head of a service has Duplicate and a menu, in which it is deactivated', async ({ page }) => {
  await open(page, '/services')
  await page.getByRole('link', { name: 'Check-up' }).first().click()
  const head = page.getByRole('main').locator('header').first()
  await expect(head.getByRole('link', { name: 'Duplicate' })).toBeVisible()
  await expect(head.getByRole('button')).toHaveCount(1)
  await head.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toBeVisible()
})

test('a stored schedule begins with its week, a new one with whose it is', async ({ page }) => {
  await open(page, '/weekly-schedules')
  await page.getByRole('link', { name: 'Working week' }).first().click()
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  await expect(first).toHaveText('Hours of the week')
  await open(page, '/weekly-schedules/new')
  await expect(first).toHaveText('Basics')
})

test.describe('in American English', () => {
  test.use({ locale: 'en-US', viewport: { width: 1024, height: 768 } })

  test('weeks around two clock changes begin at one height, also where the words above one take two lines', async ({
    page,
  }) => {
    await open(page, '/weekly-schedules/clock-changes')
    const weeks = page.getByRole('list', { name: 'Open time in the week around the change' })
    await expect(weeks.nth(1)).toBeVisible()
    const [spring, autumn] = [await boxOf(weeks.nth(0)), await boxOf(weeks.nth(1))]
    expect(autumn.x).toBeGreaterThan(spring.x)
    expect(autumn.y).toBe(spring.y)
  })
})

test('the facts of a record with a picture stand below its name, beside the picture, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/presets')
  const row = page.getByRole('main').locator('tr[data-key]').first()
  const [name] = await words(row.getByRole('link'), 'left')
  const facts = await boxOf(row.locator('td.end').first())
  expect(Math.abs(facts.x - (name ?? 0))).toBeLessThan(2)
})

test('the halves of the backup are parted from the head of the sheet to its foot', async ({ page }) => {
  await open(page, '/settings/backup')
  const main = page.getByRole('main')
  const [sheet, half] = [await boxOf(main), await boxOf(main.getByRole('region', { name: 'Restore a backup' }))]
  expect(Math.abs(sheet.y + sheet.height - half.y - half.height)).toBeLessThanOrEqual(2)
})

test('on a phone the tools of a list keep their place while filters are in force', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/appointments/list?status=cancelled&when=any')
  const main = page.getByRole('main')
  const [filter, tools, chips] = [
    await boxOf(main.getByRole('button', { name: /^Filter/ })),
    await boxOf(main.locator('search .end').getByRole('button')),
    await boxOf(main.getByRole('list', { name: 'Active filters' })),
  ]
  expect(tools.y).toBe(filter.y)
  expect(chips.y).toBeGreaterThan(filter.y + filter.height)
})
