import type { Page } from '@playwright/test'
import { mp4, wav } from '../src/server/media/testing/samples.ts'
import { walkTo } from './addresses.ts'
import { expectNoViolation } from './axe.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { pressByKeys, until } from './keys.ts'
import { bands, putMedium, twoPages } from './media-files.ts'
import { signIn } from './sign-in.ts'

/** Opens a medium's own page and answers the place of what it shows. */
const look = async (page: Page, id: string) => {
  await walkTo(page, `/multimedia/${id}`)
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('button', { name: 'Copy URL' })).toBeVisible()
  return preview
}

// One server for all of them.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, ownServer }) => {
  await signIn(page, ownServer)
  await expectLive(page)
})

test('a picture is zoomed around and saved, and another file takes its place under its id', async ({
  page,
  ownServer,
}) => {
  const about = { name: 'Bands', format: 'image/png', altText: 'Bands of colour' }
  const id = await putMedium(ownServer, about, await bands(1200, 800))
  const preview = await look(page, id)
  const picture = preview.getByRole('img', { name: 'Bands of colour' })
  await expect(picture).toHaveJSProperty('naturalWidth', 1200)
  await preview.getByRole('button', { name: 'Actual size' }).click()
  await expect(preview.getByLabel('Zoom level')).toHaveText('100%')
  await picture.hover()
  await page.mouse.wheel(0, 5000)
  await expect(preview.getByRole('button', { name: 'Whole image' })).toHaveAttribute('aria-pressed', 'true')
  await preview.getByRole('region', { name: /^Image/ }).press('1')
  await expect(preview.getByLabel('Zoom level')).toHaveText('100%')
  await expectNoViolation(page, 'a picture')

  const saved = page.waitForEvent('download')
  await preview.getByRole('link', { name: 'Download' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.png$/)

  const chosen = page.waitForEvent('filechooser')
  await preview.getByRole('button', { name: 'File actions' }).press('Enter')
  const replace = page.getByRole('menuitem', { name: 'Replace the file' })
  await expect(replace).toBeVisible()
  if (!(await replace.evaluate((it) => it === document.activeElement))) await until(page, 'ArrowDown', replace, 10)
  await page.keyboard.press('Enter')
  await (await chosen).setFiles({ name: 'new.png', mimeType: 'image/png', buffer: await bands(640, 400) })
  const question = page.getByRole('dialog', { name: 'Replace the file of “Bands”?' })
  // Both side by side, before a byte is sent.
  await expect(question.getByRole('figure', { name: 'Now' })).toContainText('1,200 × 800')
  await expect(question.getByRole('img', { name: 'The file now' })).not.toHaveJSProperty('naturalWidth', 0)
  // By its content: the plain address may still show what was there before.
  await expect(question.getByRole('img', { name: 'The file now' })).toHaveAttribute('src', /[?&]v=/)
  await expect(question.getByRole('figure', { name: 'New' })).toContainText('640 × 400')
  await expect(question.getByRole('img', { name: 'The new file' })).not.toHaveJSProperty('naturalWidth', 0)
  await expectNoViolation(page, 'two files')
  await pressByKeys(page, question.getByRole('button', { name: 'Replace', exact: true }))
  await expect(preview.getByText('New file uploaded')).toBeVisible()
  await expect(picture).toHaveJSProperty('naturalWidth', 640)
  await expect(page).toHaveURL(new RegExp(id))
})

test('a film and a sound are scrubbed', async ({ page, ownServer }) => {
  const film = await putMedium(ownServer, { name: 'Red', format: 'video/mp4' }, mp4())
  const sound = await putMedium(ownServer, { name: 'Silence', format: 'audio/wav' }, wav(3))
  for (const [id, tag, to] of [
    [film, 'video', 0.5],
    [sound, 'audio', 2],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- One page after the other.
    const player = (await look(page, id)).locator(tag)
    // oxlint-disable-next-line no-await-in-loop
    await expect(player).toHaveJSProperty('readyState', 4)
    // oxlint-disable-next-line no-await-in-loop
    await player.evaluate((it, at) => ((it as HTMLMediaElement).currentTime = at), to)
    // oxlint-disable-next-line no-await-in-loop
    await expect(player).toHaveJSProperty('currentTime', to)
  }
  await expectNoViolation(page, 'a sound')
})

test('a presentation is leafed through', async ({ page, ownServer }) => {
  const id = await putMedium(ownServer, { name: 'Two pages', format: 'application/pdf' }, twoPages())
  const preview = await look(page, id)
  await expect(preview.getByText('The first page', { exact: true })).toBeAttached()
  await preview.getByRole('button', { name: 'Next page' }).click()
  await expect(preview.getByText('The second page', { exact: true })).toBeAttached()
  await expect(preview.locator('canvas')).toHaveAttribute('data-page', '2')
  await expect(preview.getByRole('button', { name: 'Next page' })).toBeDisabled()
  // Something is painted: black letters on a white page.
  const dark = await preview.locator('canvas').evaluate((canvas) => {
    const sheet = canvas as HTMLCanvasElement
    const pixels = sheet.getContext('2d')?.getImageData(0, 0, sheet.width, sheet.height).data ?? []
    return pixels.filter((value, at) => at % 4 === 0 && value < 100).length
  })
  expect(dark).toBeGreaterThan(50)
  await expectNoViolation(page, 'a presentation')
})

test('in a picture of all directions one looks around by keys', async ({ page, ownServer }) => {
  const about = { name: 'All around', format: 'image/png', type: 'immersive' }
  const id = await putMedium(ownServer, about, await bands(1024, 512))
  const preview = await look(page, id)
  const globe = preview.getByRole('region', { name: /360° view/ })
  await expect(globe).toHaveAttribute('aria-busy', 'false')
  await expect(globe.locator('canvas')).toBeVisible()
  await globe.press('ArrowRight')
  await preview.getByRole('button', { name: 'Look up' }).click()
  await expectNoViolation(page, 'all directions')
})
