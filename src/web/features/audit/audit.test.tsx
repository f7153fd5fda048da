// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Role } from '#api/contract/operation.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import { Shell } from '../../app/shell.tsx'
import AuditPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 20_000 }
const EXTENSIONS = ['calendars', 'keys', 'me', 'people', 'changes', 'audit']

/** Opens a row of the log in place. */
const openRow = async (row: HTMLElement, user: ReturnType<typeof userEvent.setup>): Promise<HTMLElement> => {
  await user.click(within(row).getByRole('button', { expanded: false }))
  const detail = () => row.nextElementSibling as HTMLElement
  await waitFor(() => expect(within(detail()).getByRole('table', { name: 'What changed' })).toBeTruthy(), WAIT)
  return detail()
}

const open = async (role: Role, extensions = EXTENSIONS) => {
  const service = await openService(role, extensions)
  const [first] = service.demo.services
  if (!first) throw new Error('the demo has services')
  const show = (address = '/settings/audit') =>
    renderPages(service, address, {
      '*': (
        <Shell connection={{ name: 'Demo', kind: 'mock' }}>
          <AuditPage />
        </Shell>
      ),
    })
  return { service, first, show, user: userEvent.setup() }
}

test('tells of an appointment by its guest, and how it stood by one word', async () => {
  const { service, show } = await open('admin')
  const visit = service.demo.appointments.find(
    ({ status, subStatus, guests, startDate }) =>
      status === 'confirmed' && !subStatus && guests.length > 0 && Date.parse(startDate) > Date.now(),
  )
  if (!visit) throw new Error('the demo has confirmed appointments')
  const params = { id: visit.id }
  await service.api.appointmentsV2.update({ params, body: { status: 'confirmed', subStatus: 'arrived' } })
  await service.api.appointmentsV2.update({ params, body: { status: 'completed', subStatus: 'attended' } })
  show(`/settings/audit?record=${visit.id}`)
  const rows = () => screen.getAllByRole('row', { name: / marked .*Appointment/ })
  await waitFor(() => expect(rows()).toHaveLength(2), WAIT)
  expect(rows().map((row) => /Status: [^;]*?(Completed|Arrived)(?!.*→)/.exec(row.textContent ?? '')?.[0])).toEqual([
    'Status: Arrived → Completed',
    'Status: Arrived',
  ])
  expect(rows().map((row) => / as (arrived|completed)(?=Appointment)/.exec(row.textContent ?? '')?.[1])).toEqual([
    'completed',
    'arrived',
  ])
  expect(rows()[0]?.textContent).not.toContain('Sub-status')
  const guest = String(visit.guests[0]?.extraFields?.['firstName'])
  await waitFor(() => expect(rows()[0]?.textContent).toContain(guest), WAIT)
})

test('says what a record is called also where the change does not, and its fields in words', async () => {
  const { service, show, user } = await open('admin', [...EXTENSIONS, 'closures'])
  const { api, demo } = service
  const medium = demo.multimedia.find(({ status }) => status === 'ready')
  if (!medium) throw new Error('the demo has media')
  await api.multimedia.update({ params: { id: medium.id }, body: { description: 'At the door.' } })
  const body = { reason: 'Painting', kind: 'closed' as const, dates: ['2027-03-01', '2027-03-01'] as [string, string] }
  const { id } = await api.closures.create({ body })
  await api.closures.remove({ params: { id } })
  show()
  const named = (name: RegExp) => screen.findByRole('row', { name }, WAIT)
  await named(new RegExp(` changed ${medium.name}`))
  await named(/ created Painting/)
  const fields = await openRow(await named(/ deleted Painting/), user)
  expect(within(fields).getByRole('row', { name: /^Kind/ }).textContent).toMatch(/Kind.*Closed/)
  expect(within(fields).getByRole('row', { name: /^When/ }).textContent).toMatch(/^When[^;]*2027$/)
})

test('lists every change in words, newest first, and narrows it down to a record', async () => {
  const { service, first, show, user } = await open('admin')
  const params = { id: first.id }
  await service.api.services.update({ params, body: { duration: 35, hasICall: !first.hasICall } })
  const person = await service.api.adminPeople.create({ body: { name: 'Marta Cano', role: 'staff' } })
  show(`/settings/audit?record=${first.id}`)
  const change = () => screen.getByRole('row', { name: / changed .*Service/ })
  // What the record is called, and whose key it was, is known once their lists are there.
  await waitFor(() => {
    expect(change().textContent).toContain(first.name)
    expect(change().textContent).toContain('This page')
  }, WAIT)
  expect(change().textContent).toMatch(/Duration: \d+ min → 35 min/)
  // A field is called what its form calls it.
  expect(change().textContent).toMatch(/Video call: (Yes → No|No → Yes)/)
  expect(screen.queryByRole('row', { name: /Marta Cano/ })).toBeNull()
  const opened = await openRow(change(), user)
  expect(within(opened).getByRole('link').getAttribute('href')).toBe(`/services/${first.id}`)

  cleanup()
  show('/settings/audit?resource=people')
  const row = await screen.findByRole('row', { name: / created .*Person/ }, WAIT)
  expect(row.textContent).toContain('Marta Cano')
  expect(screen.queryByRole('row', { name: / changed .*Service/ })).toBeNull()
  // A person stands open beside the list.
  const ofPerson = await openRow(row, user)
  expect(within(ofPerson).getByRole('link').getAttribute('href')).toBe(`/settings/people?open=${person.id}`)
})

test('a row opens in place by a key: each field before and after, and the way back to the values before', async () => {
  const { service, first, show, user } = await open('admin')
  const params = { id: first.id }
  await service.api.services.update({ params, body: { duration: 35, description: 'Bring a letter.' } })
  show(`/settings/audit?record=${first.id}`)
  const changes = () => screen.getAllByRole('row', { name: / changed .*Service/ })
  await waitFor(() => expect(changes()).toHaveLength(1), WAIT)
  const [row] = changes()
  if (!row) throw new Error('there is a change')
  const button = within(row).getByRole('button', { expanded: false })
  button.focus()
  await user.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const table = await screen.findByRole('table', { name: 'What changed' }, WAIT)
  const cells = () =>
    within(table)
      .getAllByRole('row')
      .map((each) =>
        within(each)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      )
  expect(cells()).toContainEqual(['Duration', `${first.duration} min`, '35 min'])
  await user.click(await screen.findByRole('button', { name: 'Restore previous values' }, WAIT))
  await waitFor(
    async () => expect(await service.api.services.get({ params })).toMatchObject({ duration: first.duration }),
    WAIT,
  )
  expect((await service.api.services.get({ params })).description ?? '').toBe(first.description ?? '')
  // Going back is a change of its own, and the first one is no longer how things stand.
  await waitFor(() => expect(changes()).toHaveLength(2), WAIT)
  const restore = await screen.findByRole(
    'button',
    { name: 'Restore previous values', description: /Changed again since/ },
    WAIT,
  )
  expect(restore.getAttribute('aria-disabled')).toBe('true')
  await user.click(button)
  expect(screen.queryByRole('table', { name: 'What changed' })).toBeNull()
})

test('an appointment goes back to what it was, and what was created can be deleted', async () => {
  const { service, show, user } = await open('admin')
  const visit = service.demo.appointments.find(
    ({ status, guests, startDate }) =>
      status === 'confirmed' && guests.length > 0 && Date.parse(startDate) > Date.now(),
  )
  if (!visit) throw new Error('the demo has appointments')
  const params = { id: visit.id }
  await service.api.appointmentsV2.update({ params, body: { comment: 'Left knee.' } })
  show(`/settings/audit?record=${visit.id}`)
  const row = await screen.findByRole('row', { name: / changed .*Appointment/ }, WAIT)
  const detail = await openRow(row, user)
  await user.click(await within(detail).findByRole('button', { name: 'Restore previous values' }, WAIT))
  await waitFor(async () => {
    const { comment } = await service.api.appointmentsV2.get({ params })
    expect(comment ?? '').toBe(visit.comment ?? '')
  }, WAIT)
  cleanup()

  const type = await service.api.serviceTypes.create({ body: { name: 'Fairs' } })
  show(`/settings/audit?record=${type.id}`)
  const made = await screen.findByRole('row', { name: / created Fairs/ }, WAIT)
  const whole = await openRow(made, user)
  expect(within(whole).getByText('Fairs')).toBeTruthy()
  await user.click(await within(whole).findByRole('button', { name: 'Delete record' }, WAIT))
  await user.click(await screen.findByRole('button', { name: 'Delete' }, WAIT))
  await waitFor(async () => {
    await expect(service.api.serviceTypes.get({ params: { id: type.id } })).rejects.toMatchObject({ kind: 'not-found' })
  }, WAIT)
})

test('asks for whole days, the last one included', async () => {
  const { service, show } = await open('admin')
  show('/settings/audit?from=2026-01-10&to=2026-01-12')
  await waitFor(() => {
    const asked = service.calls.findLast(({ path }) => path === '/x/audit')?.query ?? ''
    const query = new URLSearchParams(asked)
    const length = Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')
    expect(length).toBe(3 * 24 * 60 * 60_000)
  }, WAIT)
})

test('is in the navigation of those only who may read it, where the service keeps one', async () => {
  const navigation = async () => {
    const [main] = await screen.findAllByRole('navigation', { name: 'Main' }, WAIT)
    if (!main) throw new Error('there is a navigation')
    return within(main)
  }
  const admin = await open('admin')
  admin.show()
  expect(await (await navigation()).findByRole('link', { name: 'Audit log' }, WAIT)).toBeTruthy()
  cleanup()

  const staff = await open('staff')
  staff.show()
  await waitFor(async () => expect((await navigation()).queryByRole('link', { name: 'Audit log' })).toBeNull(), WAIT)
  expect(screen.queryByRole('row', { name: / (created|changed|deleted|canceled|blocked) / })).toBeNull()
  cleanup()

  const elsewhere = await open('admin', ['calendars', 'keys'])
  elsewhere.show()
  expect(await screen.findByText('No audit log here', {}, WAIT)).toBeTruthy()
  expect((await navigation()).queryByRole('link', { name: 'Audit log' })).toBeNull()
})
