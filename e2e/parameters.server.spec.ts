import type { Page } from '@playwright/test'
import { specification } from '#api/contract/table.ts'
import { paths } from '../src/web/paths/paths.ts'
import { inHalves, walkTo } from './addresses.ts'
import { expectLive } from './deployments.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'
import { readsIn } from './reads.ts'

const ID = '01a01c77-ac00-71ad-b9c6-0cf01be1398a'

/** A filter by its label: what is written or chosen (a number is the place among the choices), and what must be sent. */
type Step = readonly [label: string, value: string | number, ...parameters: string[]]

interface Asked {
  path: string
  address: string
  steps: readonly Step[]
  /** Parameters that the page sets by itself, or by its own footer. */
  always?: readonly string[]
}

const LISTS: readonly Asked[] = [
  {
    path: specification.services.list.path,
    address: paths.services.list(),
    always: ['expand'],
    steps: [
      ['Search services', 'check', 'search'],
      ['Service type', 1, 'typeId'],
      ['Person or resource', 1, 'calendarId'],
      ['Exact name', 'Check-up', 'name'],
      ['Type (short name)', 1, 'serviceType'],
      ['Bookable from', '2026-01-01', 'startDate'],
      ['Bookable until', '2026-12-31', 'endDate'],
      ['User group (ID)', ID, 'userGroupId'],
      ['Organisation (ID)', ID, 'organizationId'],
      ['Only these IDs', ID, 'ids'],
    ],
  },
  {
    path: specification.presets.list.path,
    address: paths.presets.list(),
    steps: [
      ['Search presets', 'bright', 'search'],
      ['Exact title', 'Children', 'title'],
    ],
  },
  { path: specification.rooms.list.path, address: paths.rooms.list(), steps: [] },
  {
    path: specification.calendars.list.path,
    address: paths.calendars.list(),
    steps: [
      ['Search team & resources', 'nurse', 'search'],
      ['Kind', 1, 'type'],
      ['User group (ID)', ID, 'userGroupId'],
    ],
  },
  {
    path: specification.serviceTypes.list.path,
    address: paths.serviceTypes.list(),
    steps: [['Name contains', 'Imaging', 'name']],
  },
  {
    path: specification.weeklySchedules.list.path,
    address: paths.weeklySchedules.list(),
    always: ['expand'],
    steps: [
      ['Person or resource', 1, 'calendarId'],
      ['Search schedules', 'week', 'search'],
    ],
  },
  {
    path: specification.multimedia.list.path,
    // The list has pages; the gallery reads them all.
    address: paths.multimedia.list({ view: 'list' }),
    steps: [
      ['Name contains', 'room', 'name'],
      ['Status', 1, 'status'],
      ['Image', 0, 'type'],
      ['Green', 0, 'color'],
    ],
  },
  {
    path: specification.appointmentsV2.list.path,
    address: paths.appointments.list({ version: '2' }),
    steps: [
      ['Search appointments', 'ana', 'search'],
      ['Status', 1, 'status'],
      ['Service', 1, 'serviceId'],
      ['Person or resource', 1, 'calendarId'],
      ['From', '2026-01-01', 'startDate'],
      ['Until', '2026-12-31', 'endDate'],
      ['Sub-status', 1, 'subStatus'],
      ['Source', 1, 'origin'],
      ['Scheduling', 1, 'model'],
      ['Blocked times', 'too', 'blocked'],
      ['People or resources', 1, 'calendarType'],
      ['Resource', 1, 'resourceId'],
      ['Guest’s language', 'es', 'lang'],
      ['Exclude these IDs', ID, 'excludeIds'],
      ['Response fields', 1, 'fields'],
    ],
  },
  {
    path: specification.appointmentsV1.list.path,
    address: paths.appointments.list({ version: '1' }),
    steps: [
      ['Search appointments', 'ana', 'search'],
      ['Status', 1, 'state'],
      ['Service', 1, 'serviceId'],
      ['Person or resource', 1, 'calendarIds'],
      ['From', '2026-01-01', 'startDate'],
      ['Until', '2026-12-31', 'endDate'],
      ['Meeting type', 1, 'type'],
      ['Source', 1, 'origin'],
      ['Guest’s language', 'es', 'lang'],
      ['User (ID)', ID, 'userId'],
      ['User group (ID)', ID, 'userGroupId'],
      ['Organisation (ID)', ID, 'organizationId'],
      ['Only these IDs', ID, 'ids'],
      ['Exclude these IDs', ID, 'excludeIds'],
      ['Calendar connection', 1, 'connection'],
    ],
  },
]

/** Collects the queries that a list is really asked with. */
const watch = (page: Page, path: string): URLSearchParams[] => {
  const queries: URLSearchParams[] = []
  page.on('request', (request) => {
    for (const read of readsIn(request)) if (read.path === path) queries.push(read.query)
  })
  return queries
}

const set = async (page: Page, name: string, value: string | number): Promise<void> => {
  const main = page.getByRole('main')
  const named = { name, exact: true }
  const field = main
    .getByRole('combobox', named)
    .or(main.getByRole('textbox', named))
    .or(main.getByRole('searchbox', named))
    .or(main.getByRole('button', named))
    .filter({ visible: true })
    .first()
  const tag = await field.evaluate((element) => element.tagName)
  if (tag === 'SELECT') await field.selectOption(typeof value === 'number' ? { index: value } : value)
  else if (tag === 'BUTTON') await field.click()
  else if (typeof value === 'number') {
    await field.click()
    await page.getByRole('listbox').getByRole('option').nth(value).click()
  } else {
    await field.fill(value)
    await field.press('Enter')
  }
}

/** Sets each filter of a list, and looks whether the list is asked with its parameter. */
const askWithEach = async (page: Page, { path, address, steps, always = [] }: Asked): Promise<void> => {
  const queries = watch(page, path)
  const sent = (name: string) => queries.some((query) => [...query.keys()].some((key) => key.startsWith(name)))
  // From elsewhere: two lists of one address would hand on what was set.
  await walkTo(page, paths.settings.connection())
  await walkTo(page, address)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  for (const [label, value, ...parameters] of steps) {
    await test.step(label, async () => {
      const more = page.getByRole('button', { name: /^Filter/ }).first()
      if ((await more.count()) > 0 && (await more.getAttribute('aria-expanded')) === 'false') await more.click()
      const technical = page.getByText('Developer', { exact: true })
      if ((await technical.locator('xpath=ancestor::details[not(@open)]').count()) > 0) await technical.click()
      // A parameter that was sent before says nothing about this filter.
      queries.length = 0
      await set(page, label, value)
      for (const parameter of parameters) {
        await expect.poll(() => sent(parameter), { message: parameter }).toBe(true)
      }
    })
  }
  for (const parameter of always) expect(sent(parameter), parameter).toBe(true)
  queries.length = 0
  const there = new URL(page.url())
  there.searchParams.set('page', '2')
  there.searchParams.set('limit', '1')
  await walkTo(page, there.href)
  for (const [name, value] of [
    ['page', '2'],
    ['limit', '1'],
  ] as const) {
    await expect.poll(() => queries.some((query) => query.get(name) === value), { message: name }).toBe(true)
  }
}

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1440, height: 1300 }, timezoneId: 'Europe/Madrid' })

for (const [part, lists] of inHalves(LISTS).entries()) {
  test(`every list is asked with each of its parameters from the page (${part + 1} of 2)`, async ({
    page,
    ownServer,
  }) => {
    test.setTimeout(360_000)
    await signIn(page, ownServer)
    await expectLive(page)
    for (const list of lists) await test.step(list.path, () => askWithEach(page, list))
  })
}

test('the tests above name every parameter of every list', () => {
  for (const operations of Object.values(specification)) {
    if (!('list' in operations)) continue
    const { path, query } = operations.list
    const definition: object = query?._zod.def ?? {}
    const names = 'shape' in definition && definition.shape instanceof Object ? Object.keys(definition.shape) : []
    const asked = LISTS.find((it) => it.path === path)
    const named = [...(asked?.steps.flatMap(([, , ...parameters]) => parameters) ?? []), ...(asked?.always ?? [])]
    expect(new Set([...named, 'page', 'limit']), path).toEqual(new Set([...names, 'page', 'limit']))
  }
})
