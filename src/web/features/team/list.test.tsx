// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#api/contract/operation.ts'
import type { AnyInput } from '../../client/input.ts'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import CalendarsPage from './page.tsx'

afterEach(cleanup)

interface World {
  role?: Role
  extensions?: string[]
  change?: (service: ServiceInPage) => ServiceInPage
}

const open = async (address: string, { role, extensions, change = (service) => service }: World = {}) => {
  const service = await openService(role, extensions)
  renderPages(change(service), address, {
    '/calendars': (
      <>
        <CalendarsPage />
        <BulkHost />
      </>
    ),
  })
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  return { ...service, sent, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? [])

test('every parameter of the interface is asked for, and tags are narrowed here', async () => {
  const group = '01890000-0000-7000-8000-00000000aaaa'
  const { sent } = await open(`/calendars?type=asset&userGroupId=${group}&search=x&page=2&limit=50`)
  const asked = await waitFor(() => {
    const found = sent('GET').find(({ query }) => query.includes('page=2'))
    expect(found).toBeTruthy()
    return found?.query
  })
  expect(Object.fromEntries(new URLSearchParams(asked))).toEqual({
    type: 'asset',
    userGroupId: group,
    search: 'x',
    page: '2',
    limit: '50',
  })
  cleanup()
  const { demo, user } = await open('/calendars?limit=100')
  const tag = demo.calendars.flatMap(({ tags }) => tags)[0] ?? ''
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  await user.click(await screen.findByRole('button', { name: tag }))
  const having = demo.calendars.filter(({ tags }) => tags.includes(tag)).map(({ name }) => name)
  await waitFor(() => expect(names().toSorted()).toEqual(having.toSorted()))
  expect(having.length).toBeLessThan(demo.calendars.length)
})

test('where a deployment ignores the search, the page searches', async () => {
  const { demo } = await open('/calendars?search=Marta', {
    change: (service) => {
      const call: ServiceInPage['api']['call'] = (row, ...args) => {
        const input: AnyInput = args[0] ?? {}
        return service.api.call(row, ...([{ ...input, query: { ...input.query, search: '' } }] as never))
      }
      return { ...service, api: { ...service.api, call } }
    },
  })
  const fitting = demo.calendars.filter((calendar) => JSON.stringify(calendar).includes('Marta'))
  await waitFor(() => expect(names()).toEqual(fitting.map(({ name }) => name)))
  expect(fitting.length).toBeLessThan(demo.calendars.length)
})

test('without the extension, and without the right, nothing can be changed', async () => {
  await open('/calendars', { extensions: [] })
  expect(await screen.findByText(/You can’t change people and resources here/)).toBeTruthy()
  const [first] = await waitFor(() => {
    expect(names().length).toBeGreaterThan(0)
    return screen.getAllByRole('button', { name: /^Actions for/ })
  })
  const user = userEvent.setup()
  await user.click(first!)
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open', 'Week', 'Weekly schedules', 'Services'])
  cleanup()
  await open('/calendars', { role: 'staff' })
  await waitFor(() => expect(names().length).toBeGreaterThan(0))
  expect(screen.queryByRole('link', { name: 'New person or resource' })).toBeNull()
  expect(screen.queryByText(/You can’t change people and resources here/)).toBeNull()
})

test('several calendars get a tag together; those that have it are left alone', async () => {
  const { demo, sent, user, api } = await open('/calendars?type=asset&limit=100')
  const things = demo.calendars.filter(({ type }) => type === 'asset')
  await waitFor(() => expect(names()).toHaveLength(things.length))
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Add tags' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add tags' })
  await user.type(within(dialog).getByLabelText('New tags'), 'first floor, quiet{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(within(dialog).getByRole('button', { name: 'Add tags' }))
  await waitFor(() => expect(sent('PUT')).toHaveLength(things.length))
  await waitFor(async () => {
    const { items } = await api.calendars.list({ query: { type: 'asset', limit: 100 } })
    for (const { id, tags } of items) {
      expect(tags).toEqual([...(things.find((it) => it.id === id)?.tags ?? []), 'first floor', 'quiet'])
    }
  })
})

test('a tag in other capitals is the one in use, and what does not fit beside two tags is counted', async () => {
  const { demo, user, api, sent } = await open('/calendars?limit=100')
  const calendar = demo.calendars.find(({ tags }) => tags.length === 2)
  const [first = '', second = ''] = calendar?.tags ?? []
  await user.click(await screen.findByRole('checkbox', { name: `Select ${calendar?.name}` }))
  await user.click(await screen.findByRole('button', { name: 'Add tags' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add tags' })
  await user.type(within(dialog).getByLabelText('New tags'), `${first.toUpperCase()}, VIP, vip, Ground floor`)
  await user.click(within(dialog).getByRole('button', { name: 'Add tags' }))
  await waitFor(() => expect(sent('PUT')).toHaveLength(1))
  const params = { id: calendar?.id ?? '' }
  await waitFor(async () =>
    expect((await api.calendars.get({ params })).tags).toEqual([first, second, 'VIP', 'Ground floor']),
  )
  const row = await screen.findByRole('row', { name: new RegExp(calendar?.name ?? '') })
  const rest = await within(row).findByText('+2')
  expect(rest.parentElement?.getAttribute('data-tooltip')).toBe('VIP, Ground floor')
  expect(rest.parentElement?.textContent).toContain('VIP, Ground floor')
})

test('a calendar with coming appointments is deleted after what becomes of them was chosen', async () => {
  const { demo, user, sent } = await open('/calendars?limit=100')
  const now = Date.now()
  const comingOf = (id: string) =>
    demo.appointments.filter(
      ({ calendarIds, status, endDate }) =>
        calendarIds.includes(id) && !['cancelled', 'completed'].includes(status) && Date.parse(endDate) > now,
    )
  // Nobody's blocked time, and nothing that is going on, which cannot be moved or canceled here.
  const [busy] = demo.calendars
    .filter(({ id }) => {
      const coming = comingOf(id)
      return coming.length > 0 && coming.every((it) => !it.blocked && Date.parse(it.startDate) > now)
    })
    // Four are canceled a second.
    .toSorted((a, b) => comingOf(a.id).length - comingOf(b.id).length)
  if (!busy) throw new Error('the demo has somebody with appointments alone')
  await user.click(await screen.findByRole('button', { name: `Actions for ${busy.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const plan = within(await screen.findByRole('dialog', { name: /would be left without their calendar|its calendar$/ }))
  expect((await plan.findAllByText('Its calendar will be left')).length).toBe(comingOf(busy.id).length)
  expect(sent('DELETE')).toEqual([])
  await user.click(plan.getByRole('button', { name: 'Cancel all' }))
  await user.click(plan.getByRole('button', { name: /^Delete 1 calendar, cancel/ }))
  await waitFor(() => expect(sent('DELETE').map(({ path }) => path)).toEqual([`/admin/calendars/${busy.id}`]))
  await waitFor(() => expect(names()).not.toContain(busy.name))
})

test('kept appointments keep their calendar, which says so before it is deleted', async () => {
  const { demo, user, sent } = await open('/calendars?limit=100')
  const busy = demo.calendars.find(({ id }) => demo.appointments.some(({ calendarIds }) => calendarIds.includes(id)))
  await user.click(await screen.findByRole('button', { name: `Actions for ${busy?.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 1 calendar, keep all' }))
  expect(await screen.findByText(/upcoming appointments?\. Move or cancel/)).toBeTruthy()
  expect(sent('DELETE')).toEqual([])
})

/** Waits until a run is over, and closes what it says. */
const ranWell = async (user: ReturnType<typeof userEvent.setup>, title: RegExp) => {
  const run = within(await screen.findByRole('region', { name: title }))
  await run.findByRole('button', { name: /^Undo/ })
  return { undo: () => user.click(run.getByRole('button', { name: /^Undo/ })) }
}

const zonesOf = async ({ api }: Awaited<ReturnType<typeof open>>) => {
  const { items } = await api.calendars.list({ query: { limit: 100 } })
  return new Map(items.map(({ id, timezone }) => [id, timezone]))
}

test('several calendars get the same zone together, told what becomes of their clocks, with a way back', async () => {
  const opened = await open('/calendars?type=asset&limit=100')
  const { demo, user, sent } = opened
  const things = demo.calendars.filter(({ type }) => type === 'asset')
  await waitFor(() => expect(names()).toHaveLength(things.length))
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Change ${things.length} calendars` }))
  const zone = await dialog.findByRole('combobox', { name: 'Time zone' })
  await waitFor(() => expect((zone as HTMLInputElement).readOnly).toBe(false))
  await user.type(zone, 'Atlantic/Azores')
  expect(dialog.getByText(/calendars in Europe\/Madrid: 9:00.AM is then shown as 7:00.AM/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: `Change ${things.length} calendars` }))
  const run = await ranWell(user, /^Change \d+ calendars/)
  const changed = await zonesOf(opened)
  for (const { id, timezone, type } of demo.calendars) {
    expect(changed.get(id)).toBe(type === 'asset' ? 'Atlantic/Azores' : timezone)
  }
  // Nothing was asked for that was not to change.
  expect(sent('PUT').map(({ body }) => body)).toEqual(things.map(() => ({ timezone: 'Atlantic/Azores' })))
  await run.undo()
  await waitFor(async () => {
    const after = await zonesOf(opened)
    for (const { id, timezone } of things) expect(after.get(id)).toBe(timezone)
  })
})

test('a zone that takes hours from appointments stands behind their plan, and going back writes nothing', async () => {
  const { demo, user, sent } = await open('/calendars?type=agent&limit=100')
  const now = Date.now()
  const busy = demo.calendars.find(
    ({ id, type }) =>
      type === 'agent' &&
      demo.appointments.some(
        (it) =>
          it.calendarIds.includes(id) && !it.blocked && it.status === 'confirmed' && Date.parse(it.startDate) > now,
      ),
  )
  if (!busy) throw new Error('the demo has somebody with appointments')
  await user.click(await screen.findByRole('button', { name: `Actions for ${busy.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 calendar' }))
  const zone = await dialog.findByRole('combobox', { name: 'Time zone' })
  await waitFor(() => expect((zone as HTMLInputElement).readOnly).toBe(false))
  await user.type(zone, 'Pacific/Auckland')
  await user.click(dialog.getByRole('switch', { name: 'Weekly schedules too, keeping their clock times' }))
  await user.click(dialog.getByRole('button', { name: 'Change 1 calendar' }))
  const plan = within(await screen.findByRole('dialog', { name: /would be outside the hours/ }))
  await user.click(plan.getByRole('button', { name: /^Back/ }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /would be outside/ })).toBeNull())
  expect(sent('PUT')).toEqual([])
})

test.each([
  ['is read from hours and appointments', ['calendars']],
  ['is counted by the service', ['calendars', 'load']],
])('how long a calendar is open this week, and how much of that is booked, %s', async (how, extensions) => {
  const service = await openService('admin', extensions)
  const { api } = service
  const { id: calendarId } = await api.adminCalendars.create({
    body: { name: 'Zoe Quill', type: 'agent', timezone: 'UTC' },
  })
  const configuration = {
    workingHours: Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, [['10:00', '12:00']]])),
  }
  await api.weeklySchedules.create({ body: { calendarId, name: 'Days', configuration: configuration as never } })
  const date = new Date().toISOString().slice(0, 10)
  const body = {
    title: 'Visit',
    startDate: `${date}T10:00:00Z`,
    endDate: `${date}T11:24:00Z`,
    calendarIds: [calendarId],
  }
  await api.appointmentsV2.create({ body })
  renderPages(service, '/calendars?search=Quill', { '/calendars': <CalendarsPage /> })
  const row = await screen.findByRole('row', { name: /Zoe Quill/ })
  await waitFor(() => expect(row.textContent).toMatch(/14 h.*10%/))
  const asked = service.calls.filter(({ path }) => path === '/x/load').length
  expect(asked > 0).toBe(how.startsWith('is counted'))
  // Nothing of an appointment comes but what is counted.
  const lists = service.calls.filter(({ method, path }) => method === 'GET' && path === '/api/v2/appointments')
  expect(lists.filter(({ query }) => !query.includes('fields='))).toEqual([])
})
