import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { bands } from './media-files.ts'

const OVERLAY = 'Drop files or folders to upload them'

/** Moves folders of this machine over the page as the system's own drag does, so that the browser opens them itself. */
const dragInto = async (page: Page, files: string[], [over, y] = [500, 400]) => {
  const session = await page.context().newCDPSession(page)
  const step = (type: 'dragEnter' | 'dragOver' | 'drop', x = over) =>
    session.send('Input.dispatchDragEvent', { type, x, y, data: { items: [], files, dragOperationsMask: 1 } })
  await step('dragEnter')
  await step('dragOver')
  const goAway = async () => {
    await step('dragOver')
    await step('dragOver', 5000)
  }
  return { drop: () => step('drop'), goAway }
}

test('a folder is dropped with all that is in it, and one that cannot be read says so', async ({ page }, info) => {
  const plans = info.outputPath('plans')
  const lost = info.outputPath('lost')
  await Promise.all([mkdir(join(plans, 'upper', 'deep'), { recursive: true }), mkdir(lost, { recursive: true })])
  await Promise.all([
    writeFile(join(plans, 'zero.png'), await bands(40, 30)),
    writeFile(join(plans, '.DS_Store'), 'of the system'),
    writeFile(join(plans, 'upper', 'plan 10.png'), await bands(41, 30)),
    writeFile(join(plans, 'upper', 'deep', 'plan 2.png'), await bands(42, 30)),
    writeFile(join(lost, 'never.png'), await bands(43, 30)),
  ])
  await openDemo(page, '/multimedia')
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()

  const { goAway } = await dragInto(page, [plans])
  await expect(page.getByText(OVERLAY)).toBeVisible()
  // The page hears of what is held over it a moment after the browser does, also when it is no longer there.
  await expect(async () => {
    await goAway()
    await expect(page.getByText(OVERLAY)).toHaveCount(0, { timeout: 1000 })
  }).toPass()

  const { drop } = await dragInto(page, [plans])
  await expect(page.getByText(OVERLAY)).toBeVisible()
  await drop()
  const dialog = page.getByRole('dialog', { name: 'Upload 3 files' })
  // In the order of the names, and without what the system keeps there for itself.
  const names = dialog.getByRole('textbox', { name: /^Name of/ })
  const said = () => names.evaluateAll((all) => all.map((it) => (it as HTMLInputElement).value))
  await expect.poll(said).toEqual(['plan 2', 'plan 10', 'zero'])
  await expect(page.getByText(OVERLAY)).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)

  // Somebody takes the folder away between the drop and the reading.
  await page.exposeFunction('takeAway', () => rm(lost, { recursive: true }))
  await page.evaluate(() => {
    const wait = ({ dataTransfer }: DragEvent) => {
      const folder = dataTransfer?.items[0]?.webkitGetAsEntry() as FileSystemDirectoryEntry
      const reader = Object.getPrototypeOf(folder.createReader()) as FileSystemDirectoryReader
      const read = Reflect.get(reader, 'readEntries') as (...told: unknown[]) => void
      reader.readEntries = function readLater(...told) {
        const { takeAway } = window as unknown as { takeAway: () => Promise<void> }
        void takeAway().then(() => Reflect.apply(read, this, told))
      }
    }
    document.addEventListener('drop', wait, { capture: true, once: true })
  })
  await (await dragInto(page, [lost])).drop()
  await expect(page.getByText('Couldn’t read “lost”.', { exact: false })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the choice of a folder takes all that is in it', async ({ page }, info) => {
  const plans = info.outputPath('plans')
  await mkdir(join(plans, 'upper'), { recursive: true })
  await Promise.all([
    writeFile(join(plans, 'zero.png'), await bands(40, 30)),
    writeFile(join(plans, 'upper', 'one.png'), await bands(41, 30)),
  ])
  await openDemo(page, '/multimedia')
  const head = page.locator('main header')
  await expect(head.getByRole('button', { name: 'Upload files' })).toBeVisible()
  const chooses = (what: string) => page.locator(`input[data-chooses="${what}"]`)
  // The property of the element is what a browser goes by.
  await expect(chooses('folder')).toHaveJSProperty('webkitdirectory', true)
  await expect(chooses('files')).toHaveJSProperty('webkitdirectory', false)
  const choice = page.waitForEvent('filechooser')
  await head.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Upload a folder' }).click()
  await (await choice).setFiles(plans)
  const dialog = page.getByRole('dialog', { name: 'Upload 2 files' })
  await expect(dialog.getByRole('textbox', { name: /^Name of/ })).toHaveCount(2)
})

test('a picture is pasted from the clipboard, and text goes where it is typed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDemo(page, '/multimedia')
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search library' })
  await page.evaluate(() => navigator.clipboard.writeText('clinic'))
  await search.focus()
  await page.keyboard.press('ControlOrMeta+V')
  await expect(search).toHaveValue('clinic')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search.fill('')

  const base64 = (await bands(64, 48)).toString('base64')
  await page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const blob = new Blob([bytes], { type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  }, base64)
  // What is typed into takes what it can of the clipboard itself.
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await search.blur()
  await page.keyboard.press('ControlOrMeta+V')
  const dialog = page.getByRole('dialog', { name: 'Upload 1 file' })
  await expect(dialog.getByText('64 × 48', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Upload 1 file/ })).toBeEnabled()
})

test('a picture is dropped on a field of a form, goes into it, and beside the field takes nothing away', async ({
  page,
}, info) => {
  const logo = info.outputPath('our logo.png')
  await mkdir(info.outputPath(), { recursive: true })
  await writeFile(logo, await bands(40, 30))
  await openDemo(page, '/presets/new')
  const field = page.getByRole('textbox', { name: /^Logo/ })
  const place = page.locator('div:has(> [data-over])').filter({ has: field })
  await expect(place).toContainText('can also be dropped or pasted here')
  await page.getByRole('textbox', { name: /^Title/ }).fill('With a logo')
  await (await dragInto(page, [logo], [20, 880])).drop()
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('With a logo')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await field.scrollIntoViewIfNeeded()
  const box = await field.boundingBox()
  if (!box) throw new Error('The field is not in sight.')
  const { drop } = await dragInto(page, [logo], [box.x + 20, box.y + 10])
  await expect(place.locator('[data-over="true"]')).toHaveCount(1)
  await drop()
  const dialog = page.getByRole('dialog', { name: 'Upload 1 file' })
  await dialog.getByRole('button', { name: /^Upload 1 file/ }).click()
  await expect(field).toHaveValue(/^\/media\//)
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue('With a logo')
})
