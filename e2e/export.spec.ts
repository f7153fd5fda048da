import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

const download = async (page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('the days in sight are taken away on paper, as a calendar file and as a table', async ({ page }) => {
  await openDemo(page, '/appointments')
  await page.getByRole('button', { name: 'View options' }).click()
  await page.getByRole('button', { name: 'Print or export' }).click()
  const panel = page.getByRole('dialog', { name: 'Print or export' })
  const preview = panel.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('table').first()).toBeVisible({ timeout: 60_000 })
  const calendars = await panel
    .getByRole('group', { name: 'Team & resources' })
    .getByRole('checkbox', { checked: true })
    .count()
  expect(calendars).toBeGreaterThan(1)
  await expect(preview.getByRole('table')).toHaveCount(calendars)
  await expect(preview.getByRole('columnheader', { name: 'Phone' }).first()).toBeVisible()

  // On paper there is nothing but the sheets, and each calendar begins a page.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('main')).toBeHidden()
  await expect(page.locator('.fd-paper table:visible')).toHaveCount(calendars)
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
  expect(pages).toBeGreaterThanOrEqual(calendars)
  await page.emulateMedia({ media: 'screen' })

  await panel.getByRole('checkbox', { name: 'Guest data' }).uncheck()
  await expect(preview.getByRole('columnheader', { name: 'Phone' })).toHaveCount(0)

  await panel.getByRole('radio', { name: 'Calendar file (.ics)' }).check()
  const said = await panel.getByText(/^\d+ appointments? on /).textContent()
  const count = Number.parseInt(said ?? '', 10)
  const ics = await download(page, () => panel.getByRole('button', { name: 'Save calendar file' }).click())
  expect(ics.name).toMatch(/\.ics$/)
  expect(ics.text).toMatch(/^BEGIN:VCALENDAR\r\n(?:[^\r\n]{1,75}\r\n)+$/u)
  expect(ics.text.match(/^BEGIN:VEVENT\r$/gm) ?? []).toHaveLength(count)

  await panel.getByRole('radio', { name: 'Table (.csv)' }).check()
  await panel.getByRole('button', { name: 'Choose columns and save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export CSV' })
  const csv = await download(page, () => dialog.getByRole('button', { name: 'Export' }).click())
  const lines = csv.text.trimEnd().split('\r\n')
  expect(lines[0]).toContain('Date,Starts,Ends,Minutes')
  expect(lines).toHaveLength(count + 1)
})

for (const [view, least] of [
  ['month', 28],
  ['agenda', 14],
] as const) {
  test(`every day that the ${view} shows is taken away`, async ({ page }) => {
    await openDemo(page, '/appointments', { view, open: 'take' })
    const panel = page.getByRole('dialog', { name: 'Print or export' })
    await expect(panel.getByRole('region', { name: 'Preview' }).getByRole('table').first()).toBeVisible({
      timeout: 60_000,
    })
    const shown = await Promise.all(
      ['First day', 'Last day'].map((name) => panel.getByRole('textbox', { name }).inputValue()),
    )
    // Shown as the reader's language writes it; the file is named by the standard.
    const [from = '', to = ''] = shown.map((date) => date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1'))
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
    expect(days).toBeGreaterThanOrEqual(least)
    await expect(panel.getByText(/^Only the first/)).toHaveCount(0)
    await panel.getByRole('radio', { name: 'Calendar file (.ics)' }).check()
    const ics = await download(page, () => panel.getByRole('button', { name: 'Save calendar file' }).click())
    expect(ics.name).toContain(`${from} – ${to}`)
    expect(ics.text).toContain('BEGIN:VEVENT')
  })
}
