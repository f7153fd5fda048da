import type { Page } from '@playwright/test'
import type { Multimedia } from '#api/contract/multimedia.ts'
import { paths } from '../src/web/paths/paths.ts'
import { walkTo } from './addresses.ts'
import { expectNoViolation } from './axe.ts'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import type { RunningServer } from './server.ts'
import { type SentFile, manyFiles, wrongFile } from './upload-files.ts'
import { createGate, uploadDock } from './uploading.ts'
import { signIn } from './sign-in.ts'

const media = async (server: RunningServer): Promise<Multimedia[]> => {
  const answer = await call<Multimedia[] | { items: Multimedia[] }>(server, 'GET', '/api/v1/multimedia?limit=1000')
  return Array.isArray(answer) ? answer : answer.items
}

/** Signs in so that the device remembers, and with the connection what is on its way. */
const openMedia = async (page: Page, server: RunningServer): Promise<void> => {
  await page.goto(`${server.url}${paths.connect()}`)
  await page.getByLabel('Access key ID').fill(server.accessKeyId)
  await page.getByLabel('Secret access key').fill(server.secretAccessKey)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  await walkTo(page, paths.multimedia.list())
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeVisible()
}

/** Lets go of files over the page, as a hand does that dragged them from a folder. */
const drop = async (page: Page, files: readonly SentFile[]): Promise<void> => {
  const carried = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: buffer.toString('base64') }))
  const transfer = await page.evaluateHandle((all) => {
    const made = new DataTransfer()
    for (const { name, mimeType, bytes } of all) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      made.items.add(new File([content], name, { type: mimeType }))
    }
    return made
  }, carried)
  const target = page.locator('main')
  await target.dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.getByText('Drop files or folders to upload them')).toBeVisible()
  await target.dispatchEvent('drop', { dataTransfer: transfer })
}

/** How many files of uploads this browser keeps for the next start. */
const keptFiles = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('frontdesk-uploads')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.addEventListener('error', () => reject(counting.error ?? new Error('not counted')))
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

// One server is enough for both.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 900 } })

test('two dozen files are dropped, looked at, sent, paused, taken up after a reload, and are ready', async ({
  page,
  ownServer,
}) => {
  // A busy machine is no failure: alone it takes a quarter of this.
  test.setTimeout(360_000)
  const files = await manyFiles()
  const before = await media(ownServer)
  await openMedia(page, ownServer)
  await drop(page, [...files, wrongFile])

  const dialog = page.getByRole('dialog', { name: 'Upload 25 files' })
  const send = dialog.getByRole('button', { name: /^Upload 24 files/ })
  await expect(send).not.toHaveAttribute('aria-busy', 'true', { timeout: 60_000 })
  await expect(
    dialog.getByText('The name says PNG, but the content is something else.', { exact: false }),
  ).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Upload letter' })).toBeDisabled()
  await expect(dialog.getByRole('combobox', { name: 'Type of around-1' })).toHaveValue('immersive')
  await expect(dialog.getByText(/3 pages/)).toHaveCount(1)
  await dialog
    .getByRole('textbox', { name: 'Alternative text of plan-1', exact: true })
    .fill('The plan of the first floor')
  await dialog.getByRole('textbox', { name: 'Name of plan-2.png' }).fill('Second floor')
  await expectNoViolation(page, 'the files before they are sent', '[role="dialog"]')

  const gate = await createGate(page)
  await send.click()
  await expect.poll(() => gate.held()).toBeGreaterThan(0)
  await uploadDock(page).getByRole('button', { name: 'Pause all' }).click()
  await expect(uploadDock(page).getByRole('heading', { name: '24 uploads paused' })).toBeVisible()
  await expectNoViolation(page, 'the uploads', 'section:has(> [aria-label="Uploads"])')
  await gate.open()

  // Leaving before each of them is kept would be asked about.
  await expect.poll(() => keptFiles(page)).toBe(24)
  await page.reload()
  await expect(uploadDock(page).getByRole('heading', { name: '24 uploads paused' })).toBeVisible()
  await uploadDock(page).getByRole('button', { name: 'Resume all' }).click()
  // Counted, not looked for in sight: for that the whole of the page would be read aloud at every look.
  // What is no picture brings its poster along: three films, three sounds and three documents.
  const done = page.getByRole('heading', { name: '33 files uploaded' })
  await expect(done).toHaveCount(1, { timeout: 180_000 })
  await expect(done).toBeVisible()

  const known = new Set(before.map(({ id }) => id))
  const arrived = (await media(ownServer)).filter(({ id }) => !known.has(id))
  const sent = arrived.filter(({ name }) => !name.startsWith('Poster of '))
  expect([arrived.length, sent.length]).toEqual([33, 24])
  expect(sent.filter(({ status, sha256, url }) => status !== 'ready' || !sha256 || !url)).toEqual([])
  const count = (type: string) => sent.filter((medium) => medium.type === type).length
  expect(['image', 'video', 'audio', 'presentation', 'immersive'].map(count)).toEqual([12, 3, 3, 3, 3])
  expect(sent.find(({ name }) => name === 'plan-1')?.altText).toBe('The plan of the first floor')
  expect(sent.some(({ name }) => name === 'Second floor')).toBe(true)

  // The same bytes once more are there already, and stay where they are.
  await drop(page, files.slice(0, 1))
  const again = page.getByRole('dialog', { name: 'Upload 1 file' })
  await expect(again.getByText('Duplicate of “plan-1”.', { exact: false })).toBeVisible()
  await expect(again.getByRole('button', { name: 'Nothing to upload' })).toBeDisabled()
  await expect(again.getByRole('link', { name: 'Show “plan-1” in a new tab' })).toBeVisible()
})

test('a file is uploaded into the field of a preset in place', async ({ page, ownServer }) => {
  const [file] = await manyFiles()
  if (!file) throw new Error('there are two dozen')
  await signIn(page, ownServer)
  await expectLive(page)
  await walkTo(page, paths.presets.create())
  await page.getByRole('button', { name: 'Choose from library' }).last().click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Upload files' }).click()
  await (
    await chooser
  ).setFiles({ ...file, name: 'lobby.png', buffer: Buffer.concat([file.buffer, Buffer.from('\n')]) })
  const dialog = page.getByRole('dialog', { name: 'Upload 1 file' })
  await dialog.getByRole('button', { name: /^Upload 1 file/ }).click()
  await expect(page.getByText('Added lobby')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Remove lobby', exact: true })).toBeVisible()
})
