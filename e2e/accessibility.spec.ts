import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ADDRESSES, expectSettled } from './addresses.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

/** What axe finds, one line each: rule, how many places, the first of them. */
const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(
    ({ id, nodes }) => `${id} ×${nodes.length}: ${nodes[0]?.html.slice(0, 160)} ${nodes[0]?.failureSummary}`,
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('no page violates a rule of axe', async ({ page }) => {
      test.setTimeout(120_000)
      for (const [name, path] of Object.entries(ADDRESSES)) {
        await test.step(name, async () => {
          await openDemo(page, path)
          await expectSettled(page)
          expect.soft(await violations(page), name).toEqual([])
        })
      }
    })

    test('neither does the connect page', async ({ page }) => {
      await page.goto('/connect')
      await page.getByText('Another server').click()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByLabel('Access Key ID')).toHaveAccessibleDescription('This is needed.')
      expect(await violations(page)).toEqual([])
    })

    test('nor does the menu of colours, language and connection', async ({ page }) => {
      await openDemo(page, '/settings/connection')
      await page.getByRole('button', { name: 'Display and connection' }).click()
      await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })

    test('nor a phone, with all its pages in the sheet', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openDemo(page, '/appointments')
      await expectSettled(page)
      expect.soft(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'More' }).click()
      await expect(page.getByRole('dialog', { name: 'All pages' })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}
