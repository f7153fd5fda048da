import type axeCore from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Page, expect } from '@playwright/test'

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds, one line each: rule, how many places, the first of them; all of the page, or one part of it. */
export const violations = async (page: Page, rules?: string[], within?: string): Promise<string[]> => {
  // Once a document: to read half a megabyte of code takes longer than most looks.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  return page.evaluate(
    async ({ values, part }) => {
      if (!window.axe) throw new Error('axe was not taken in.')
      const only = values ? { runOnly: { type: 'rule' as const, values } } : {}
      const options = { ...only, resultTypes: ['violations' as const], preload: false, iframes: false }
      const { violations: found } = await window.axe.run(part ?? document, options)
      return found.map(
        ({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`,
      )
    },
    { values: rules, part: within },
  )
}

const colored = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
}

/** Every rule in light colours; in dark ones only contrast, since nothing else depends on colours. */
export const expectNoViolation = async (page: Page, name: string, within?: string): Promise<void> => {
  await colored(page, 'light')
  expect.soft(await violations(page, undefined, within), `${name}, light`).toEqual([])
  await colored(page, 'dark')
  expect.soft(await violations(page, ['color-contrast'], within), `${name}, dark`).toEqual([])
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>
const PLAIN = { colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' } as const satisfies Media
const MORE = '(prefers-contrast: more)'
const FORCED = '(forced-colors: active)'

/** As `expectNoViolation`, and in the colors of a device that chooses them. */
export const expectNoViolationInAnyColors = async (page: Page, name: string, within?: string): Promise<void> => {
  await expectNoViolation(page, name, within)
  await page.emulateMedia({ ...PLAIN, forcedColors: 'active', reducedMotion: 'reduce' })
  await expect.poll(() => page.evaluate((it) => matchMedia(it).matches, FORCED)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light')
  expect.soft(await violations(page, ['color-contrast'], within), `${name}, colors of the device`).toEqual([])
  await page.emulateMedia({ ...PLAIN, reducedMotion: 'reduce' })
}

/** Texts have 7:1 for who asks for more contrast, and can be read where the device chooses the colors. */
export const expectEasyToRead = async (page: Page, name: string): Promise<void> => {
  const looks: [string, Media, string, string][] = [
    ['more contrast', { ...PLAIN, contrast: 'more' }, MORE, 'color-contrast-enhanced'],
    ['more contrast in the dark', { ...PLAIN, contrast: 'more', colorScheme: 'dark' }, MORE, 'color-contrast-enhanced'],
    ['colors of the device', { ...PLAIN, forcedColors: 'active' }, FORCED, 'color-contrast'],
  ]
  for (const [look, media, query, rule] of looks) {
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await expect.poll(() => page.evaluate((it) => matchMedia(it).matches, query)).toBe(true)
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', media.colorScheme ?? 'light')
    // Colors pass into each other even without motion, if only for a frame.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect.soft(await violations(page, [rule]), `${name}, ${look}`).toEqual([])
  }
  await page.emulateMedia({ ...PLAIN, reducedMotion: 'reduce' })
}
