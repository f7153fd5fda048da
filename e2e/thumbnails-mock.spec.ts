import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { bands } from './media-files.ts'

test('in mock mode tiles have a smaller picture, also after a reload, and the viewer has the whole one', async ({
  page,
}) => {
  // The queue paces itself by the clock, so here it goes on.
  await page.goto('/multimedia?mock=1')
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
  const buffer = await bands(1600, 1000)
  await page
    .locator('input[data-chooses="files"]')
    .first()
    .setInputFiles([{ name: 'Panel.png', mimeType: 'image/png', buffer }])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Upload 1 file/ })
    .click()
  const tile = page.getByRole('grid', { name: 'Multimedia' }).getByRole('link', { name: 'Panel' })
  await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 640)
  await expect(tile.locator('img')).toHaveJSProperty('naturalHeight', 400)

  await openDemo(page, '/multimedia')
  await expect(tile.locator('img')).toHaveJSProperty('naturalWidth', 640)
  await tile.click()
  const stage = page.getByRole('dialog', { name: 'Panel' }).getByRole('region', { name: 'The medium' })
  await expect(stage.getByRole('img').first()).toHaveJSProperty('naturalWidth', 1600)
})
