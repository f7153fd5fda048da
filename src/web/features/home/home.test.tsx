// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import userEvent from '@testing-library/user-event'
import { ApiProvider } from '../../client/api-context.ts'
import type { Api } from '../../client/create-api.ts'
import { type Arrived, connect, id, json, NOON } from '../../client/testing/deployment.ts'
import { freshAt } from '../../live/fresh.ts'
import { currentQuestion } from '../../ui/confirm.ts'
import { renderAt } from '../../ui/testing/render.tsx'
import Page from './page.tsx'
import { appointment } from './testing/clinic.ts'
import { ownZone } from '../../i18n/own-zone.ts'

// A page with many reads in a test that shares its processor with others: what is waited for comes, but not at once.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 60_000 })
afterEach(cleanup)

const zone = ownZone()
const minutes = (count: number) => new Date(NOON + count * 60_000).toISOString()
const from = (number: number, start: number, more: Parameters<typeof appointment>[2] = {}) =>
  appointment(id(number), '00:00', {
    title: `Visit ${number}`,
    startDate: minutes(start),
    endDate: minutes(start + 30),
    calendarIds: [id(90)],
    ...more,
  })

const calendars = [{ id: id(90), name: 'Ana', type: 'agent', timezone: zone }]
const appointments = [
  from(1, -40),
  from(2, 5),
  from(3, 10),
  from(4, 60, { status: 'pending' }),
  from(5, -60, { status: 'completed', subStatus: 'no-show' }),
]

type Answer = (request: Arrived) => Response | Promise<Response>
type Answers = Readonly<Record<string, Answer>>

const service: Answers = {
  '/api/v1/calendars': () => json(calendars),
  '/api/v1/services': () => json([]),
  '/api/v1/weekly-schedules': () => json([]),
  '/api/v1/multimedia': () => json([]),
  '/api/v2/appointments': ({ query }) =>
    json(appointments.filter(({ status }) => (query.get('status') ?? status) === status)),
}

let shown: Api

const show = async (answers: Answers = {}) => {
  const all = { ...service, ...answers }
  const { api, arrived } = await connect((request) => all[request.path]?.(request) ?? json({}, 404))
  // The clock of the page is the service's.
  const still = { ...api, skew: () => NOON - Date.now() }
  shown = still
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderAt(
    '/',
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={still}>
        <Page />
      </ApiProvider>
    </QueryClientProvider>,
  )
  return arrived
}

const numbers = () => within(screen.getByRole('list', { name: 'Today in numbers' }))
const attention = () => within(screen.getByRole('list', { name: 'Needs attention' }))
const pathOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '', 'http://desk')

test('each number leads to exactly its records; what others have changed is marked and told for a moment', async () => {
  await show()
  const late = await numbers().findByRole('link', { name: /1 Late/ })
  expect(pathOf(late).searchParams.get('ids')).toBe(id(1))
  const coming = await numbers().findByRole('link', { name: /3 Up next/ })
  expect(pathOf(coming).searchParams.get('ids')).toBe([id(2), id(3), id(4)].join(','))
  const noShows = await attention().findByRole('link', { name: /No-shows today 1/ })
  expect(Object.fromEntries(pathOf(noShows).searchParams)).toMatchObject({ status: 'completed', subStatus: 'no-show' })
  expect(await attention().findByRole('link', { name: /Unconfirmed, \d+ days 1/ })).toBeTruthy()
  const conflicts = await attention().findByRole('link', { name: /Conflicts 2/ })
  expect(pathOf(conflicts).searchParams.get('ids')).toBe([id(2), id(3)].join(','))
  expect(screen.getByText(/Overlaps with Visit 3/)).toBeTruthy()
  const marked = () => [...document.querySelectorAll('[data-fresh] a')].map(({ textContent }) => textContent)
  expect(marked()).toEqual([])
  act(() => freshAt(shown).set(new Set([`appointments ${id(3)}` as const])))
  // It stands among the next ones, and among the conflicts.
  expect(marked()).toEqual(['Visit 3', 'Visit 3'])
  expect(screen.getByText('1 record changed.')).toBeTruthy()
})

test('one read that fails leaves the rest of the page standing and can be tried again', async () => {
  let broken = true
  await show({ '/api/v1/multimedia': () => (broken ? json({ code: 'FORBIDDEN' }, 403) : json([])) })
  expect(await numbers().findByRole('link', { name: /1 Late/ })).toBeTruthy()
  const media = screen.getByRole('region', { name: 'Files that need action' })
  await within(media).findByRole('alert')
  broken = false
  await userEvent.click(within(media).getByRole('button', { name: 'Try again' }))
  expect(await within(media).findByText('All files are ready.')).toBeTruthy()
})

test('without the right to read schedules, services or calendars the day is still there, and says what it leaves out', async () => {
  const refused = () => json({ code: 'FORBIDDEN' }, 403)
  await show({
    '/api/v1/weekly-schedules': refused,
    '/api/v1/services': refused,
    '/api/v1/calendars': refused,
  })
  expect(await numbers().findByRole('link', { name: /1 Late/ })).toBeTruthy()
  const capacity = screen.getByRole('region', { name: 'Availability today' })
  expect(await within(capacity).findByRole('alert')).toBeTruthy()
})

test('appointments that cannot be read are said once, and the media are still shown', async () => {
  await show({ '/api/v2/appointments': () => json({ code: 'FORBIDDEN' }, 403) })
  expect(await screen.findAllByRole('button', { name: 'Try again' })).not.toHaveLength(0)
  expect(numbers().getByText('Late')).toBeTruthy()
  expect(await screen.findByText('All files are ready.')).toBeTruthy()
})

test('a service in trouble is said once, with one way to try again, and no number is made up', async () => {
  let broken = true
  const trouble = (answer: Answer) => (request: Arrived) => (broken ? json({ code: 'UNKNOWN' }, 500) : answer(request))
  await show(Object.fromEntries(Object.entries(service).map(([path, answer]) => [path, trouble(answer)])))
  await screen.findByRole('alert')
  await waitFor(() => expect(numbers().getAllByText('Not loaded')).toHaveLength(4))
  await waitFor(() => expect(attention().getAllByText('Not loaded')).toHaveLength(6))
  await waitFor(() => expect(screen.getAllByText('Not loaded').length).toBeGreaterThan(10))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  // It stands in the columns below the head, where the day would, with what needs attention beside it as ever.
  const columns = screen.getByRole('alert').parentElement
  expect(columns?.contains(screen.getByRole('list', { name: 'Needs attention' }))).toBe(true)
  expect(columns?.contains(screen.getByRole('heading', { level: 1 }))).toBe(false)
  expect(screen.queryByText('unknown')).toBeNull()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await numbers().findByRole('link', { name: /1 Late/ })).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Not loaded')).toBeNull())
})

test('marking somebody as not come writes it and offers the way back', async () => {
  const arrived = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'No-show: Visit 1' }))
  await waitFor(() => expect(arrived.some(({ method }) => method === 'PUT')).toBe(true))
  expect(arrived.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/api/v2/appointments/${id(1)}`,
    body: { status: 'completed', subStatus: 'no-show' },
  })
})

test('who is here is told with the minutes waited and the turn that is expected, and goes on in one press', async () => {
  const now = new Date(NOON).toISOString()
  const here = (number: number, start: number, more: Parameters<typeof appointment>[2]) =>
    from(number, start, { updatedAt: minutes(start), ...more })
  const arrived = await show({
    '/api/v2/appointments': ({ query }) =>
      json(
        query.has('status')
          ? []
          : [
              here(6, -20, { subStatus: 'in-progress' }),
              here(7, -15, { subStatus: 'arrived' }),
              from(8, 20, { subStatus: 'in-progress', calendarIds: [id(91)], updatedAt: now }),
            ],
      ),
  })
  const list = await screen.findByRole('region', { name: 'Here now' })
  const row = (name: string) =>
    within(list)
      .getAllByRole('listitem')
      .find((it) => it.textContent?.includes(name))
  await waitFor(() => expect(row('Visit 6')?.textContent).toMatch(/10 min left/))
  const turn = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: zone }).format(NOON + 10 * 60_000)
  expect(row('Visit 7')?.textContent?.replaceAll(/\s/gu, ' ')).toContain(
    `Waiting 15 min, expected ${turn}`.replaceAll(/\s/gu, ' '),
  )
  expect(within(list).queryByRole('button', { name: 'Complete: Visit 7' })).toBeNull()
  await userEvent.click(within(list).getByRole('button', { name: 'Start: Visit 7' }))
  await waitFor(() => expect(arrived.filter(({ method }) => method === 'PUT')).toHaveLength(1))
  // To complete what has not begun by the clock is asked about first.
  await userEvent.click(within(list).getByRole('button', { name: 'Complete: Visit 8' }))
  await waitFor(() => expect(currentQuestion()?.title).toBe('Mark completed before the start?'))
  currentQuestion()?.answer('cancel')
  expect(arrived.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: `/api/v2/appointments/${id(7)}`, body: { subStatus: 'in-progress' } },
  ])
})

test('a new organization sees the way to its first appointment and no empty cards', async () => {
  await show({ '/api/v1/calendars': () => json([]), '/api/v2/appointments': () => json([]) })
  const steps = await screen.findByRole('region', { name: 'Four steps to your first appointment' })
  expect(within(steps).getByRole('progressbar', { name: '0 of 4 done' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Today in numbers' })).toBeNull()
})

test('the way to the first appointment stays, with what is done, until somebody was booked', async () => {
  const hours = { id: id(80), name: 'Week', calendarId: id(90), timezone: zone, configuration: { weekly: {} } }
  const answers: Answers = { '/api/v1/weekly-schedules': () => json([hours]), '/api/v2/appointments': () => json([]) }
  await show(answers)
  const steps = await screen.findByRole('region', { name: 'Four steps to your first appointment' })
  expect(within(steps).getByRole('progressbar', { name: '2 of 4 done' })).toBeTruthy()
  const next = within(steps)
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')
  expect(next?.textContent).toContain('Add a service')
})

test('beside the heading of a phone each clock keeps to one line', async () => {
  const others = [...calendars, { id: id(91), name: 'Ben', type: 'agent', timezone: 'Asia/Kolkata' }]
  await show({ '/api/v1/calendars': () => json(others) })
  await waitFor(() => {
    const [, ...clocks] = document.querySelector('h1 ~ * .brief')?.textContent?.split(' · ') ?? []
    expect(clocks).toHaveLength(2)
    expect(clocks.filter((it) => it.includes(' '))).toEqual([])
  })
})

const named = () => screen.queryAllByRole('region').map((it) => it.getAttribute('aria-label'))
const OF_THE_DAY = ['Here now', 'Late', 'Up next', 'Unconfirmed']
const BESIDE_IT = ['Availability today', 'This week', 'Tomorrow', 'Files that need action']

test.each([
  ['the day', (query: URLSearchParams) => !query.has('status'), [...OF_THE_DAY, ...BESIDE_IT]],
  ['what is unconfirmed', (query: URLSearchParams) => query.has('status'), BESIDE_IT],
])('until %s is read, nothing has its name that this may move', async (_, isLate, unnamed) => {
  let read = (): void => undefined
  const isRead = new Promise<void>((resolve) => (read = resolve))
  const all = service['/api/v2/appointments']
  const answered: string[] = []
  await show({
    '/api/v2/appointments': async (request) => {
      if (isLate(request.query)) await isRead
      answered.push(request.path)
      return all?.(request) ?? json([])
    },
  })
  await waitFor(() => expect(answered.length).toBeGreaterThan(0))
  await waitFor(() => expect(named()).toContain('Needs attention'))
  expect(named().filter((name) => unnamed.includes(name ?? ''))).toEqual([])
  expect(screen.getAllByText('Loading…').length).toBeGreaterThan(0)
  read()
  await screen.findByRole('region', { name: 'Up next' })
  await screen.findByRole('region', { name: 'Tomorrow' })
  expect(named().filter((name) => OF_THE_DAY.includes(name ?? ''))).toEqual(['Late', 'Up next', 'Unconfirmed'])
  expect(named().filter((name) => BESIDE_IT.includes(name ?? ''))).toEqual(BESIDE_IT)
  expect(screen.queryByText('Loading…')).toBeNull()
})
