import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { readsIn } from './reads.ts'

interface Made {
  id: string
}

interface IssuedKey {
  accessKeyId: string
  secretAccessKey: string
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
  const reads = readsOf(page)
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
  // A column whose hours are on their way has a band that says so.
  await expect(page.locator('.fd-unknown')).toHaveCount(0)
  // Nor is what the day reads once more when its line opens: nobody told what had changed before.
  await expect(async () => {
    const before = reads.length
    await expect
      .poll(() => reads.length, { timeout: 2000 })
      .toBeGreaterThan(before)
      .catch(() => {})
    expect(reads).toHaveLength(before)
  }).toPass()
  reads.length = 0
  await other.getByRole('dialog', { name: 'Fitting' }).getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(open.getByRole('button', { name: 'Status: Confirmed' })).toBeVisible()
  await expect(list.getByRole('row', { name: /Fitting/ })).toContainText('Confirmed')
  await expect(card).toHaveAccessibleName(/Confirmed/)
  // The day was not read again for it, nor hours: a confirmation frees no time.
  expect(reads).toEqual([`/api/v2/appointments/${id}`])
  expect(lines.length).toBeLessThanOrEqual(1)
  await other.context().close()
})

test('the badge tells every state of the connection, each met for real, and comes back by itself', async ({ page }) => {
  // Two servers start in it.
  test.slow()
  const says = (words: string | RegExp) =>
    expect(badge(page).getByText(words, typeof words === 'string' ? { exact: true } : {})).toBeVisible({
      timeout: 60_000,
    })
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-live-'))
  const first = await startServer({ dataDir })
  const { accessKeyId, secretAccessKey } = first
  const port = Number(new URL(first.url).port)
  const key = await call<IssuedKey>(first, 'POST', '/admin/keys', { role: 'staff' })
  const signInWith = async (issued: IssuedKey, within: Page | Locator = page) => {
    await within.getByLabel('Access key ID').fill(issued.accessKeyId)
    await within.getByLabel('Secret access key').fill(issued.secretAccessKey)
    await within.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  await page.goto(`${first.url}/services`)
  await signInWith(key)

  await test.step('live', async () => {
    await expect(badge(page).locator('[data-fed="true"]')).toBeAttached()
    await says('Live')
  })

  await test.step('stale since, with the server stopped', async () => {
    await first.stop()
    await says(/^No answer since \d/)
  })
  const again = await startServer({ dataDir, port, accessKeyId, secretAccessKey })
  await says('Live')
  await expect(badge(page).locator('[data-fed="true"]')).toBeAttached({ timeout: 60_000 })

  await test.step('offline, and catching up once the line is back', async () => {
    await page.context().setOffline(true)
    await says(/^Offline since \d/)
    // The line is back, the service takes its time: what the page shows may be old.
    let answer: () => void = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/(api|x|admin)\//, async (route) => {
      await held
      await route.continue()
    })
    await page.context().setOffline(false)
    await says('Reconnecting…')
    answer()
    await says('Live')
    await page.unroute(/\/(api|x|admin)\//)
    await expect(badge(page).locator('[data-fed="true"]')).toBeAttached({ timeout: 60_000 })
  })

  await test.step('key disabled, and the way back in by another key, in place', async () => {
    await call(again, 'POST', `/admin/keys/${key.accessKeyId}/disable`)
    await expect(badge(page).getByText('Key not accepted')).toBeAttached()
    const question = page.getByRole('dialog', { name: 'Sign in again' })
    await expect(question).toBeVisible()
    // In the narrow column the sign is the button: it asks again, and nothing of it is cut off.
    await question.getByRole('button', { name: 'Not now' }).click()
    await page.setViewportSize({ width: 800, height: 900 })
    const askAgain = badge(page).getByRole('button', { name: 'Sign in again' })
    const edges = await askAgain.evaluate((it) => {
      const { left, right } = it.getBoundingClientRect()
      const column = it.closest('header')?.getBoundingClientRect()
      return { left, right, from: column?.left ?? 0, to: column?.right ?? 0 }
    })
    expect(edges.left).toBeGreaterThanOrEqual(edges.from)
    expect(edges.right).toBeLessThanOrEqual(edges.to)
    await askAgain.click()
    await page.setViewportSize({ width: 1440, height: 900 })
    const other = await call<IssuedKey>(again, 'POST', '/admin/keys', { role: 'staff' })
    await signInWith(other, question)
    await expect(question).toHaveCount(0)
    await says('Live')
    expect(new URL(page.url()).pathname).toBe('/services')
  })

  await test.step('signed out: nothing is left that says live', async () => {
    await page.getByRole('button', { name: 'Display and connection' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Access key ID')).toBeVisible()
    await expect(page.locator('[data-fed]')).toHaveCount(0)
    await expect(page.getByText('Live', { exact: true })).toHaveCount(0)
  })
  await again.stop()
  await rm(dataDir, { recursive: true, force: true })
})
