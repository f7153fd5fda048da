// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { endBulk } from '../../fields/bulk/bulk.ts'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import WeeklySchedulesPage from './page.tsx'

afterEach(() => {
  endBulk()
  cleanup()
})

const open = async (address: string, change: (service: ServiceInPage) => ServiceInPage = (service) => service) => {
  const service = await openService()
  renderPages(change(service), address, {
    '/weekly-schedules': (
      <>
        <WeeklySchedulesPage />
        <BulkHost />
      </>
    ),
  })
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  const lists = () => sent('GET').filter(({ path }) => path === '/api/v1/weekly-schedules')
  return { ...service, sent, lists, user: userEvent.setup() }
}

const links = () => screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link') ?? [])

test('the schedules of all calendars stand in one list, and each leads to itself with its calendar', async () => {
  const { demo, lists } = await open('/weekly-schedules?limit=100')
  await waitFor(() => expect(links()).toHaveLength(demo.weeklySchedules.length))
  expect(new Set(lists().map(({ query }) => new URLSearchParams(query).get('calendarId')))).toEqual(
    new Set(demo.calendars.map(({ id }) => id)),
  )
  expect(
    links()
      .map((link) => link.getAttribute('href') ?? '')
      .toSorted(),
  ).toEqual(
    demo.weeklySchedules.map(({ id, calendarId }) => `/weekly-schedules/${id}?calendarId=${calendarId}`).toSorted(),
  )
  expect(screen.getByRole('columnheader', { name: /^Person or resource/ })).toBeTruthy()
  expect(screen.getAllByText(/Mon .*–.*Sat closed/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('of a chosen calendar only its own schedules are asked for, with services by name', async () => {
  const demo = (await openService()).demo
  const { lists } = await open(`/weekly-schedules?calendarId=${demo.calendars[0]?.id}`)
  // The page of the list, and all of the calendar for what adds up with each of them.
  await waitFor(() => expect(lists().length).toBe(2))
  const asked = lists().map(({ query }) => new URLSearchParams(query))
  expect(asked.map((it) => it.get('calendarId'))).toEqual([demo.calendars[0]?.id, demo.calendars[0]?.id])
  expect(asked.flatMap((it) => it.getAll('expand'))).toEqual(['services'])
  expect(
    await screen.findByRole('button', { name: `Remove the filter Person or resource: ${demo.calendars[0]?.name}` }),
  ).toBeTruthy()
})

test('a calendar that cannot be read is named, the others are shown, and it can be asked again', async () => {
  let refuses = true
  const { demo, user } = await open('/weekly-schedules?limit=100', (service) => {
    const bad = service.demo.calendars[1]?.id
    const call: ServiceInPage['api']['call'] = async (row, ...args) => {
      if (refuses && JSON.stringify(args).includes(`"calendarId":"${bad}"`)) throw new Error('It broke.')
      return service.api.call(row, ...args)
    }
    return { ...service, api: { ...service.api, call } }
  })
  const bad = demo.calendars[1]
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The schedules of 1 calendar are missing here.')
  expect(alert.textContent).toContain(bad?.name)
  const others = demo.weeklySchedules.filter(({ calendarId }) => calendarId !== bad?.id)
  await waitFor(() => expect(links()).toHaveLength(others.length))
  refuses = false
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(links()).toHaveLength(demo.weeklySchedules.length))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['every calendar', () => true],
  ['one calendar, and the others have none', (args: string, bad: string) => args.includes(bad)],
])('where the schedules of %s cannot be read, nobody says that there are none', async (_, isBroken) => {
  await open('/weekly-schedules', (service) => {
    const call: ServiceInPage['api']['call'] = async (row, ...args) => {
      if (!('path' in row) || row.path !== '/api/v1/weekly-schedules') return service.api.call(row, ...args)
      if (isBroken(JSON.stringify(args), `"${service.demo.calendars[1]?.id}"`)) throw new Error('It broke.')
      return { items: [], total: 0 } as never
    }
    return { ...service, api: { ...service.api, call } }
  })
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByText(/Loading|\d+ of \d+ calendars/)).toBeNull())
  expect(screen.queryByText(/Without a schedule, no free times/)).toBeNull()
  expect(screen.queryByText('No schedule here')).toBeNull()
})

test('a schedule is searched by the name of its calendar, duplicated, and deleted after a question', async () => {
  const { demo, user, sent, api } = await open('/weekly-schedules')
  const calendar = demo.calendars.find(({ id }) => demo.weeklySchedules.some(({ calendarId }) => calendarId === id))
  const own = demo.weeklySchedules.filter(({ calendarId }) => calendarId === calendar?.id)
  await user.type(await screen.findByRole('searchbox', { name: 'Search schedules' }), `${calendar?.name}{Enter}`)
  await waitFor(() => expect(links()).toHaveLength(own.length))
  await user.click(screen.getAllByRole('button', { name: /^Actions for/ })[0]!)
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(links()).toHaveLength(own.length + 1))
  expect(sent('POST')[0]?.body).toMatchObject({ calendarId: calendar?.id, name: expect.stringMatching(/ \(copy\)$/) })
  const copy = links().find((link) => link.textContent?.endsWith('(copy)'))?.textContent
  await user.click(screen.getByRole('button', { name: `Actions for ${copy}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const sure = await within(await screen.findByRole('alertdialog')).findByRole('button', {
    name: 'Delete',
    busy: false,
  })
  await user.click(sure)
  await waitFor(() => expect(links()).toHaveLength(own.length))
  const left = await api.weeklySchedules.list({ query: { calendarId: calendar?.id ?? '' } })
  expect(left.items.map(({ id }) => id).toSorted()).toEqual(own.map(({ id }) => id).toSorted())
})

test('several are deleted together only after the plan for everybody booked in their hours, with one undo', async () => {
  const { user, sent, calls } = await open('/weekly-schedules?limit=100')
  await waitFor(() => expect(links().length).toBeGreaterThan(3))
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(
    await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Delete', busy: false }),
  )
  const plan = within(await screen.findByRole('dialog', { name: /^\d+ appointments would be outside the hours$/ }))
  expect((await plan.findAllByText('No longer open at this time')).length).toBeGreaterThan(3)
  await user.click(plan.getByRole('button', { name: 'Back to editing' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /outside the hours/ })).toBeNull())
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ }).slice(0, 2)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(
    await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Delete', busy: false }),
  )
  await user.click(await screen.findByRole('button', { name: 'Delete 2 schedules, keep all' }))
  await waitFor(() => expect(sent('DELETE')).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Undo 2 changes' }))
  await waitFor(() => expect(sent('POST').map(({ path }) => path)).toEqual(Array(2).fill('/api/v1/weekly-schedules')))
})

test('several are given an end together, after the plan for whoever is booked beyond it', async () => {
  const { user, sent } = await open('/weekly-schedules?limit=100')
  await waitFor(() => expect(links().length).toBeGreaterThan(2))
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Valid from, until' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Change \d+ schedules$/ }))
  await user.type(dialog.getByLabelText(/^Valid until/), '2020-01-31')
  await user.tab()
  await user.click(dialog.getByRole('button', { name: /^Change/ }))
  const plan = within(await screen.findByRole('dialog', { name: /would be outside the hours/ }))
  expect(sent('PUT')).toEqual([])
  await user.click(plan.getByRole('button', { name: /^Change \d+ schedules, keep all$/ }))
  await waitFor(() => expect(sent('PUT').length).toBeGreaterThan(2))
  for (const { body } of sent('PUT')) {
    expect(body).toMatchObject({ configuration: { effectiveUntil: '2020-01-31', workingHours: expect.anything() } })
  }
})

test('of very many calendars one is to be chosen first, unless all are wanted', async () => {
  const { user, lists } = await open('/weekly-schedules', (service) => {
    const call: ServiceInPage['api']['call'] = async (row, ...args) => {
      const answer = await service.api.call(row, ...args)
      if (row.resource !== 'calendars') return answer
      const [first] = service.demo.calendars
      const items = Array.from({ length: 61 }, (_, at) => ({
        ...first,
        id: `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      }))
      return { items, total: 61 } as never
    }
    return { ...service, api: { ...service.api, call } }
  })
  const all = await screen.findByRole('button', { name: 'Load all 61 calendars' })
  expect(lists()).toEqual([])
  await user.click(all)
  await waitFor(() => expect(lists()).toHaveLength(61))
})

test('a schedule that someone else adds appears when the reader comes back, and nothing is dimmed for it', async () => {
  const { api, demo } = await open('/weekly-schedules?limit=100')
  await waitFor(() => expect(links()).toHaveLength(demo.weeklySchedules.length))
  const { calendarId = '', configuration = { workingHours: {} } } = demo.weeklySchedules[0] ?? {}
  await api.weeklySchedules.create({ body: { calendarId, name: 'Added by a colleague', configuration } })
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
  act(() => void dispatchEvent(new Event('focus')))
  expect(await screen.findByRole('link', { name: /Added by a colleague/ })).toBeTruthy()
  expect(document.querySelector('[aria-busy="true"]')).toBeNull()
  clock.mockRestore()
})
