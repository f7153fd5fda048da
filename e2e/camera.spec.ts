import { browserArgs } from '../scripts/browser.mjs'
import { openDemo } from './deployments.ts'
import { expect, test } from './fixtures.ts'

test.use({
  launchOptions: {
    ...(process.env.FRONTDESK_BROWSER && { executablePath: process.env.FRONTDESK_BROWSER }),
    args: [...browserArgs(), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test('a picture is taken and uploaded by keyboard alone, and the camera goes out', async ({ page }) => {
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices
    const ask = devices.getUserMedia.bind(devices)
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { cameraTracks: tracks })
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
  const tracks = () =>
    page.evaluate(() =>
      (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.map(({ readyState }) => readyState),
    )
  await openDemo(page, '/multimedia')
  await page.locator('main header').getByRole('button', { name: 'More actions' }).focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Take a picture' })
  await expect(item).toBeVisible()
  // The page learns of its cameras a moment after the menu is there.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(item).toBeFocused({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Take a picture' })
  await expect(dialog.getByRole('button', { name: 'Take the picture' })).toBeFocused()
  expect(await tracks()).toEqual(['live'])
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'The picture that was taken' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeFocused()
  await page.keyboard.press('Enter')
  const check = page.getByRole('dialog', { name: 'Upload 1 file' })
  await expect(check.getByRole('textbox', { name: /^Name of/ })).toHaveValue(/^Picture /)
  await expect(check.getByText(/\d+ × \d+/)).toBeVisible()
  await expect.poll(tracks).toEqual(['ended'])
  await check.getByRole('button', { name: /^Upload 1 file/ }).click()
  await expect(page.getByText(/^Uploaded: Picture /)).toBeAttached()
})
