// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BulkHost } from '../../fields/bulk/bulk-host.tsx'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ServicesPage from './page.tsx'

afterEach(cleanup)

const open = async (address: string) => {
  const service = await openService()
  renderPages(service, address, {
    '/services': (
      <>
        <ServicesPage />
        <BulkHost />
      </>
    ),
  })
  const sent = (method: string) => service.calls.filter((call) => call.method === method)
  return { ...service, sent, user: userEvent.setup() }
}

const names = () => screen.getAllByRole('row').flatMap((row) => within(row).queryByRole('link')?.textContent ?? [])

test('every parameter of the interface is asked for, told as a chip, and taken away', async () => {
  const group = '01890000-0000-7000-8000-00000000aaaa'
  const { user, sent, demo } = await open(
    `/services?name=Ultrasound&serviceType=imaging&from=2026-01-02&to=2026-01-03&userGroupId=${group}` +
      `&organizationId=o&ids=${group}&columns=name,dateRanges,numberOfAppointments&search=x&page=2&limit=50`,
  )
  const isPage = ({ path, query }: { path: string; query: string }) =>
    path === '/api/v1/services' && query.includes('page=2')
  await waitFor(() => expect(sent('GET').some(isPage)).toBe(true))
  const asked = new URLSearchParams(sent('GET').find(isPage)?.query)
  expect(Object.fromEntries(asked)).toMatchObject({
    name: 'Ultrasound',
    serviceType: 'imaging',
    userGroupId: group,
    organizationId: 'o',
    ids: group,
    search: 'x',
    page: '2',
    limit: '50',
  })
  expect(asked.getAll('expand').join()).toBe('dateRanges,numberOfAppointments')
  expect(asked.get('endDate')! > asked.get('startDate')!).toBe(true)
  expect(demo.services.length).toBeGreaterThan(0)
  await user.click(await screen.findByRole('button', { name: 'Remove the filter Exact name: Ultrasound' }))
  expect(new URLSearchParams(location.search).get('name')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(location.search).toBe('?columns=name%2CdateRanges%2CnumberOfAppointments&limit=50')
})

test('services that cannot be booked are found here, and made bookable together', async () => {
  const { user, sent, api, demo } = await open('/services')
  await user.click(await screen.findByRole('link', { name: 'Inactive' }))
  const inactive = demo.services.filter(({ active }) => !active)
  await waitFor(() => expect(names().toSorted()).toEqual(inactive.map(({ name }) => name).toSorted()))
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Activate' }))
  await waitFor(() => expect(sent('PUT').map(({ body }) => body)).toEqual(inactive.map(() => ({ active: true }))))
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  // What the run has taken over is not meant any more.
  expect(screen.queryByText('1 selected')).toBeNull()
  const { items } = await api.services.list()
  expect(items.every(({ active }) => active)).toBe(true)
})

test('one service is deactivated from the menu of its row, and that is taken back', async () => {
  const { user, sent, demo } = await open('/services?sort=name')
  const shown = await waitFor(() => {
    expect(names().length).toBeGreaterThan(3)
    return names()
  })
  expect(names()).toEqual(names().toSorted((a, b) => a.localeCompare(b)))
  const booked = new Set(
    demo.appointments.flatMap(({ serviceId, blocked, status }) => (blocked || status !== 'confirmed' ? [] : serviceId)),
  )
  const first = shown.find((name) => demo.services.some((it) => it.name === name && it.active && booked.has(it.id)))
  if (!first) throw new Error('the demo has coming appointments')
  await user.click(screen.getByRole('button', { name: new RegExp(`“?${first}`) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }))
  // Those who are to come are told of before anything is written.
  const plan = within(await screen.findByRole('dialog', { name: /would no longer fit/ }))
  expect((await plan.findAllByText('The service is no longer offered')).length).toBeGreaterThan(0)
  expect(plan.queryByRole('button', { name: /^Move all/ })).toBeNull()
  expect(sent('PUT')).toEqual([])
  await user.click(plan.getByRole('button', { name: 'Deactivate 1 service, keep all' }))
  expect(await screen.findByText(`“${first}” can no longer be booked`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent('PUT').map(({ body }) => body)).toEqual([{ active: false }, { active: true }]))
})

test('a service with coming appointments is deleted once they are canceled, and not before', async () => {
  const { user, sent, demo } = await open('/services?sort=name')
  await waitFor(() => expect(names().length).toBeGreaterThan(3))
  const booked = new Set(
    demo.appointments.flatMap(({ serviceId, blocked, status }) => (blocked || status !== 'confirmed' ? [] : serviceId)),
  )
  const first = demo.services.find((it) => names().includes(it.name) && it.active && booked.has(it.id))
  if (!first) throw new Error('the demo has coming appointments')
  await user.click(screen.getByRole('button', { name: new RegExp(`“?${first.name}`) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const plan = within(await screen.findByRole('dialog', { name: /would no longer fit/ }))
  await user.click(plan.getByRole('button', { name: 'Cancel all' }))
  await user.click(plan.getByRole('button', { name: /^Delete 1 service, cancel/ }))
  const order = await waitFor(() => {
    const writes = [...sent('POST'), ...sent('PUT'), ...sent('DELETE')]
    expect(writes.at(-1)?.path).toBe(`/api/v1/services/${first.id}`)
    return writes
  })
  expect(order.length).toBeGreaterThan(1)
  await waitFor(() => expect(names()).not.toContain(first.name))
})

test('many services get a longer buffer together, after the plan for those who come too close', async () => {
  const { user, sent, demo } = await open('/services?limit=100')
  await waitFor(() => expect(names().length).toBeGreaterThan(3))
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Change \d+ services$/ }))
  const submit = dialog.getByRole('button', { name: /^Change/ })
  expect(submit.getAttribute('aria-disabled')).toBe('true')
  await user.type(dialog.getByLabelText(/^Buffer after/), '90')
  await user.click(submit)
  const plan = within(await screen.findByRole('dialog', { name: /would be too close to another one/ }))
  expect(sent('PUT')).toEqual([])
  await user.click(plan.getByRole('button', { name: /^Change \d+ services, keep all$/ }))
  const changed = demo.services.filter(({ timeBetween }) => timeBetween !== 90)
  await waitFor(() => expect(sent('PUT').map(({ body }) => body)).toEqual(changed.map(() => ({ timeBetween: 90 }))))
})
