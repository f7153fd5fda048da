import type { Page, Request } from '@playwright/test'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'
import { chooseAction } from './panel-menus.ts'

interface Made {
  id: string
  name: string
}

test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

/** Tells the page that its tab is put aside, or looked at again, as a browser does. */
const look = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((it) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => it })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

test('the range on screen is asked for again, for nothing where nothing changed; what others changed is marked for a while', async ({
  page,
  ownServer,
}) => {
  const { items } = await call<{ items: Made[] }>(ownServer, 'GET', '/api/v1/calendars?limit=100')
  const calendar = items.find(({ name }) => name === 'Dr. Elena Vidal')?.id ?? ''
  // So far ahead that nobody is booked.
  const date = new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10)
  const made = await call<Made>(ownServer, 'POST', '/api/v2/appointments', {
    title: 'Fitting',
    startDate: `${date}T11:00:00Z`,
    endDate: `${date}T11:30:00Z`,
    calendarIds: [calendar],
  })
  const change = (changes: object) => call(ownServer, 'PUT', `/api/v2/appointments/${made.id}`, changes)

  // Of a deployment that tells no changes and joins no reads, as others do not: it is asked at intervals.
  await page.route('**/.well-known/scheduling-service', async (route) => {
    const response = await route.fetch()
    const said = (await response.json()) as { extensions: string[] }
    await route.fulfill({
      response,
      json: { ...said, extensions: said.extensions.filter((it) => it !== 'changes' && it !== 'batch') },
    })
  })
  await page.clock.install({ time: Date.now() })
  await signIn(page, ownServer)
  await expectLive(page)
  /** Statuses of the answers about the range that is on screen: of all calendars, with what blocks time. */
  const answers: number[] = []
  const isRange = (url: string): boolean => {
    const { pathname, searchParams } = new URL(url)
    const isOfAll = searchParams.get('blocked') === 'true' && !searchParams.has('calendarId')
    // The days beside are read ahead. In UTC the day begins on the evening before.
    const eve = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
    const isOfDay = searchParams.get('startDate')?.startsWith(eve) ?? false
    return pathname === '/api/v2/appointments' && isOfAll && isOfDay
  }
  page.on('response', (response) => {
    if (isRange(response.url())) answers.push(response.status())
  })
  let calls = 0
  let ended = 0
  page.on('request', (request) => {
    if (isRange(request.url())) calls++
  })
  const end = (request: Request): void => {
    if (isRange(request.url())) ended++
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.goto(`${ownServer.url}/appointments?date=${date}`)
  const card = page.locator(`[data-event="${made.id}"]`)
  await expect(card).toBeVisible()
  const asked = async (steps: () => Promise<unknown>): Promise<number[]> => {
    const before = answers.length
    await steps()
    // What was asked before a change answers for the time before it: the next step begins when nothing is on its way.
    await expect.poll(() => answers.length > before && ended === calls).toBe(true)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    return answers.slice(before)
  }
  const pass = (seconds: number) => page.clock.runFor(seconds * 1000)
  /** Lets no more time pass than until it asks: a mark is on the screen for six seconds of this clock. */
  const passUntilAsked = async (): Promise<void> => {
    const before = calls
    for (let second = 0; second < 31 && calls === before; second++) await pass(1)
  }

  await test.step('an unchanged range costs an answer without a body', async () => {
    expect(new Set(await asked(() => pass(31)))).toEqual(new Set([304]))
    await expect(page.locator('.fd-fresh')).toHaveCount(0)
  })

  await test.step('what another client changed is marked and told, and the mark goes', async () => {
    await change({ title: 'Second fitting' })
    expect(await asked(passUntilAsked)).toContain(200)
    await expect(card).toHaveClass(/fd-fresh/)
    await expect(card).toContainText('Second fitting')
    await pass(7)
    await expect(card).not.toHaveClass(/fd-fresh/)
  })

  await test.step('nobody asks while the page is hidden; it asks as soon as it is looked at again', async () => {
    await look(page, 'hidden')
    const before = answers.length
    await pass(120)
    expect(answers).toHaveLength(before)
    await change({ title: 'Third fitting' })
    expect(await asked(() => look(page, 'visible'))).toContain(200)
    await expect(card).toHaveClass(/fd-fresh/)
    await expect(card).toContainText('Third fitting')
  })

  await test.step('what is being edited stays as it is typed', async () => {
    await card.click()
    await chooseAction(page.getByRole('dialog'), 'Edit')
    const form = page.getByRole('dialog', { name: /^Edit / })
    const title = form.getByLabel('Title')
    await title.fill('Typed here')
    await change({ title: 'Fourth fitting' })
    expect(await asked(() => pass(31))).toContain(200)
    await expect(card).toContainText('Fourth fitting')
    await expect(title).toHaveValue('Typed here')
  })
})
