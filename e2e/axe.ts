import AxeBuilder from '@axe-core/playwright'
import { type Page, expect } from '@playwright/test'

/** What axe finds, one line each: rule, how many places, the first of them; all of the page, or one part of it. */
export const violations = async (page: Page, rules?: string[], within?: string): Promise<string[]> => {
  // In the page itself, where no frame is of another origin: the other way opens a second page for every look.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (within !== undefined) axe.include(within)
  const only = rules ? { runOnly: { type: 'rule' as const, values: rules } } : {}
  const { violations: found } = await axe.options({ ...only, resultTypes: ['violations'], preload: false }).analyze()
  return found.map(
    ({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`,
  )
}

/** Every rule in light colours; in dark ones only contrast, since nothing else depends on colours. */
export const expectNoViolation = async (page: Page, name: string, within?: string): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect.soft(await violations(page, undefined, within), `${name}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark')
  expect.soft(await violations(page, ['color-contrast'], within), `${name}, dark`).toEqual([])
}
