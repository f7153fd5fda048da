import type { Page, Request } from '@playwright/test'
import { call } from './call.ts'
import { comingMonday } from './coming-monday.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { isOfKeptDays } from './kept-days.ts'
import { readsIn } from './reads.ts'
import { signIn } from './sign-in.ts'

/** Whether something is asked of the service at an address: the feed of changes is a line that stays open, and who is present is told. */
const isAsked = ({ pathname }: URL): boolean =>
  /^\/(api|x|admin|\.well-known)\//.test(pathname) && !/^\/x\/(changes$|presence\/)/.test(pathname)

const told = (calls: readonly Request[]): string =>
  calls
    .map(
      (one) =>
        `${one.method()} ${readsIn(one)
          .map(({ path, query }) => `${path}?${query}`)
          .join(' | ')}`,
    )
    .join('\n')

/** A page of somebody who stays signed in, and whose browser knows the service from an earlier page. */
const comeBack = async (page: Page, path: string, beforeRows: number) => {
  const calls: Request[] = []
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const seen = new Promise<void>((resolve) => {
    page.on('requestfinished', (request) => isOfKeptDays(request) && resolve())
  })
  await page.route(isAsked, async (route) => {
    calls.push(route.request())
    // What shows that rows need no more calls: these do not come.
    if (calls.length > beforeRows) await released
    await route.continue()
  })
  await page.goto(path)
  return { calls, release, atRest: seen }
}

test.use({ timezoneId: 'Europe/Madrid' })

test.describe('whoever comes back opens a page with few calls', () => {
  const pages: [name: string, path: string, rows: string, beforeRows: number, inAll: number][] = [
    ['Today', '/', 'main a[href*="open="]', 2, 4],
    ['a day', `/appointments?date=${comingMonday()}`, '[data-event]', 2, 4],
    ['a week', '/appointments?view=week', '[data-event]', 2, 4],
    ['a list', '/services', 'main tbody a[href^="/services/"]', 1, 2],
    ['a form', '/services/:id', 'main form input', 1, 3],
  ]
  for (const [name, path, rows, beforeRows, inAll] of pages) {
    test(`${name}: ${beforeRows} before rows stand, ${inAll} until the page is at rest`, async ({
      page,
      ownServer,
    }) => {
      await signIn(page, ownServer)
      await expectLive(page)
      const [service] = await call<{ id: string; name: string }[]>(ownServer, 'GET', '/api/v1/services')
      const known = page.waitForEvent('requestfinished', isOfKeptDays)
      await page.goto(new URL('/presets', ownServer.url).href)
      await known
      await page.goto('about:blank')
      // What nobody has changed is not read again to be kept, which is what a page does last.
      await call(ownServer, 'PUT', `/api/v1/services/${service?.id}`, { name: `${service?.name} of ${name}` })
      const address = new URL(path.replace(':id', service?.id ?? ''), ownServer.url).href
      const { calls, release, atRest } = await comeBack(page, address, beforeRows)
      await expect(page.locator(rows).first()).toBeVisible()
      release()
      await atRest
      await expectLive(page)
      expect(calls.length, told(calls)).toBe(inAll)
    })
  }
})

test('what others change between the first reads and the feed is seen, though nothing is read again', async ({
  page,
  ownServer,
}) => {
  await signIn(page, ownServer)
  await expectLive(page)
  const [service] = await call<{ id: string; name: string }[]>(ownServer, 'GET', '/api/v1/services')
  await page.goto('about:blank')
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  await page.route(
    (url) => url.pathname === '/x/changes',
    async (route) => {
      await opened
      await route.continue()
    },
  )
  await page.goto(new URL('/services', ownServer.url).href)
  const link = page.locator(`main tbody a[href="/services/${service?.id}"]`).first()
  await expect(link).toBeVisible()
  await call(ownServer, 'PUT', `/api/v1/services/${service?.id}`, { name: 'Renamed meanwhile' })
  await expect(link).toHaveText(service?.name ?? '')
  open()
  await expect(link).toHaveText('Renamed meanwhile')
})

test('whoever has just signed in reads the first page in as few calls: the service said of itself what it offers', async ({
  page,
  ownServer,
}) => {
  const calls: Request[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (isAsked(new URL(request.url())) && !pathname.startsWith('/x/sign-in')) calls.push(request)
  })
  const kept = page.waitForEvent('requestfinished', isOfKeptDays)
  await signIn(page, ownServer)
  await kept
  await expectLive(page)
  // What it offers, a call that tries the key, three batches and who is calling.
  expect(calls.length, told(calls)).toBeLessThanOrEqual(6)
})
