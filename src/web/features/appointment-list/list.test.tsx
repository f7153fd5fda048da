// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ownWrites } from '../../commands/appointments/history.ts'
import { openList as open } from './testing/open-list.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }
const [A, B] = ['01890000-0000-7000-8000-00000000aaaa', '01890000-0000-7000-8000-00000000bbbb']

test('version 1 is asked for every parameter that it knows', async () => {
  const { asked, user } = await open(
    `/appointments/list?search=x&userGroup=${A}&type=phone&lang=es&from=2026-01-02&to=2026-01-03&status=confirmed` +
      `&organization=${A}&user=${B}&service=${A}&origin=api&ids=${A},${B}&excludeIds=${B}&calendar=${A},${B}`,
  )
  expect(await asked(1)).toMatchObject({
    connection: 'svc',
    search: 'x',
    userGroupId: A,
    type: 'phone',
    lang: 'es',
    state: 'confirmed',
    organizationId: A,
    userId: B,
    serviceId: A,
    origin: 'api',
    excludeIds: B,
    startDate: expect.stringMatching(/^2026-01-0[12]T/),
    endDate: expect.stringMatching(/^2026-01-0[34]T/),
  })
  const { ids, calendarIds } = await asked(1)
  expect([ids, calendarIds].every((it) => it !== undefined)).toBe(true)
  await user.click(await screen.findByRole('button', { name: `Remove the filter Only these IDs: ${A}, ${B}` }, WAIT))
  expect(new URLSearchParams(location.search).get('ids')).toBeNull()
}, 120_000)

test('a filter that is not set says so in the words of its own label', async () => {
  const { user } = await open('/appointments/list')
  await user.click(await screen.findByRole('button', { name: 'Filter' }, WAIT))
  const unset = async (label: string) => {
    const choices = within(await screen.findByLabelText<HTMLSelectElement>(label, undefined, WAIT)).getAllByRole(
      'option',
    )
    return choices[0]?.textContent
  }
  expect(await unset('Meeting type')).toBe('Any meeting type')
  expect(await unset('Source')).toBe('Any source')
}, 120_000)

test('version 2 is asked for every parameter that it knows, and for no more fields than are shown', async () => {
  const { askedForPage, lists } = await open(
    `/appointments/list?search=x&resource=${A}&calendar=${B}&from=2026-01-02&to=2026-01-03&calendarType=asset` +
      `&service=${A}&status=completed&subStatus=no-show&origin=api&model=fixed&excludeIds=${B}&lang=es&blocked=1` +
      `&spare=1&columns=start,type&page=2&limit=50`,
  )
  // Not the last call: from a page beyond the last one it leads back.
  expect(await askedForPage(2, '2')).toMatchObject({
    search: 'x',
    resourceId: A,
    calendarId: B,
    calendarType: 'asset',
    serviceId: A,
    status: 'completed',
    subStatus: 'no-show',
    origin: 'api',
    model: 'fixed',
    excludeIds: B,
    lang: 'es',
    blocked: 'true',
    page: '2',
    limit: '50',
  })
  const fields = new URLSearchParams(lists(2).at(-1)?.query).getAll('fields').join()
  expect(fields).toContain('type')
  expect(fields).not.toContain('description')
}, 120_000)

test('a link with filters shows them as chips and leaves the unusual ones folded, ids and interface once more', async () => {
  const { user } = await open(`/appointments/list?status=pending&from=2031-01-02&to=2031-01-03&user=${A}`)
  const more = await screen.findByRole('button', { name: 'Filter (4)' }, WAIT)
  expect(more.getAttribute('aria-expanded')).toBe('false')
  expect(screen.queryByLabelText('From')).toBeNull()
  const chips = within(screen.getByRole('list', { name: 'Active filters' }))
  for (const name of ['Status: Unconfirmed', 'From: Jan 2, 2031', 'Until: Jan 3, 2031', `User (ID): ${A}`]) {
    expect(chips.getByRole('button', { name: `Remove the filter ${name}` })).toBeTruthy()
  }
  await user.click(more)
  expect(screen.getByLabelText('From').closest('[hidden]')).toBeNull()
  const folded = screen.getByText('Developer').closest('details')
  if (!folded) throw new Error('the filters for developers fold')
  expect(folded.open).toBe(false)
  expect([...folded.querySelectorAll('label')].map(({ textContent }) => textContent?.trim())).toEqual([
    'User (ID)',
    'User group (ID)',
    'Organization (ID)',
    'Only these IDs',
    'Exclude these IDs',
    'Response fields',
    'API version',
  ])
  expect(folded.nextElementSibling).toBeNull()
}, 120_000)

test('each filter of the page reaches the address', async () => {
  const { user, asked, demo } = await open('/appointments/list')
  await screen.findAllByRole('row', {}, WAIT)
  await user.click(screen.getByRole('button', { name: /^Filter/ }))
  await user.selectOptions(screen.getByLabelText('Period'), 'past')
  await waitFor(async () => expect(await asked(2)).toMatchObject({ endDate: expect.anything() }), WAIT)
  await user.selectOptions(screen.getByLabelText('Blocked times'), 'only')
  await user.selectOptions(screen.getByLabelText('Response fields'), '1')
  await user.type(screen.getByLabelText('Category'), 'internal{Enter}')
  await user.type(screen.getByLabelText('Exclude these IDs'), `${A} ${B}{Enter}`)
  const [first, second] = demo.calendars
  await user.click(await screen.findByRole('button', { name: first?.name ?? '', pressed: false }, WAIT))
  await user.click(screen.getByRole('button', { name: second?.name ?? '', pressed: false }))
  expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
    when: 'past',
    only: 'blocks',
    spare: '1',
    classification: 'internal',
    excludeIds: `${A},${B}`,
    calendar: `${first?.id},${second?.id}`,
  })
  await user.selectOptions(screen.getByLabelText('Meeting type'), 'phone')
  expect(screen.getByText('Now listing version 2.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('API version'), '1')
  await waitFor(async () => expect(await asked(1)).toMatchObject({ type: 'phone', connection: 'svc' }), WAIT)
}, 120_000)

test('pending appointments are confirmed together and put back together; others are left out with the reason', async () => {
  const { user, writes, demo, api } = await open('/appointments/list?search=Zebra&columns=start,title,status')
  const [calendar] = demo.calendars
  const book = (clock: number, status: 'pending' | 'confirmed') => {
    const [startDate, endDate] = [clock, clock + 1].map((it) => new Date(Date.UTC(2031, 2, 3, it)).toISOString())
    return api.appointmentsV2.create({
      body: { title: 'Zebra', startDate, endDate, calendarIds: [calendar?.id ?? ''], status, guests: [] },
    })
  }
  await Promise.all([book(8, 'pending'), book(10, 'confirmed'), book(12, 'pending')])
  await user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), '{Backspace}{Enter}')
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: 'Select Zebra' })).toHaveLength(3), WAIT)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Confirm' }, WAIT))
  expect(await screen.findByText('Skipping 1 selected record: It is already confirmed.', {}, WAIT)).toBeTruthy()
  const changed = () => writes().filter(({ method }) => method === 'PUT')
  const [to, back] = ['confirmed', 'pending'].map((status) => ({ status }))
  await waitFor(() => expect(changed().map(({ body }) => body)).toEqual([to, to]), WAIT)
  const kept = () => ownWrites(api.connectionId).map(({ kind, before, after }) => ({ kind, before, after }))
  await waitFor(() => expect(kept()).toEqual(Array(2).fill({ kind: 'changed', before: back, after: to })), WAIT)
  await user.click(await screen.findByRole('button', { name: /^Undo/ }, WAIT))
  await waitFor(() => expect(changed().map(({ body }) => body)).toEqual([to, to, back, back]), WAIT)
}, 120_000)

test('who is left out of a cancellation stands in its dialog, with the reason', async () => {
  const { user, demo, api } = await open('/appointments/list?search=Quagga&columns=start,title,status')
  const [calendar] = demo.calendars
  const book = async (clock: number) => {
    const [startDate, endDate] = [clock, clock + 1].map((it) => new Date(Date.UTC(2031, 2, 3, it)).toISOString())
    const calendarIds = [calendar?.id ?? '']
    return api.appointmentsV2.create({ body: { title: 'Quagga', startDate, endDate, calendarIds, guests: [] } })
  }
  const [first] = await Promise.all([book(8), book(10), book(12)])
  await api.appointmentsV2.cancel({ params: { id: first.id }, body: { subStatus: 'staff-request' } })
  await user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), '{Backspace}{Enter}')
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: 'Select Quagga' })).toHaveLength(3), WAIT)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 appointments' }, WAIT))
  expect(dialog.getByRole('note').textContent).toMatch(/^Skipping 1 selected record: .*cancell?ed/i)
}, 120_000)

test('a note of many cancellations takes no note away that a colleague writes meanwhile', async () => {
  const { user, demo, api } = await open('/appointments/list?search=Quagga')
  const [calendar] = demo.calendars
  const book = async (clock: number) => {
    const [startDate, endDate] = [clock, clock + 1].map((it) => new Date(Date.UTC(2031, 2, 3, it)).toISOString())
    const calendarIds = [calendar?.id ?? '']
    return api.appointmentsV2.create({ body: { title: 'Quagga', startDate, endDate, calendarIds, guests: [] } })
  }
  const [first, second] = [await book(8), await book(10)]
  await user.type(screen.getByRole('searchbox', { name: 'Search appointments' }), '{Backspace}{Enter}')
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: 'Select Quagga' })).toHaveLength(2), WAIT)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }, WAIT))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel 2 appointments' }, WAIT))
  await api.appointmentsV2.update({ params: { id: first.id }, body: { comment: 'Needs an interpreter' } })
  await user.type(dialog.getByLabelText('Note'), 'Flu')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByText('1 done · 1 refused', {}, WAIT)
  // The bar from which it was begun is gone: the keys go on in the rows.
  expect(document.activeElement?.closest('tbody')).toBeTruthy()
  const now = await Promise.all([first, second].map(({ id }) => api.appointmentsV2.get({ params: { id } })))
  expect(now.map(({ status, comment }) => [status, comment])).toEqual([
    ['pending', 'Needs an interpreter'],
    ['cancelled', 'Flu'],
  ])
}, 120_000)

test('many are cancelled for a reason only after the number was typed', async () => {
  const { user, writes } = await open('/appointments/list?status=confirmed&limit=50')
  await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(22), WAIT)
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Cancel appointment' }, WAIT))
  const dialog = await screen.findByRole('dialog', { name: /^Cancel \d+ appointments$/ }, WAIT)
  const go = within(dialog).getByRole<HTMLButtonElement>('button', { name: /^Cancel \d+ appointments$/ })
  expect(go.disabled).toBe(true)
  const phrase = /CANCEL \d+/.exec(dialog.textContent ?? '')?.[0] ?? ''
  await user.type(within(dialog).getByLabelText(/^Type CANCEL/), phrase)
  await user.type(within(dialog).getByLabelText('Note'), 'Flu{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.selectOptions(within(dialog).getByLabelText('Reason'), 'user-request')
  await user.click(go)
  await waitFor(() => expect(writes().length).toBeGreaterThan(3), WAIT)
  expect(writes()[0]).toMatchObject({ path: expect.stringMatching(/cancel$/), body: { subStatus: 'user-request' } })
}, 120_000)

test('one row: a closed action says why, an open one is done and taken back', async () => {
  const { user, writes } = await open('/appointments/list?status=confirmed&model=fixed')
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for / }, WAIT)
  if (!menu) throw new Error('rows have menus')
  await user.click(menu)
  const closed = await screen.findByRole('menuitem', { name: /^Confirm/ }, WAIT)
  expect(closed.getAttribute('aria-disabled')).toBe('true')
  expect(closed.textContent).toContain('It is already confirmed.')
  await user.click(screen.getByRole('menuitem', { name: 'Mark arrived' }))
  expect(await screen.findByText(/as arrived$/, {}, WAIT)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(writes()).toHaveLength(2), WAIT)
  expect(writes().map(({ body }) => body)).toEqual([
    { status: 'confirmed', subStatus: 'arrived' },
    { status: 'confirmed', subStatus: null },
  ])
}, 120_000)

test('of more appointments than were counted the heading, the pages and the selection say so', async () => {
  const { interfere, demo, lists, queryOf, user } = await open('/appointments/list')
  interfere(({ method, path }) =>
    method === 'GET' && path === '/api/v2/appointments'
      ? {
          status: 200,
          headers: { 'content-type': 'application/json', 'x-svc-site-count': 'at-least' },
          body: JSON.stringify({
            items: demo.appointments.slice(0, 20),
            total: 10_000,
            page: 1,
            limit: 20,
            pages: 500,
          }),
        }
      : undefined,
  )
  await user.type(await screen.findByRole('searchbox', undefined, WAIT), 'a')
  // Another search drops what was selected, and the list said the same before it.
  await waitFor(() => expect(queryOf(lists(2).at(-1))).toMatchObject({ search: 'a' }), WAIT)
  expect(await screen.findByText('10,000+ appointments', undefined, WAIT)).toBeTruthy()
  expect(await screen.findByText('1–20 of 10,000+')).toBeTruthy()
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Select all 10,000+ matches' }))
  expect(await screen.findByText('All 10,000+ matches selected')).toBeTruthy()
}, 120_000)
