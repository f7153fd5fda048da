import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { bands } from './media-files.ts'
import { chooseAndSend } from './uploading.ts'

test('in mock mode tiles have a smaller picture, also after a reload, and the viewer has the whole one', async ({
  page,
}) => {
  // The queue paces itself by the clock, so here it goes on.
  await page.goto('/multimedia?mock=1')
  const buffer = await bands(1600, 1000)
  await chooseAndSend(page, [{ name: 'Panel.png', mimeType: 'image/png', buffer }])
  const tile = page.getByRole('grid', { name: 'Library' }).getByRole('link', { name: 'Panel' })
  await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 640)
  await expect(tile.locator('img')).toHaveJSProperty('naturalHeight', 400)

  await openDemo(page, '/multimedia')
  await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 640)
  await tile.click()
  const stage = page.getByRole('dialog', { name: 'Panel' }).getByRole('region', { name: 'The file' })
  await expect(stage.getByRole('img').first()).toHaveJSProperty('naturalWidth', 1600)
})
