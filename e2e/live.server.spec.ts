import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { readsIn } from './reads.ts'

interface Made {
  id: string
}

const badge = (page: Page) => page.getByRole('banner')

/** The paths of the signed reads of a page from now on. */
const readsOf = (page: Page): string[] => {
  const reads: string[] = []
  page.on('request', (request) => {
    for (const { path } of readsIn(request)) if (/^\/(api|x)\//.test(path)) reads.push(path)
  })
  return reads
}

test('a change by one is on the other’s day, list and panel without asking, over one line for all tabs', async ({
  page,
  browser,
  ownServer,
}) => {
  const { items } = await call<{ items: Made[] }>(ownServer, 'GET', '/api/v1/calendars?limit=1')
  // So far ahead that nobody is booked.
  const date = new Date(Date.now() + 80 * 86_400_000).toISOString().slice(0, 10)
  const { id } = await call<Made>(ownServer, 'POST', '/api/v2/appointments', {
    title: 'Fitting',
    startDate: `${date}T11:00:00Z`,
    endDate: `${date}T11:30:00Z`,
    calendarIds: [items[0]?.id],
    status: 'pending',
  })
  await signIn(page, ownServer)
  await expectLive(page)
  const context = page.context()
  const [list, panel] = [await context.newPage(), await context.newPage()]
  const tabs = [page, list, panel]
  const lines: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/x/changes') lines.push(request.url())
  })
  await page.goto(`${ownServer.url}/appointments?date=${date}`)
  await list.goto(`${ownServer.url}/appointments/list?search=Fitting`)
  await panel.goto(`${ownServer.url}/appointments?date=${date}&open=${id}`)
  const card = page.locator(`[data-event="${id}"]`)
  const open = panel.getByRole('dialog', { name: 'Fitting' })
  await expect(card).toBeVisible()
  await expect(list.getByRole('row', { name: /Fitting/ })).toBeVisible()
  await expect(open).toBeVisible()
  // A badge says “Live” from the start: that the line is open, the bar's own mark says.
  for (const tab of tabs) await expect(badge(tab).locator('[data-fed="true"]')).toBeAttached()

  // Somebody else, in a browser of their own.
  const other = await (await browser.newContext()).newPage()
  await signIn(other, ownServer)
  await other.goto(`${ownServer.url}/appointments?date=${date}&open=${id}`)
  // Hours are read after what is booked: they are not what is counted.
  await expect(page.locator('.fd-col').first()).toBeVisible()
  await expect(page.locator('.fd-col:not(:has(.fd-band))')).toHaveCount(0)
  const reads = readsOf(page)
  await other.getByRole('dialog', { name: 'Fitting' }).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(open.getByRole('button', { name: 'Status: Confirmed' })).toBeVisible()
  await expect(list.getByRole('row', { name: /Fitting/ })).toContainText('Confirmed')
  await expect(card).toHaveAccessibleName(/Confirmed/)
  // The day was not read again for it, nor hours: a confirmation frees no time.
  expect(reads).toEqual([`/api/v2/appointments/${id}`])
  expect(lines.length).toBeLessThanOrEqual(1)
  await other.context().close()
})

test('the badge tells a server that is gone, a browser without a line and a key that is refused, and comes back by itself', async ({
  page,
}) => {
  // Two servers start in it.
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-live-'))
  const first = await startServer({ dataDir })
  const { accessKeyId, secretAccessKey } = first
  const port = Number(new URL(first.url).port)
  const key = await call<{ accessKeyId: string; secretAccessKey: string }>(first, 'POST', '/admin/keys', {
    role: 'staff',
  })
  await page.goto(`${first.url}/services`)
  await page.getByLabel('Access key ID').fill(key.accessKeyId)
  await page.getByLabel('Secret access key').fill(key.secretAccessKey)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(badge(page).locator('[data-fed="true"]')).toBeAttached()
  await expect(badge(page).getByText('Live', { exact: true })).toBeVisible()

  await first.stop()
  await expect(badge(page).getByText(/^No answer since \d/)).toBeVisible()
  const again = await startServer({ dataDir, port, accessKeyId, secretAccessKey })
  await expect(badge(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(badge(page).locator('[data-fed="true"]')).toBeAttached({ timeout: 60_000 })

  await page.context().setOffline(true)
  await expect(badge(page).getByText(/^Offline since \d/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(badge(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 60_000 })

  await call(again, 'POST', `/admin/keys/${key.accessKeyId}/disable`)
  await expect(badge(page).getByText('Key not accepted')).toBeAttached()
  await again.stop()
  await rm(dataDir, { recursive: true, force: true })
})
