import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { call } from './call.ts'
import { expect, test } from './fixtures.ts'
import { type RunningServer, startServer } from './server.ts'
import { signIn } from './sign-in.ts'

/** Opens the page of backups, saves one by keys alone, and answers where it is. */
async function save(page: Page, server: RunningServer): Promise<string> {
  await page.goto(`${server.url}/settings/backup`)
  const button = page.getByRole('button', { name: 'Save backup' })
  await button.focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  await expect(page.getByText(/^Saved [\d,]+ records\./)).toBeVisible()
  return file.path()
}

/** The records of a backup, those of nobody's organization. */
async function recordsIn(path: string): Promise<Record<string, unknown>> {
  const entries = Object.entries(unzipSync(new Uint8Array(await readFile(path))))
  const data = entries.filter(([name]) => name.startsWith('data/'))
  return Object.fromEntries(
    data.map(([name, bytes]) => {
      const text = strFromU8(bytes).replaceAll(/"organizationId":"[^"]*"/g, '"organizationId":""')
      return [name, JSON.parse(text) as unknown]
    }),
  )
}

test('everything goes out of one house and into an empty one by keys, and is the same there', async ({
  page,
  ownServer,
}) => {
  test.slow()
  // The server is everybody's: it gets its own name and words back.
  interface Told {
    organization: { name: string; phone: string | null; words: object }
  }
  const { organization } = await call<Told>(ownServer, 'GET', '/x/me')
  const house = { name: 'Clínica Alba', phone: '+34 910 555 020', words: { guest: 'patient' } }
  await call(ownServer, 'PUT', '/admin/organization', house)
  await signIn(page, ownServer)
  const first = await save(page, ownServer)
  const empty = await startServer()
  try {
    await signIn(page, empty)
    await page.goto(`${empty.url}/settings/backup`)
    // In an empty house that comes first which it is opened for.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Restore a backup',
      'Make a backup',
    ])
    const file = page.getByLabel('Backup to restore')
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), file.press('Space')])
    await chooser.setFiles({ name: 'backup.zip', mimeType: 'application/zip', buffer: await readFile(first) })
    await expect(page.getByLabel('What would be restored')).toBeVisible()
    await expect(page.getByText(/skipped/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Restore backup' }).focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await question.getByRole('button', { name: 'Restore backup' }).press('Enter')
    await expect(
      page.getByText(/^Restored [\d,]+ records\. The settings of the organisation came along\./),
    ).toBeVisible({
      timeout: 60_000,
    })
    expect(await call(empty, 'GET', '/x/me')).toMatchObject({ organization: house })
    const facts = (server: RunningServer) => call<{ counts: Record<string, number> }>(server, 'GET', '/x/backup')
    const { counts } = await facts(empty)
    expect(counts.appointments).toBeGreaterThan(1000)
    expect(counts).toEqual((await facts(ownServer)).counts)
    const second = await save(page, empty)
    const [before, after] = [await recordsIn(first), await recordsIn(second)]
    expect(Object.keys(after)).toEqual(Object.keys(before))
    for (const [name, records] of Object.entries(before)) {
      // Files that lay with the first service wait for their bytes in the second one.
      if (name !== 'data/multimedia.json') expect(after[name]).toEqual(records)
    }
  } finally {
    await empty.stop()
    const { name, phone, words } = organization
    await call(ownServer, 'PUT', '/admin/organization', { name, phone, words })
  }
})

test('who leaves in the middle of a restore is asked, and goes on with the same file', async ({ page, ownServer }) => {
  test.slow()
  await signIn(page, ownServer)
  const buffer = await readFile(await save(page, ownServer))
  const empty = await startServer()
  try {
    await signIn(page, empty)
    await page.goto(`${empty.url}/settings/backup`)
    const restore = page.getByRole('region', { name: 'Restore a backup' })
    const choose = () =>
      restore.getByLabel('Backup to restore').setInputFiles({ name: 'backup.zip', mimeType: 'application/zip', buffer })
    // Some records are there before the service is slow to take more.
    let [calls, release] = [0, (): void => undefined]
    const gate = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/x/backup/restore', async (route) => {
      calls += 1
      if (calls > 1) await gate
      await route.continue()
    })
    await choose()
    await restore.getByRole('button', { name: 'Restore backup' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore backup' }).click()
    await expect.poll(() => calls).toBe(2)
    const today = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today', exact: true })
    await today.click()
    const question = page.getByRole('alertdialog', { name: 'Leave while restoring?' })
    await question.getByRole('button', { name: 'Keep restoring' }).click()
    await expect(restore.getByRole('button', { name: 'Pause' })).toBeVisible()
    // Nothing is asked for meanwhile: there is no main action.
    await expect(restore.locator('.MuiButton-contained')).toHaveCount(0)
    await today.click()
    await question.getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    release()
    await page.goBack()
    await expect(restore.getByText(/^A restore was interrupted\. Choose the same file to continue/)).toBeVisible()
    // It is this very house that the file goes on in.
    await expect(restore.getByText(/only restored into an empty one/)).toHaveCount(0)
    await choose()
    await restore.getByRole('button', { name: 'Continue restoring' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore backup' }).click()
    await expect(restore.getByText(/^Restored [\d,]+ records\./)).toBeVisible({ timeout: 60_000 })
    await expect(restore.getByText(/only restored into an empty one/)).toHaveCount(0)
    const facts = (server: RunningServer) => call<{ counts: Record<string, number> }>(server, 'GET', '/x/backup')
    expect((await facts(empty)).counts).toEqual((await facts(ownServer)).counts)
  } finally {
    await empty.stop()
  }
})
