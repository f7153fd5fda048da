import { expectSettled, walkTo } from './addresses.ts'
import { expectNoViolationInAnyColors } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { until } from './keys.ts'

test('a change of the log opens in place by keys, tells each field before and after, and is taken back', async ({
  page,
}) => {
  await openDemo(page, '/services')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  const before = await name.inputValue()
  await name.fill('First visit')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()

  await walkTo(page, '/settings/audit')
  const row = page.getByRole('row', { name: / changed First visit/ }).first()
  await until(page, 'Tab', row.getByRole('button', { expanded: false }))
  await page.keyboard.press('Enter')
  const fields = page.getByRole('table', { name: 'What changed' })
  await expect(fields.getByRole('row').filter({ hasText: 'Name' }).getByRole('cell')).toHaveText([
    'Name',
    before,
    'First visit',
  ])
  await expectSettled(page)
  await expectNoViolationInAnyColors(page, 'audit', 'main')
  // As wide as the sheet, and nothing of it beside the window on a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  const beside = () =>
    page
      .locator('tr.detail *')
      .evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().right > innerWidth).length)
  await expect.poll(beside).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  await until(page, 'Tab', page.getByRole('button', { name: 'Restore previous values' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(` changed ${before}`) })).toBeVisible()
})

test('what happened can be read whole on a tablet, whose name is longer too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openDemo(page, '/services')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('First visit for children and parents')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await walkTo(page, '/settings/audit')
  const cell = page
    .getByRole('row', { name: / changed First visit for children/ })
    .getByRole('cell')
    .filter({ has: page.getByRole('button') })
    .first()
  const cut = () =>
    cell.evaluate((it) =>
      [it, ...it.querySelectorAll('*')]
        .filter((part) => getComputedStyle(part).overflowX !== 'visible' && part.clientWidth > 1)
        .map((part) => part.scrollWidth - part.clientWidth)
        .filter((beyond) => beyond > 0),
    )
  await expect.poll(cut).toEqual([])
})

test('on a phone the time stands on the first line of what happened, and a key or an operation is named', async ({
  page,
}) => {
  await openDemo(page, '/services')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('First visit for children and their parents')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await walkTo(page, '/settings/audit?columns=key,operation')
  const row = page.getByRole('row', { name: / changed First visit for children/ })
  const lines = await row.getByRole('button').evaluate((it) => {
    const words = document.createRange()
    const [time, , sentence] = it.firstElementChild?.children ?? []
    return [time, sentence].map((part) => {
      words.selectNodeContents(part ?? it)
      return [...words.getClientRects()].map(({ bottom }) => bottom)
    })
  })
  expect(lines[1]?.length, 'the sentence has several lines').toBeGreaterThan(1)
  expect(Math.abs((lines[0]?.[0] ?? 0) - (lines[1]?.[0] ?? 0))).toBeLessThan(3)
  // A card has no headings: what says nothing by itself stands behind its own.
  const said = await row
    .locator('td.named')
    .evaluateAll((all) => all.map((it) => `${getComputedStyle(it, '::before').content} ${it.textContent}`))
  expect(said).toEqual(['"Access key ID " DEMO', '" · Operation " services.update'])
})
