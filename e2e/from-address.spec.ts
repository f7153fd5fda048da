import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { bands } from './media-files.ts'

test('a picture of another site is fetched by keyboard alone and kept, and a closed site says so at the field', async ({
  page,
}) => {
  const picture = await bands(64, 48)
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ body: picture, headers: { 'access-control-allow-origin': '*' } }),
  )
  // A page learns no more of a site that is closed to it.
  await page.route('https://closed.example/**', (route) => route.abort())
  await openDemo(page, '/multimedia')
  await page.locator('main header').getByRole('button', { name: 'More actions' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Upload a folder' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'From an address' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'From an address' })
  const field = dialog.getByRole('textbox', { name: 'Address of the file' })
  await expect(field).toBeFocused()
  await page.keyboard.type('https://closed.example/a%20door.png')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/This browser isn’t allowed to read files from “closed\.example”\./)
  await expect(field).toBeFocused()
  await field.fill('https://pictures.example/a%20door.png')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Added a door')).toBeVisible()
  await expect(page.locator('main header').getByRole('button', { name: 'More actions' })).toBeFocused()
  // The bytes are kept here: the site is not asked for them again.
  await page.unroute('https://pictures.example/**')
  await page.getByRole('searchbox', { name: 'Search library' }).fill('a door')
  const shown = page.getByRole('gridcell', { name: /a door/ }).locator('img')
  await expect(shown).toHaveJSProperty('complete', true)
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})
