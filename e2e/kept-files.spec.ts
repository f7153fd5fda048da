import { expectNoViolation } from './axe.ts'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { pressByKeys, until } from './keys.ts'
import { bands } from './media-files.ts'
import { chooseAndSend } from './uploading.ts'

const png = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await bands(width, height),
})

test('a replaced file is given back, and a deleted one comes back from the trash, all by keys', async ({ page }) => {
  await openDemo(page, '/multimedia')
  const main = page.getByRole('main')
  await chooseAndSend(page, [await png('Bands.png', 600, 400)])
  const tile = page.getByRole('grid', { name: 'Library' }).getByRole('link', { name: 'Bands' })
  await tile.focus()
  await page.keyboard.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Bands' })
  const versions = viewer.getByRole('list', { name: 'Earlier versions' })
  await expect(viewer.locator('dd', { hasText: '600 × 400' })).toBeVisible()
  await expect(viewer.getByText('None. A file that is replaced stays here for 30 days.')).toBeVisible()

  const chosen = page.waitForEvent('filechooser')
  await viewer.getByRole('button', { name: 'File actions' }).press('Enter')
  const replace = page.getByRole('menuitem', { name: 'Replace the file' })
  await expect(replace).toBeVisible()
  if (!(await replace.evaluate((it) => it === document.activeElement))) await until(page, 'ArrowDown', replace, 10)
  await page.keyboard.press('Enter')
  await (await chosen).setFiles(await png('new.png', 300, 200))
  const question = page.getByRole('dialog', { name: 'Replace the file of “Bands”?' })
  await expect(question.getByText(/The old one stays under “Earlier versions” until/)).toBeVisible()
  await pressByKeys(page, question.getByRole('button', { name: 'Replace', exact: true }))
  await expect(viewer.locator('dd', { hasText: '300 × 200' })).toBeVisible()
  await expect(versions.getByText(/600 × 400/)).toBeVisible()
  await expectNoViolation(page, 'earlier versions')
  await viewer.getByRole('button', { name: 'File actions' }).focus()
  await pressByKeys(page, versions.getByRole('button', { name: /^Restore/ }), 40)
  await expect(versions.getByText(/300 × 200/)).toBeVisible()
  await expect(viewer.locator('dd', { hasText: '600 × 400' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)

  await tile.press('Delete')
  const deletion = page.getByRole('alertdialog', { name: 'Delete “Bands”?' })
  await expect(deletion.getByText(/Moves the file to the trash. You can restore it until/)).toBeVisible()
  await expect(deletion.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-busy')
  await pressByKeys(page, deletion.getByRole('button', { name: 'Delete' }))
  await expect(tile).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await expect(tile).toBeVisible()
  await tile.press('Delete')
  await expect(deletion.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-busy')
  await pressByKeys(page, deletion.getByRole('button', { name: 'Delete' }))
  await expect(tile).toHaveCount(0)

  // What is kept stays over a reload, with its bytes.
  await page.reload()
  await main.locator('header').getByRole('button', { name: 'More actions' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Trash' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible()
  await expect(main.getByText('Bands')).toBeVisible()
  await expect(main.getByRole('row').locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await expectNoViolation(page, 'the trash')
  await main.getByRole('checkbox', { name: 'Select Bands' }).press('Space')
  await pressByKeys(page, main.getByRole('button', { name: 'Restore', exact: true }))
  await expect(page.getByText('The trash is empty')).toBeVisible()
  await main.getByRole('link', { name: 'Library' }).first().press('Enter')
  await expect(tile).toBeVisible()
  await tile.press('Enter')
  await expect(viewer.getByRole('img', { name: 'Bands' })).not.toHaveJSProperty('naturalWidth', 0)
  await expect(versions.getByText(/300 × 200/)).toBeVisible()
})
