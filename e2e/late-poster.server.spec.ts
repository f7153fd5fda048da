import { wav } from '../src/server/media/testing/samples.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'
import { chooseAndSend, createGate, uploadDock } from './uploading.ts'

test('a sound that was paused over a reload gets its poster once it is there', async ({ page, ownServer }) => {
  await signIn(page, ownServer)
  await expectLive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
  const gate = await createGate(page)
  await chooseAndSend(page, [{ name: 'Harbor.wav', mimeType: 'audio/wav', buffer: wav(1, 44_100) }])
  const dock = uploadDock(page)
  await dock.getByRole('button', { name: 'Pause Harbor' }).click()
  await expect(dock.getByRole('button', { name: 'Resume Harbor' })).toBeVisible()

  await page.reload()
  await gate.open()
  await dock.getByRole('button', { name: 'Resume Harbor' }).click()
  // The picture is a medium of its own, and the tile of the sound shows it.
  const library = page.getByRole('main')
  await expect(library.getByRole('link', { name: /^Poster of Harbor/ })).toBeVisible()
  await expect(library.getByRole('link', { name: /^Harbor/ }).locator('img')).toBeVisible()
})

test('a poster that was on its way over a reload stands for its sound once it is there', async ({
  page,
  ownServer,
}) => {
  await signIn(page, ownServer)
  await expectLive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
  // The sound passes, its picture does not; the service may have the one of the other test.
  const gate = await createGate(page, 1)
  await chooseAndSend(page, [{ name: 'Pier.wav', mimeType: 'audio/wav', buffer: wav(2, 44_100) }])
  const dock = uploadDock(page)
  await dock.getByRole('button', { name: 'Pause Poster of Pier' }).click()
  await expect(dock.getByRole('button', { name: 'Resume Poster of Pier' })).toBeVisible()

  await page.reload()
  await gate.open()
  await dock.getByRole('button', { name: 'Resume Poster of Pier' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Pier/ }).locator('img')).toBeVisible()
})

test('what is paused in the last moment of a page is paused on the next', async ({ page, ownServer }) => {
  await signIn(page, ownServer)
  await expectLive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()
  const gate = await createGate(page)
  await chooseAndSend(page, [{ name: 'Quay.wav', mimeType: 'audio/wav', buffer: wav(3, 44_100) }])
  const dock = uploadDock(page)
  const pause = dock.getByRole('button', { name: 'Pause Quay' })
  await expect(pause).toBeVisible()
  const loaded = page.waitForEvent('load')
  // The page is left before it hears that anything is written.
  await pause.evaluate((button: HTMLElement) => {
    button.click()
    setTimeout(() => {
      location.reload()
      const end = performance.now() + 300
      while (performance.now() < end);
    })
  })
  await loaded
  await expect(dock.getByRole('button', { name: 'Resume Quay' })).toBeVisible()
  await gate.open()
  await dock.getByRole('button', { name: 'Resume Quay' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Quay/ })).toBeVisible()
})
