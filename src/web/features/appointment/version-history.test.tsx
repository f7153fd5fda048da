// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { chooseAction } from '../../commands/appointments/records/testing/panel-menus.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import ListPage from '../appointment-list/page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

const openOne = async () => {
  const service = await openService('admin', ['calendars', 'keys', 'me', 'changes', 'audit'])
  const found = service.demo.appointments.find(
    (it) => it.status === 'confirmed' && !it.blocked && it.model === 'fixed' && it.guests.some(({ email }) => email),
  )
  if (!found) throw new Error('the demo has confirmed appointments with guests')
  const params = { id: found.id }
  const { appointmentsV2 } = service.api
  await appointmentsV2.update({ params, body: { comment: 'First' } })
  await appointmentsV2.update({ params, body: { comment: 'Second', subStatus: 'arrived' } })
  const show = () => renderPages(service, `/appointments/list?open=${found.id}`, { '/appointments/list': <ListPage /> })
  return { service, found, params, show, user: userEvent.setup() }
}
const versions = async (user: ReturnType<typeof userEvent.setup>) => {
  await chooseAction(user, document.body, 'History')
  const panel = await screen.findByRole('dialog', { name: 'History' }, WAIT)
  return within(panel).findAllByRole('listitem', {}, WAIT)
}

test('tells each change of an appointment, and a version comes back by one write of what differs', async () => {
  const { service, params, show, user } = await openOne()
  show()
  const [latest, earlier] = await versions(user)
  if (!latest || !earlier) throw new Error('it was changed twice')
  expect(latest.textContent).toMatch(/Sub-status.*Arrived.*Internal notes.*First.*Second/)
  await user.click(within(earlier).getByRole('button', { name: 'Restore this version' }))
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  await screen.findByText(/^Restored the version of /, {}, WAIT)
  const write = service.calls.findLast(({ method }) => method === 'PUT')
  expect(write?.body).toEqual({ comment: 'First', subStatus: null })
  expect(await service.api.appointmentsV2.get({ params })).toMatchObject({ comment: 'First', subStatus: null })
}, 120_000)

test('what was anonymized never comes back', async () => {
  const { service, found, params, show, user } = await openOne()
  const email = found.guests.find((guest) => guest.email)?.email ?? ''
  await service.api.appointmentsV1.maskGuests({ params, body: { guests: [{ email }] } })
  await service.api.appointmentsV2.update({ params, body: { comment: 'After' } })
  const writes = () => service.calls.filter(({ method }) => method === 'PUT').length
  const before = writes()
  show()
  const [, masking, first] = await versions(user)
  if (!masking || !first) throw new Error('it was changed before it was anonymized')
  expect(masking.textContent).toMatch(/ anonymized /)
  const restore = within(first).getByRole('button', { name: 'Restore this version' })
  expect(restore.getAttribute('aria-disabled')).toBe('true')
  await user.click(restore)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(document.body.textContent).not.toContain(email)
  await waitFor(() => expect(writes()).toBe(before))
}, 120_000)
