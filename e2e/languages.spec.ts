import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ADDRESSES, expectSettled, inHalves, walkTo } from './addresses.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

/** English texts of the catalogue that are written differently in Spanish. */
const translated = new Set(
  readFileSync(new URL('../src/web/locales/es.po', import.meta.url), 'utf8')
    .split('\n\n')
    .flatMap((entry) => {
      const [, id = '', text = ''] = /^msgid "(.*)"\nmsgstr "(.*)"$/m.exec(entry) ?? []
      return id !== '' && id !== text && !id.includes('{') ? [id] : []
    }),
)

/** Words that no Spanish sentence has, and no name in the demo. */
const ENGLISH = /\b(the|with|and|this|that|which|from|your|not|are|save|delete|edit|cancel|close|loading|new)\b/i

/** What the dashboard itself says: headings, labels, buttons, help; not the names that people gave to things. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken = 'h1, h2, h3, legend, label, summary, th, dt, nav a, button, [role="columnheader"], [role="status"]'
    const texts = [document.title]
    for (const element of document.querySelectorAll<HTMLElement>(spoken)) {
      // Cards, tiles, choices and rows carry what people wrote.
      if (element.closest('[data-event], [data-index], tbody, option, td, [translate="no"]')) continue
      texts.push(element.innerText)
    }
    for (const name of ['aria-label', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        // What is written for readers of another language says so.
        if (!element.closest('[data-event], [data-index], [data-column], tbody, body [lang]'))
          texts.push(element.getAttribute(name) ?? '')
      }
    }
    return texts
      .flatMap((text) => text.split('\n'))
      .map((text) => text.replace(/\s*\*$/, '').trim())
      .filter(Boolean)
  })

test('the language is chosen in the menu and kept', async ({ page }) => {
  await openDemo(page, '/services')
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servicios')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Servicios')
  await expect(page).toHaveTitle(/Servicios/)
})

// Spanish is the longer language: what fits there, fits; a mirrored page shows what leans on one side.
for (const [part, some] of inHalves(Object.entries(ADDRESSES)).entries()) {
  test(`in Spanish and mirrored no page has English left or is wider than the screen (${part + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(360_000)
    expect(translated.size).toBeGreaterThan(100)
    await page.addInitScript(() => localStorage.setItem('frontdesk-locale', 'es'))
    await page.clock.setFixedTime('2026-11-18T09:10:00Z')
    await page.goto('/settings?mock=1&dir=rtl')
    await expect(page.getByText('Datos de prueba').first()).toBeVisible()
    for (const [name, path] of some) {
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1440, height: 844 })
        await walkTo(page, path)
        await expectSettled(page)
        await expect(page.locator('html')).toHaveAttribute('lang', 'es')
        const english = (await wordsOf(page)).filter((text) => translated.has(text) || ENGLISH.test(text))
        expect.soft([...new Set(english)], name).toEqual([])
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        const navigation = await page.getByRole('navigation').first().boundingBox()
        expect(navigation?.x, 'the navigation is at the right').toBeGreaterThan(1000)
        for (const width of [1440, 768, 390]) {
          await page.setViewportSize({ width, height: 844 })
          // Asked until it holds: a page that changes with the width does so a moment after the window.
          const overflow = () =>
            page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          await expect.soft.poll(overflow, { message: `${name} on ${width}: pixels wider than the screen` }).toBe(0)
        }
      })
    }
  })
}
