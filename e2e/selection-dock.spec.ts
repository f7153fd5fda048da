import { png } from '../src/server/media/testing/samples.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { chooseAndSend, uploadDock } from './uploading.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1024, height: 700 },
  { width: 800, height: 900 },
])
  test(`what is done with ticked files stands clear of the uploads, ${viewport.width} px wide`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openDemo(page, '/multimedia')
    await chooseAndSend(page, [{ name: 'Door.png', mimeType: 'image/png', buffer: await png() }])
    const dock = uploadDock(page)
    await expect(dock).toBeVisible()
    await page.getByRole('gridcell').first().getByRole('checkbox').check({ force: true })
    const clear = page.getByRole('button', { name: 'Clear selection' })
    await expect(clear).toBeVisible()
    const place = await clear.boundingBox()
    const over = await dock.boundingBox()
    if (!place || !over) throw new Error('Both are in sight.')
    const isBeside = place.x + place.width <= over.x
    const isAbove = place.y + place.height <= over.y
    expect(isBeside || isAbove, JSON.stringify({ place, over })).toBe(true)
    await clear.click()
    await expect(clear).toHaveCount(0)
  })
