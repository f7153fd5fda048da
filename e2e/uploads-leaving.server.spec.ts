import type { Dialog, Page } from '@playwright/test'
import { paths } from '../src/web/paths/paths.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { bands } from './media-files.ts'
import { chooseAndSend, createGate, uploadDock } from './uploading.ts'

/** Does what makes the browser ask whether to leave, and stays. */
const askedAndStays = async (page: Page, leave: () => Promise<unknown>): Promise<Dialog> => {
  const asked = page.waitForEvent('dialog')
  await leave()
  const question = await asked
  await question.dismiss()
  return question
}

test('closing the tab or signing out asks first while files that nothing keeps are on their way', async ({
  page,
  ownServer,
}) => {
  await page.goto(`${ownServer.url}${paths.connect()}`)
  await page.getByLabel('Access key ID').fill(ownServer.accessKeyId)
  await page.getByLabel('Secret access key').fill(ownServer.secretAccessKey)
  // What is on its way is kept with a connection that is; this one ends with the tab.
  await page.getByLabel('Keep me signed in on this device').uncheck()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectLive(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Library' }).click()

  const gate = await createGate(page)
  const file = async (name: string, width: number) => ({
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: await bands(width, 30),
  })
  await chooseAndSend(page, [await file('One', 71), await file('Two', 72)])
  const dock = uploadDock(page)
  await expect(dock.getByRole('button', { name: 'Pause Two' })).toBeVisible()

  const question = await askedAndStays(page, () => page.close({ runBeforeUnload: true }))
  expect(question.type()).toBe('beforeunload')
  // What was paused is lost with the tab as well.
  await dock.getByRole('button', { name: 'Pause all' }).click()
  await expect(dock.getByRole('heading', { name: '2 uploads paused' })).toBeVisible()
  const again = await askedAndStays(page, () => page.close({ runBeforeUnload: true }))
  expect(again.type()).toBe('beforeunload')

  const signOut = async () => {
    await page.getByRole('button', { name: 'Display and connection' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
  }
  await signOut()
  const ask = page.getByRole('alertdialog', { name: 'Sign out and stop uploads?' })
  await expect(ask).toContainText('2 files haven’t been sent')
  await ask.getByRole('button', { name: 'Stay' }).click()
  await expect(ask).toHaveCount(0)

  await dock.getByRole('button', { name: 'Resume all' }).click()
  await gate.open()
  await expect(dock.getByRole('heading', { name: '2 files uploaded' })).toBeVisible()
  await signOut()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(ask).toHaveCount(0)
})
