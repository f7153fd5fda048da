import type { Page, Request } from '@playwright/test'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { isOfKeptDays } from './kept-days.ts'
import { signIn } from './sign-in.ts'

/**
 * Requests of a page until it is at rest, at most: the document, scripts, texts, typeface, calls, the feed of changes and who is
 * present. The reading of the days that are kept is not among them: it is spared where nothing has changed since the last page. Nor
 * are pictures and films, of which a library asks for as many as are in sight.
 */
const MOST = 14
/** Among them scripts and texts. */
const MOST_SCRIPTS = 8
const PAGES = [
  '/',
  '/appointments',
  '/appointments?view=month',
  '/appointments?view=agenda',
  '/appointments?open=waiting',
  '/appointments/new',
  '/appointments/:appointment',
  '/appointments/list?open=:appointment',
  '/multimedia',
  '/multimedia/:file',
  '/services',
  '/services/:id',
  '/services/new',
  '/rooms/new',
  '/presets/new',
  '/calendars',
  '/settings/organization',
  '/weekly-schedules',
  '/weekly-schedules/new',
]

/** Until nothing is on its way, and the browser had nothing to do several times over. */
const atRest = async (page: Page, open: ReadonlySet<Request>): Promise<void> => {
  for (let idle = 0; idle < 3; idle++) {
    // oxlint-disable-next-line no-await-in-loop -- What is asked for next is asked for when the last has come.
    await expect.poll(() => [...open].filter((it) => !it.url().includes('/x/changes')).length).toBe(0)
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  }
}

test('no page asks for more than 14 things, eight of them scripts, with nothing in the browser’s cache, until it is at rest', async ({
  page,
  ownServer,
}) => {
  // Each of them is waited for until it has nothing left to do: four seconds, or ten where the machine does other things beside.
  test.setTimeout(PAGES.length * 30_000)
  await signIn(page, ownServer)
  await expectLive(page)
  const [service] = await call<{ id: string; name: string }[]>(ownServer, 'GET', '/api/v1/services')
  const [file] = await call<{ id: string }[]>(ownServer, 'GET', '/api/v1/multimedia')
  const booked = await call<{ items: { id: string }[] }>(ownServer, 'GET', '/api/v1/appointments?connection=svc')
  if (!service || !file || !booked.items[0]) throw new Error('The demo has services, files and appointments')
  const ids: Record<string, string> = { ':id': service.id, ':file': file.id, ':appointment': booked.items[0].id }
  const known = await page.context().newCDPSession(page)
  await known.send('Network.enable')
  const kept: string[] = []
  known.on('Network.responseReceived', ({ response: { fromDiskCache, url } }) => void (fromDiskCache && kept.push(url)))
  const found: Record<string, number> = {}
  const told: string[] = []
  for (const path of PAGES) {
    // oxlint-disable no-await-in-loop -- One page after the other, in one browser.
    const address = path.replace(/:\w+/, (name) => ids[name] ?? '')
    await page.goto('about:blank')
    await known.send('Network.clearBrowserCache')
    // The days are read again, which is what a page does last.
    await call(ownServer, 'PUT', `/api/v1/services/${service.id}`, { name: `${service.name} before ${path}` })
    const asked: Request[] = []
    const open = new Set<Request>()
    const begin = (request: Request): void => {
      asked.push(request)
      open.add(request)
    }
    const end = (request: Request): void => void open.delete(request)
    page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
    kept.length = 0
    const daysAreKept = page.waitForEvent('requestfinished', isOfKeptDays)
    await page.goto(new URL(address, ownServer.url).href)
    await daysAreKept
    await expectLive(page)
    await atRest(page, open)
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
    // oxlint-enable no-await-in-loop
    const counted = asked.filter(
      (it) =>
        it.url().startsWith(ownServer.url) && !isOfKeptDays(it) && !['image', 'media'].includes(it.resourceType()),
    )
    // What was there from a request before it is none.
    for (const url of kept) {
      const again = counted.findLastIndex((it) => it.url() === url)
      if (again !== -1) counted.splice(again, 1)
    }
    found[path] = counted.length
    const scripts = counted.filter((it) => it.resourceType() === 'script')
    if (counted.length > MOST || scripts.length > MOST_SCRIPTS)
      told.push(`${path}:\n${counted.map((it) => `  ${it.method()} ${it.url()}`).join('\n')}`)
  }
  expect(told.join('\n'), JSON.stringify(found)).toBe('')
})

test('who is not signed in waits for what connects, and not for the page of the address', async ({
  page,
  ownServer,
}) => {
  const code = 'script[type=importmap]'
  let release = (): void => undefined
  const gate = new Promise<void>((resolve) => (release = resolve))
  // What comes behind it is the page.
  const scripts: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    if (scripts.length >= MOST_SCRIPTS) await gate
    scripts.push(route.request().url())
    await route.continue()
  })
  await page.goto(new URL('/appointments', ownServer.url).href, { waitUntil: 'commit' })
  await expect(page.getByLabel('Access key ID')).toBeVisible()
  await expect(page.locator(code)).toHaveCount(1)
  await expect(page.locator(code)).toHaveId('connect-files')
  release()
})
