import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

for (const width of [1440, 1024, 390]) {
  test(`no two labels of a plot touch at ${width} pixels, and none is cut`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openDemo(page, '/reports')
    const plot = page.getByRole('tabpanel')
    for (const by of ['Week', 'Weekday']) {
      await page.getByRole('button', { name: by, exact: true }).click()
      for (const figure of [/^Load/, /^No-shows/, /^Lead time/]) {
        await page.getByRole('tab', { name: figure }).click()
        await expect(plot.locator('.MuiChartsAxis-directionX text').first()).toBeVisible()
        const labels = await plot.locator('.MuiChartsAxis-tickLabel').evaluateAll((all) =>
          all.map((it) => {
            const { left, right, top, bottom } = it.getBoundingClientRect()
            const frame = it.closest('svg')?.getBoundingClientRect() ?? { left: 0, right: 0, top: 0, bottom: 0 }
            const isCut =
              left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1
            return { text: it.textContent, left, right, top, bottom, isCut }
          }),
        )
        expect(labels.length).toBeGreaterThan(5)
        expect(labels.filter(({ isCut }) => isCut).map(({ text }) => text)).toEqual([])
        const touching = labels.flatMap((one, at) =>
          labels
            .slice(at + 1)
            .filter(
              (other) =>
                one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            )
            .map((other) => `${one.text} and ${other.text}`),
        )
        expect(touching).toEqual([])
      }
    }
  })
}

test('what the Tab key reaches of a plot says what it is', async ({ page }) => {
  await openDemo(page, '/reports?by=weekday')
  const stop = page.getByRole('tabpanel').getByRole('group', { name: 'Load per weekday' })
  await expect(stop).toHaveAttribute('tabindex', '0')
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(page.getByRole('tabpanel').getByRole('group', { name: 'Load per week' })).toHaveAttribute(
    'tabindex',
    '0',
  )
})
