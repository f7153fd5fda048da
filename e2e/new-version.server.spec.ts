import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { walkTo } from './addresses.ts'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { makeNextVersion } from './next-version.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'

interface Service {
  id: string
  name: string
}

const dist = fileURLToPath(new URL('../dist', import.meta.url))

const folders: string[] = []
test.afterAll(() => Promise.all(folders.map((it) => rm(it, { recursive: true, force: true }))))

/** Makes another version of the dashboard beside a copy of the server, from where it finds its libraries. */
const makeAnother = async (): Promise<string> => {
  const folder = await mkdtemp(join(dist, 'another-'))
  folders.push(folder)
  await Promise.all([
    cp(join(dist, 'server'), join(folder, 'server'), { recursive: true }),
    makeNextVersion(join(dist, 'web'), join(folder, 'web')),
  ])
  return folder
}

const isAnother = (page: Page) => page.evaluate(() => 'anotherVersion' in globalThis)
/** The versions that this browser keeps whole. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/')))
    return names.filter((_, at) => pages[at] !== undefined)
  })
const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

/** Notes which files of the dashboard a page loads from now on, and what becomes of them. */
const assetsOf = (page: Page): Map<string, number> => {
  const loaded = new Map<string, number>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/')) loaded.set(pathname.slice('/assets/'.length), response.status())
  })
  return loaded
}

/**
 * Until a version is kept, milliseconds at most: its seven hundred files are compiled when they are kept, and a machine that does other
 * things beside took more than a minute.
 */
const KEPT_WITHIN = 180_000

test.use({ serviceWorkers: 'allow' })

test('a new version of the dashboard breaks no page that is open, kept on the device or not', async ({
  page,
  browser,
}) => {
  test.setTimeout(4 * KEPT_WITHIN)
  const folder = await makeAnother()
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-version-'))
  folders.push(dataDir)
  const first = await startServer({ dataDir })
  const { accessKeyId, secretAccessKey } = first
  const make = (name: string) => call<Service>(first, 'POST', '/api/v1/services', { name, duration: 30 })
  const services = [await make('Check-up'), await make('Cleaning')] as const
  const passing = await (await browser.newContext()).newPage()
  const desks = [page, passing]
  await signIn(page, first)
  await signIn(passing, first, { keep: false })
  for (const [at, desk] of desks.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await desk.goto(`${first.url}/services/${services[at === 0 ? 0 : 1].id}`)
    // oxlint-disable-next-line no-await-in-loop
    await nameOf(desk).fill(`Typed before ${at}`)
  }
  await expect(async () => {
    const active = await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state)
    expect([active, (await kept(page)).length]).toEqual(['activated', 1])
  }).toPass({ timeout: KEPT_WITHIN })
  const [before] = await kept(page)

  const next = new Set(await readdir(join(folder, 'web', 'assets')))
  await first.stop()
  const second = await startServer({
    dataDir,
    port: Number(new URL(first.url).port),
    accessKeyId,
    secretAccessKey,
    main: join(folder, 'server', 'main.js'),
  })

  await test.step('what was typed under the first version is saved under the second', async () => {
    for (const [at, desk] of desks.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      await desk.getByRole('button', { name: 'Save', exact: true }).click({ timeout: 60_000 })
      // oxlint-disable-next-line no-await-in-loop
      await expect
        .poll(
          async () => (await call<Service>(second, 'GET', `/api/v1/services/${services[at === 0 ? 0 : 1].id}`)).name,
        )
        .toBe(`Typed before ${at}`)
    }
  })

  await test.step('pages that were not looked at before open in the first version', async () => {
    for (const desk of desks) {
      const loaded = assetsOf(desk)
      for (const [path, heading] of [
        ['/weekly-schedules', 'Weekly schedules'],
        ['/multimedia', 'Library'],
        ['/reports', 'Reports'],
        ['/settings/audit', 'Audit log'],
        ['/appointments', 'Calendar'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop
        await walkTo(desk, path)
        // oxlint-disable-next-line no-await-in-loop
        await expect(desk.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      }
      // oxlint-disable-next-line no-await-in-loop
      expect(await isAnother(desk)).toBe(false)
      // oxlint-disable-next-line no-await-in-loop
      await expect(desk.getByText(/a new version was installed|Couldn’t load this/)).toHaveCount(0)
      expect([...loaded].filter(([, status]) => status >= 400)).toEqual([])
      // Files that only the first version has, and the second server therefore would not have by itself.
      expect([...loaded.keys()].filter((name) => !next.has(name)).length).toBeGreaterThan(3)
    }
  })

  await test.step('a page that is opened now is of the second version, beside the first', async () => {
    const context = page.context()
    const fresh = await context.newPage()
    await fresh.goto(`${second.url}/services`)
    await expect(fresh.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    expect(await isAnother(fresh)).toBe(true)
    await expectLive(fresh)
    await walkTo(page, '/services')
    await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible()
    expect(await isAnother(page)).toBe(false)
    await expect.poll(() => kept(fresh), { timeout: KEPT_WITHIN }).toHaveLength(2)
    expect(await kept(fresh)).toContain(before)

    // With the last page under the first worker it goes, and its files with it.
    await page.close()
    await fresh.close()
    const later = await context.newPage()
    await later.goto(`${second.url}/services`)
    await expect.poll(() => kept(later), { timeout: KEPT_WITHIN }).toHaveLength(1)
    expect(await kept(later)).not.toContain(before)
    expect(await isAnother(later)).toBe(true)
  })

  await test.step('loaded anew, the other desk is of the second version, too', async () => {
    await passing.reload()
    await expect(passing.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
    expect(await isAnother(passing)).toBe(true)
  })
  await passing.context().close()
  await second.stop()
})
