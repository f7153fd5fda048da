import type { Locator } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

const styleOf = (locator: Locator, name: string) =>
  locator.first().evaluate((it, property) => getComputedStyle(it).getPropertyValue(property), name)

test('with forced colours what is pressed, current, closed and pending can still be told', async ({ page }) => {
  await openDemo(page, '/appointments?date=2026-11-24')
  const view = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.locator('[data-event]').first()).toBeVisible()
  expect(await styleOf(view('Day'), 'background-color')).not.toBe(await styleOf(view('Week'), 'background-color'))
  expect(await styleOf(view('Day'), 'color')).not.toBe(await styleOf(view('Week'), 'color'))

  const place = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
  expect(await styleOf(place('Calendar'), 'outline-style')).toBe('solid')
  expect(await styleOf(place('Services'), 'outline-style')).toBe('none')

  expect(await styleOf(page.locator('.fd-band.fd-closed'), 'background-image')).toContain('gradient')
  const edge = (tone: string) => styleOf(page.locator(`.fd-card.fd-${tone}`), 'border-block-start-style')
  expect(await edge('pending')).toBe('dashed')
  expect(await edge('confirmed')).toBe('solid')
  expect(await styleOf(page.locator('.fd-card.fd-pending'), 'outline-style')).toBe('dashed')
  expect(await styleOf(page.locator('.fd-card.fd-confirmed'), 'outline-style')).toBe('solid')

  // Who asks for more contrast gets lines and quiet texts in the color of the text.
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
  const ink = await styleOf(page.locator('html'), '--fd-palette-text-primary')
  expect(await styleOf(page.locator('html'), '--fd-palette-line-main')).toBe(ink)
  expect(await styleOf(page.locator('html'), '--fd-palette-text-secondary')).toBe(ink)
})
