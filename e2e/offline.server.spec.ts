import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { call } from './call.ts'
import { expect, test } from './fixtures.ts'
import { chooseAction } from './panel-menus.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'

interface Made {
  id: string
  version: number
  title: string
  status: string
  comment: string | null
  startDate: string
}

test.use({ timezoneId: 'UTC', serviceWorkers: 'allow' })

const banner = (page: Page) => page.getByRole('banner')
const panel = (page: Page, name: string) => page.getByRole('dialog', { name })
const cardOf = (page: Page, name: RegExp) => page.getByRole('button', { name }).and(page.locator('[data-event]'))

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Display and connection' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** What lies in this browser's databases of kept days, as text: names and bytes. */
const rawRows = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const told: string[] = []
    const opened = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('not read'))
      })
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('frontdesk-offline')) continue
      // oxlint-disable-next-line no-await-in-loop -- There is one.
      const database = await opened(indexedDB.open(name))
      for (const table of ['answers', 'unsent']) {
        const store = database.transaction(table).objectStore(table)
        // oxlint-disable-next-line no-await-in-loop
        const [names, rows] = await Promise.all([opened(store.getAllKeys()), opened(store.getAll())])
        for (const [index, row] of rows.entries()) {
          const { bytes } = row as { bytes: ArrayBuffer }
          told.push(`${names[index] as string} ${new TextDecoder('latin1').decode(bytes)}`)
        }
      }
      database.close()
    }
    return told.join('\n')
  })

/** Whether the page, its code and its days are kept, so that the line may go. */
const isKept = (page: Page) =>
  expect(async () => {
    const kept = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      const names = await caches.keys()
      const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).match('/')))
      return { isActive: registration?.active?.state, isWhole: pages.some(Boolean) }
    })
    expect(kept).toEqual({ isActive: 'activated', isWhole: true })
    const rows = await rawRows(page)
    for (const name of ['days', 'seen', 'discovery', 'weeklySchedules.list']) expect(rows).toContain(name)
  }).toPass({ timeout: 60_000 })

test('a day without the network: the page opens, what is typed waits, and every conflict is decided once', async ({
  page,
  context,
}) => {
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-offline-'))
  const first = await startServer({ dataDir, demo: true })
  const { accessKeyId, secretAccessKey } = first
  const port = Number(new URL(first.url).port)
  const date = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const desk = await call<Made>(first, 'POST', '/admin/calendars', { name: 'Desk Sur', type: 'agent', timezone: 'UTC' })
  const book = (server: typeof first, hour: string, title: string, more: object = {}) =>
    call<Made>(server, 'POST', '/api/v2/appointments', {
      title,
      startDate: `${date}T${hour}:00Z`,
      endDate: `${date}T${hour.slice(0, 3)}30:00Z`,
      calendarIds: [desk.id],
      status: 'confirmed',
      ...more,
    })
  const guest = {
    email: 'aurelia@example.org',
    extraFields: { firstName: 'Aurelia', lastName: 'Ferrán', phone: '+34612345678' },
  }
  const asked = await book(first, '09:00', 'Fitting', { guests: [guest], status: 'pending' })
  const noted = await book(first, '10:00', 'Control')
  const quiet = await book(first, '11:00', 'Cleaning')

  await test.step('stay signed in and look at the day', async () => {
    await signIn(page, first)
    await page.goto(`${first.url}/appointments?date=${date}&calendars=${desk.id}`)
    await expect(cardOf(page, /Aurelia Ferrán/)).toBeVisible()
    await isKept(page)
  })

  await test.step('nothing of a guest can be read where it lies', async () => {
    const raw = await rawRows(page)
    for (const word of ['Aurelia', 'Ferr', '612345678', 'aurelia@']) expect(raw).not.toContain(word)
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => !/^\/(assets\/|$)/.test(path))).toEqual([])
  })

  await test.step('without a line the page opens with the day and a guest’s phone', async () => {
    await first.stop()
    await context.setOffline(true)
    await page.reload()
    await expect(cardOf(page, /Aurelia Ferrán/)).toBeVisible()
    await expect(banner(page).getByText(/^Offline – showing what was seen at \d/)).toBeVisible()
    await page.goto(`${first.url}/`)
    await expect(page.getByRole('heading', { name: 'Up next' })).toBeVisible()
    // Of when it is can be read on a phone too.
    const window = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    const state = banner(page).getByText(/^Offline – .*\d\d:\d\d/)
    await expect(state).toBeVisible()
    expect(await state.evaluate((it) => it.scrollWidth - it.clientWidth)).toBeLessThanOrEqual(0)
    if (window) await page.setViewportSize(window)
    await page.goto(`${first.url}/appointments?date=${date}&calendars=${desk.id}`)
    await cardOf(page, /Aurelia Ferrán/).click()
    await expect(panel(page, 'Aurelia Ferrán').getByText('+34612345678')).toBeVisible()
  })

  await test.step('a status, two notes and a booking wait, and say so', async () => {
    const open = panel(page, 'Aurelia Ferrán')
    await open.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(open.getByText('Not sent yet')).toBeVisible()
    await expect(cardOf(page, /Aurelia Ferrán.*Confirmed.*Not sent yet/)).toBeVisible()
    for (const [name, note] of [
      ['Control', 'Bring the old card'],
      ['Cleaning', 'Allergic to latex'],
    ] as const) {
      await cardOf(page, new RegExp(name)).click()
      await chooseAction(panel(page, name), 'Edit')
      const form = panel(page, `Edit ${name}`)
      await form.getByLabel('Internal notes').fill(note)
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form).toHaveCount(0)
      await expect(panel(page, name).getByText('Not sent yet')).toBeVisible()
    }
    const times = new URLSearchParams({ start: `${date}T13:00:00.000Z`, end: `${date}T13:30:00.000Z` })
    await page.goto(
      `${first.url}/appointments?date=${date}&calendars=${desk.id}&open=new&on=${desk.id}&${times.toString()}`,
    )
    const booking = panel(page, 'New appointment')
    await booking.getByRole('combobox', { name: 'Guest' }).fill('Omar Haddad')
    await page.keyboard.press('Tab')
    await booking.getByLabel('Phone').fill('+34 600 123 456')
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    await bookAnyway(page)
    await expect(booking).toHaveCount(0)
    await expect(cardOf(page, /Omar Haddad.*Not sent yet/)).toBeVisible()
    await expect(banner(page).getByRole('button', { name: '4 changes not sent yet' })).toBeVisible()
    const raw = await rawRows(page)
    for (const word of ['Omar', '600123456', 'latex']) expect(raw).not.toContain(word)
  })

  await test.step('what waits is still there after another reload, and signing out asks', async () => {
    await page.reload()
    await expect(cardOf(page, /Omar Haddad.*Not sent yet/)).toBeVisible()
    await expect(banner(page).getByRole('button', { name: '4 changes not sent yet' })).toBeVisible()
    await signOut(page)
    const question = page.getByRole('alertdialog', { name: 'Sign out and lose what isn’t sent?' })
    await expect(question).toContainText('4 changes haven’t been sent')
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(cardOf(page, /Omar Haddad.*Not sent yet/)).toBeVisible()
  })

  const again = await startServer({ dataDir, port, accessKeyId, secretAccessKey })
  await test.step('meanwhile somebody else changes one appointment and takes the time of the booking', async () => {
    await call(again, 'PUT', `/api/v2/appointments/${noted.id}`, { comment: 'Moved to room 2' })
    await book(again, '13:00', 'First come')
  })

  await test.step('back on the line the rest is sent, and each conflict has its choices', async () => {
    await context.setOffline(false)
    const way = banner(page).getByRole('button', { name: '2 changes need your decision' })
    await expect(way).toBeVisible({ timeout: 90_000 })
    // Whoever doesn't look there hears it.
    await expect(page.getByRole('status').getByText('2 changes need your decision')).toBeAttached()
    await way.click()
    const list = panel(page, 'Not sent yet')
    const rows = list.getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'Bring the old card' })).toContainText('Moved to room 2')
    await rows.filter({ hasText: 'Bring the old card' }).getByRole('button', { name: 'Compare and merge' }).click()
    const merge = panel(page, 'Someone else saved changes first')
    await merge.getByRole('radio', { name: 'Your version' }).check()
    await merge.getByRole('button', { name: 'Save merged' }).click()
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText('This time was taken meanwhile.')
    await rows.getByRole('button', { name: 'Book at another time' }).click()
    const booking = panel(page, 'New appointment')
    await expect(booking.getByRole('group', { name: 'Guest Omar Haddad' })).toBeVisible()
    await booking.getByLabel('Date and time').fill(`${date}T15:00`)
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    await bookAnyway(page)
    await expect(booking).toHaveCount(0)
    await expect(banner(page).getByRole('button', { name: /not sent yet|decision/ })).toHaveCount(0)
    await expect(page.getByText('Not sent yet')).toHaveCount(0)
    await expect(page.getByRole('status').getByText('Everything is sent.')).toBeAttached()
  })

  await test.step('nothing is lost and nothing is there twice', async () => {
    const stored = (id: string) => call<Made>(again, 'GET', `/api/v2/appointments/${id}`)
    expect(await stored(asked.id)).toMatchObject({ status: 'confirmed', version: asked.version + 1 })
    expect(await stored(noted.id)).toMatchObject({ comment: 'Bring the old card', version: noted.version + 2 })
    expect(await stored(quiet.id)).toMatchObject({ comment: 'Allergic to latex', version: quiet.version + 1 })
    const query = `startDate=${date}T12:00:00Z&endDate=${date}T20:00:00Z&calendarId=${desk.id}`
    const { items } = await call<{ items: Made[] }>(again, 'GET', `/api/v2/appointments?${query}`)
    expect(items.map(({ startDate }) => startDate.slice(11, 16)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '13:00',
      '15:00',
    ])
  })

  await test.step('signing out takes the page, the days and the key along', async () => {
    await signOut(page)
    await expect(page.getByLabel('Access key ID')).toBeVisible()
    await expect(async () => {
      expect(await leftOnDevice(page)).toEqual(NOTHING)
    }).toPass({ timeout: 40_000 })
  })
  await again.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('whoever is not kept on the device leaves nothing on it', async ({ page, ownServer }) => {
  await signIn(page, ownServer, { keep: false })
  await page.goto(`${ownServer.url}/appointments`)
  await expect(page.locator('[data-fed="true"]')).toBeAttached()
  expect(await leftOnDevice(page)).toEqual(NOTHING)
})

/** What the browser keeps of a day without a line, and of the page itself. */
const leftOnDevice = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).flatMap(({ name }) =>
      name?.startsWith('frontdesk-offline') ? [name] : [],
    ),
  }))
const NOTHING = { caches: [], workers: 0, databases: [] }

/** Nobody has said when the desk is open: the form asks once. */
const bookAnyway = async (page: Page): Promise<void> => {
  const sure = page.getByRole('button', { name: 'Book anyway' })
  const booked = page.getByRole('dialog', { name: 'New appointment' })
  await expect(async () => {
    if (await sure.isVisible()) await sure.click()
    expect(await booked.count()).toBe(0)
  }).toPass({ timeout: 40_000 })
}
