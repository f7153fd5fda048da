import { madeHeic } from '../src/web/fields/uploads/heic/testing/made-heic.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { chooseAndSend, uploadDock } from './uploading.ts'

const photo = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'image/heic', buffer: Buffer.from(bytes) })

test('a photo of a phone becomes a JPEG before it is sent, and is shown upright', async ({ page }) => {
  const sideways = madeHeic({ grid: { columns: 2, rows: 1, width: 128, height: 64 }, quarters: 1 })
  await openDemo(page, '/multimedia')
  await chooseAndSend(page, [photo('Team photo.HEIC', sideways)])
  await expect(uploadDock(page).getByText('Team photo').first()).toBeVisible()
  const tile = page.getByRole('link', { name: /^Team photo Image/ })
  await expect(tile.locator('img')).toBeVisible()
  await tile.click()
  await expect(page.getByText('image/jpeg')).toBeVisible()
  await expect(page.getByText('64 × 128')).toBeVisible()
})

test('a damaged one is refused in words that say what to do', async ({ page }) => {
  await openDemo(page, '/multimedia')
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
  const [input, broken] = [page.locator('input[data-chooses="files"]').first(), madeHeic().slice(0, 300)]
  await input.setInputFiles([photo('Sound.heic', madeHeic()), photo('Broken.heic', broken)])
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Converted from HEIC to JPG, so that every browser shows it.')).toBeVisible()
  await expect(dialog.getByText(/This HEIC photo can’t be converted. Save it as JPEG/)).toBeVisible()
})
