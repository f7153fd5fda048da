import type { Page } from '@playwright/test'
import { specification } from '#api/contract/table.ts'
import { paths } from '../src/web/paths/paths.ts'
import { inHalves, walkTo } from './addresses.ts'
import { call } from './call.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { clickAt, columnOf } from './grid.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'
import { chooseAction } from './panel-menus.ts'
import { readsIn } from './reads.ts'
import { message } from './message.ts'

interface Called {
  /** `services.create`, as in the table of the contract. */
  operation: string
  status: number
  query: URLSearchParams
  body: Record<string, unknown>
}

/** Every row of the specification with the pattern of its path; those without parameters come first. */
const rows = Object.entries(specification)
  .flatMap(([group, operations]) =>
    Object.entries(operations).map(([name, { method, path }]) => ({
      operation: `${group}.${name}`,
      method: method as string,
      parameters: path.split('{').length - 1,
      pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    })),
  )
  .toSorted((a, b) => a.parameters - b.parameters)

/** Collects the operations that the page really calls, with what the service answered. */
const watch = (page: Page): Called[] => {
  const called: Called[] = []
  page.on('response', (response) => {
    const request = response.request()
    const { pathname, searchParams } = new URL(request.url())
    const note = (verb: string, path: string, query: URLSearchParams, status: number, body: unknown = {}): void => {
      const row = rows.find(({ method, pattern }) => method === verb && pattern.test(path))
      if (row) called.push({ operation: row.operation, status, query, body: body as Called['body'] })
    }
    if (pathname !== '/x/batch') {
      note(request.method(), pathname, searchParams, response.status(), request.postDataJSON() ?? {})
      return
    }
    // What a batch holds is called as well; its answer says of each what came of it.
    const noteEach = async (): Promise<void> => {
      const { answers } = (await response.json()) as { answers: { status: number }[] }
      for (const [at, { path, query }] of readsIn(request).entries()) note('GET', path, query, answers[at]?.status ?? 0)
    }
    // A page that is left takes its answers along.
    void noteEach().catch(() => {})
  })
  return called
}

const lastOf = (called: readonly Called[], operation: string): Called | undefined =>
  called.findLast((it) => it.operation === operation)

const expectCalled = async (called: readonly Called[], ...operations: string[]): Promise<void> => {
  for (const operation of operations) {
    await expect.poll(() => lastOf(called, operation)?.status, { message: operation }).toBeLessThan(400)
  }
}

/** A resource with a list, a form and a button that deletes. */
interface Resource {
  group: string
  list: string
  create: string
  nameLabel: string
  fill?: (page: Page) => Promise<void>
}

const RESOURCES: readonly Resource[] = [
  {
    group: 'services',
    list: paths.services.list(),
    create: paths.services.create(),
    nameLabel: 'Name',
    fill: (page) => page.getByRole('textbox', { name: /^Duration/ }).fill('25'),
  },
  { group: 'serviceTypes', list: paths.serviceTypes.list(), create: paths.serviceTypes.create(), nameLabel: 'Name' },
  {
    group: 'weeklySchedules',
    list: paths.weeklySchedules.list(),
    create: paths.weeklySchedules.create(),
    nameLabel: 'Name',
    fill: async (page) => {
      const calendar = page.getByRole('combobox', { name: 'Person or resource', exact: true })
      await calendar.fill('elena vid')
      await page.getByRole('option', { name: /Dr. Elena Vidal/ }).click()
    },
  },
  { group: 'presets', list: paths.presets.list(), create: paths.presets.create(), nameLabel: 'Title' },
  { group: 'rooms', list: paths.rooms.list(), create: paths.rooms.create(), nameLabel: 'Name' },
  {
    group: 'multimedia',
    list: paths.multimedia.list(),
    create: paths.multimedia.create(),
    nameLabel: 'Name',
    fill: async (page) => {
      await page.getByRole('textbox', { name: 'URL', exact: true }).fill('https://media.example/door.png')
      await page.getByRole('textbox', { name: 'Format', exact: true }).fill('image/png')
    },
  },
]

const title = (page: Page) => page.getByRole('heading', { level: 1 })

type Noting = typeof globalThis & { noted?: string }

/** Notes from now on what is told: it stands for some seconds, which may be over when somebody looks. */
const noteMessages = (page: Page): Promise<void> =>
  page.getByRole('region', { name: 'Messages' }).evaluate((region) => {
    const noting: Noting = globalThis
    const note = () => void (noting.noted = `${noting.noted ?? ''}\n${region.textContent}`)
    new MutationObserver(note).observe(region, { childList: true, subtree: true, characterData: true })
  })
const messagesOf = (page: Page): Promise<string> => page.evaluate(() => (globalThis as Noting).noted ?? '')

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

/** Lists, creates, opens, changes and deletes one record by hand. */
const useByHand = async (
  page: Page,
  called: Called[],
  { group, list, create, nameLabel, fill }: Resource,
): Promise<void> => {
  await walkTo(page, list)
  await expectCalled(called, `${group}.list`)

  await walkTo(page, create)
  await page.getByRole('textbox', { name: nameLabel, exact: true }).first().fill(`Tried ${group}`)
  await fill?.(page)
  await page.getByRole('button', { name: /^(Create |Add$)/ }).click()
  await expect(title(page)).toHaveText(`Tried ${group}`)
  await expectCalled(called, `${group}.create`)
  expect(JSON.stringify(lastOf(called, `${group}.create`)?.body)).toContain(`Tried ${group}`)

  await page.reload()
  await expect(title(page)).toHaveText(`Tried ${group}`)
  await expectCalled(called, `${group}.get`)

  const name = page.getByRole('textbox', { name: nameLabel, exact: true }).first()
  await name.fill(`Kept ${group}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(message(page, new RegExp(`Saved “Kept ${group}”`)).first()).toBeVisible()
  await expectCalled(called, `${group}.update`)
  const sent = lastOf(called, `${group}.update`)?.body ?? {}
  // Only what was changed is sent; a room's fields stand under its template.
  expect(Object.keys(sent)).toEqual([group === 'rooms' ? 'template' : nameLabel.toLowerCase()])

  await page.getByRole('button', { name: 'More actions', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await noteMessages(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.poll(() => messagesOf(page)).toContain(`Deleted “Kept ${group}”`)
  await expectCalled(called, `${group}.remove`)
  await expect(page.getByText(`Kept ${group}`, { exact: true })).toHaveCount(0)
}

for (const some of inHalves(RESOURCES)) {
  const names = some.map(({ group }) => group).join(', ')
  test(`${names}: list, create, get, update and remove are all in reach of the hand`, async ({ page, ownServer }) => {
    test.setTimeout(360_000)
    const called = watch(page)
    await signIn(page, ownServer)
    await expectLive(page)
    for (const resource of some) await test.step(resource.group, () => useByHand(page, called, resource))
  })
}

test('calendars: list and get', async ({ page, ownServer }) => {
  const called = watch(page)
  await signIn(page, ownServer)
  await expectLive(page)
  await walkTo(page, paths.calendars.list())
  await page.getByRole('link', { name: 'Dr. Elena Vidal' }).click()
  await expect(title(page)).toHaveText('Dr. Elena Vidal')
  await expectCalled(called, 'calendars.list', 'calendars.get')
})

/** An appointment made by a program, so that a test has one that nobody else touches. */
const booked = async (server: RunningServer, wish: { name: string; hour: number; poll?: boolean }): Promise<string> => {
  const { items } = await call<{ items: { id: string; name: string }[] }>(server, 'GET', '/api/v1/calendars?limit=100')
  const day = new Date(Date.now() + 57 * 86_400_000).toISOString().slice(0, 10)
  const startDate = `${day}T${String(wish.hour).padStart(2, '0')}:00:00Z`
  const endDate = `${day}T${String(wish.hour).padStart(2, '0')}:30:00Z`
  const { id } = await call<{ id: string }>(server, 'POST', '/api/v2/appointments', {
    title: wish.name,
    startDate,
    endDate,
    calendarIds: [items.find(({ name }) => name === 'Marta Cano')?.id],
    guests: [{ email: `${wish.name.toLowerCase()}@example.org`, extraFields: { firstName: wish.name } }],
    ...(wish.poll && {
      model: 'poll',
      voting: { options: [{ id: 'a', startDate, endDate }], votes: [] },
    }),
  })
  return id
}

for (const version of [2, 1] as const) {
  const group = `appointmentsV${version}`
  test(`${group}: list, get, votes, update, cancel and remove`, async ({ page, ownServer }) => {
    const called = watch(page)
    const id = await booked(ownServer, { name: `Ada${version}`, hour: 8 + version })
    const poll = await booked(ownServer, { name: `Poll${version}`, hour: 11 + version, poll: true })
    const panel = page.getByRole('dialog', { name: `Ada${version}`, exact: true })
    const choose = async (dialog: typeof panel) => {
      await dialog.getByText('API version and raw response').click()
      await dialog.getByRole('radio', { name: `Version ${version}` }).check()
    }
    await signIn(page, ownServer)
    await expectLive(page)
    await walkTo(page, paths.appointments.list({ version, search: `Ada${version}` }))
    await page
      .getByRole('row', { name: new RegExp(`Ada${version}`) })
      .getByRole('link')
      .click()
    await expectCalled(called, `${group}.list`)
    if (version === 1) expect(lastOf(called, `${group}.list`)?.query.get('connection')).toBe('svc')
    await choose(panel)
    await expectCalled(called, `${group}.get`)
    // A calendar of an appointment is looked up in version 2.
    await panel.getByText('Marta Cano', { exact: true }).click()
    await expectCalled(called, 'calendarsV2.get')

    await panel.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expectCalled(called, `${group}.update`)
    expect(lastOf(called, `${group}.update`)?.body).toMatchObject({ [version === 1 ? 'state' : 'status']: 'confirmed' })

    await panel.getByRole('button', { name: 'Cancel appointment' }).click()
    await page
      .getByRole('dialog', { name: /^Cancel / })
      .getByRole('button', { name: 'Cancel appointment' })
      .click()
    await expectCalled(called, `${group}.cancel`)
    if (version === 1) expect(lastOf(called, `${group}.cancel`)?.body).toEqual({})

    await chooseAction(panel, 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expectCalled(called, `${group}.remove`)
    await expect(call(ownServer, 'GET', `/api/v2/appointments/${id}`)).rejects.toThrow(/404/)

    await walkTo(page, paths.appointments.one(poll))
    await choose(page.getByRole('dialog', { name: `Poll${version}`, exact: true }))
    await expectCalled(called, `${group}.votes`)
  })

  test(`${group}: create`, async ({ page, ownServer }) => {
    const called = watch(page)
    const day = new Date(Date.now() + (58 + version) * 86_400_000).toISOString().slice(0, 10)
    await signIn(page, ownServer)
    await expectLive(page)
    await walkTo(page, paths.appointments.list({ version }))
    await page.getByRole('button', { name: 'New appointment', exact: true }).click()
    const booking = page.getByRole('dialog', { name: 'New appointment' })
    await booking.getByLabel('With').selectOption({ label: 'Marta Cano' })
    await booking.getByLabel('Date and time').fill(`${day}T11:00`)
    await booking.getByRole('combobox', { name: 'Guest' }).fill('Grace')
    await booking.getByRole('button', { name: 'Book', exact: true }).click()
    // A weekend is outside of the hours, and the desk may book it all the same.
    const question = page.getByRole('alertdialog', { name: 'Book anyway?' })
    await expect(question.or(message(page, /Booked Grace for/)).first()).toBeVisible()
    if (await question.isVisible()) await question.getByRole('button', { name: 'Book anyway' }).click()
    await expect(message(page, /Booked Grace for/)).toBeVisible()
    await expectCalled(called, `${group}.create`)
  })
}

test('appointmentsV1: blockSlot and maskGuests', async ({ page, ownServer }) => {
  const called = watch(page)
  const id = await booked(ownServer, { name: 'Linus', hour: 16 })
  await signIn(page, ownServer)
  await expectLive(page)
  await walkTo(page, paths.appointments.one(id))
  const panel = page.getByRole('dialog', { name: 'Linus', exact: true })
  await chooseAction(panel, 'Anonymise guest')
  const masking = page.getByRole('dialog', { name: 'Anonymise guest' })
  await expect(masking.getByText('guest-····@masked.invalid')).toBeVisible()
  await masking.getByLabel('Type ANONYMISE 1 to confirm').fill('ANONYMISE 1')
  await masking.getByRole('button', { name: 'Anonymise', exact: true }).click()
  await expect(message(page, /Guest anonymised/)).toBeVisible()
  await expectCalled(called, 'appointmentsV1.maskGuests')
  expect(JSON.stringify(await call(ownServer, 'GET', `/api/v2/appointments/${id}`))).not.toContain('linus@example.org')
  await page.keyboard.press('Escape')

  const day = new Date(Date.now() + 65 * 86_400_000).toISOString().slice(0, 10)
  await walkTo(page, paths.appointments.calendar({ date: day, open: 'block' }))
  const blocking = page.getByRole('dialog', { name: 'Block time' })
  await blocking.getByRole('checkbox', { name: 'Dr. Elena Vidal' }).check()
  await blocking.getByLabel(/^Date\b/).fill(day)
  await blocking.getByLabel('From').fill('10:00')
  await blocking.getByLabel(/^To\b/).fill('11:00')
  await blocking.getByLabel('Reason').fill('Fire drill')
  await blocking.getByRole('button', { name: 'Block', exact: true }).click()
  await expect(message(page, /This time is blocked/)).toBeVisible()
  await expectCalled(called, 'appointmentsV1.blockSlot')
  const column = columnOf(page, 'Dr. Elena Vidal')
  await expect(column.getByRole('button', { name: /Fire drill/ })).toBeVisible()
  await clickAt(page, column, '10:10')
  await expect(page.getByRole('dialog', { name: 'Fire drill' })).toBeVisible()
})

test('the tests above name every operation of the specification', () => {
  const named = [
    ...RESOURCES.flatMap(({ group }) => ['list', 'create', 'get', 'update', 'remove'].map((it) => `${group}.${it}`)),
    'calendars.list',
    'calendars.get',
    'calendarsV2.get',
    ...['V1', 'V2'].flatMap((version) =>
      ['list', 'create', 'get', 'update', 'cancel', 'remove', 'votes'].map((it) => `appointments${version}.${it}`),
    ),
    'appointmentsV1.blockSlot',
    'appointmentsV1.maskGuests',
  ]
  expect(rows).toHaveLength(49)
  expect(named.toSorted()).toEqual(rows.map(({ operation }) => operation).toSorted())
})
