import type { Page } from '@playwright/test'
import { expectSettled, walkTo } from './addresses.ts'
import { expectNoViolation, expectNoViolationInAnyColors } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { quickLine } from './grid.ts'

/** Leads to other parameters of the address. */
const lead = (page: Page, query: Record<string, string>): Promise<void> => {
  const url = new URL(page.url())
  for (const [name, value] of Object.entries(query)) {
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  }
  return walkTo(page, url.href)
}

test('neither the views of the calendar nor its panels violate a rule of axe, in either scheme of colours', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await openDemo(page, '/appointments', { date: '2026-11-24' })
  await expect(page.locator('[data-event]').first()).toBeVisible()

  // Two calendars have every kind of card and band; axe weighs each pair of nodes that overlap.
  const columns = await page
    .locator('[data-column]')
    .evaluateAll((all) => all.map((it) => it.getAttribute('data-column') ?? ''))
  await lead(page, {
    calendars: columns
      .slice(0, 2)
      .map((id) => id.split(' ')[0])
      .join(','),
  })
  await expect(page.locator('[data-column]')).toHaveCount(2)

  // The frame around the views is looked at with the pages; here the view itself, and each panel alone.
  for (const [name, query, shown] of [
    ['day', {}, '[data-event]'],
    ['week', { view: 'week' }, '[data-event]'],
    ['month', { view: 'month' }, '[data-chip]'],
    ['agenda', { view: 'agenda' }, '[data-row]'],
  ] as const) {
    await test.step(name, async () => {
      await lead(page, query)
      await expect(page.locator(shown).first()).toBeVisible()
      await expectNoViolation(page, name, '.view')
    })
  }

  await lead(page, { view: '' })
  await expect(page.locator('[data-event]').first()).toBeVisible()
  await test.step('the lens', async () => {
    await page.locator('[data-event].fd-confirmed').first().focus()
    await page.keyboard.press('m')
    await expect(page.locator('.fd-lens-fits').first()).toBeAttached()
    await expectNoViolation(page, 'lens', '[data-column]')
    await page.keyboard.press('Escape')
  })
  for (const [open, name] of [
    ['find', /^Find a time/],
    ['waiting', /^Waiting list/],
    ['walk-in', /^Walk-in/],
    ['take', /^Print or export/],
  ] as const) {
    await test.step(open, async () => {
      await lead(page, { open })
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await expectSettled(page)
      await expectNoViolation(page, open, '[role=dialog]')
      await lead(page, { open: '' })
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }

  const options = page.getByRole('button', { name: 'View options' })
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name, exact: true })
    if (!(await button.isVisible()) && (await options.isVisible())) await options.click()
    await button.click()
  }
  for (const name of [/^\d+ (calendars|people)$/, 'Time zones']) {
    await test.step(String(name), async () => {
      await press(name)
      await expect(page.getByRole('dialog').first()).toBeVisible()
      await expectSettled(page)
      await expectNoViolation(page, String(name), '[role=dialog]')
      while ((await page.getByRole('dialog').count()) > 0) {
        const open = await page.getByRole('dialog').count()
        await page.keyboard.press('Escape')
        await expect.poll(() => page.getByRole('dialog').count()).toBeLessThan(open)
      }
    })
  }
  if (await options.isVisible()) {
    await options.click()
    await expectNoViolation(page, 'options')
    await page.keyboard.press('Escape')
  }
  await test.step('the quick line', async () => {
    await (await quickLine(page)).fill('ada lovelace follow-up in 2 weeks')
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
    await expectNoViolationInAnyColors(page, 'quick line', 'header, h1, [role=listbox]')
  })
})
