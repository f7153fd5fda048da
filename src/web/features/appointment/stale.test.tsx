// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages, type ServiceInPage } from '../../fields/testing/service-in-page.tsx'
import ListPage from '../appointment-list/page.tsx'
import { chooseAction } from '../../commands/appointments/records/testing/panel-menus.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const WAIT = { timeout: 40_000 }

const openPanel = async () => {
  const service = await openService()
  const found = service.demo.appointments.find((it) => it.status === 'confirmed' && !it.blocked && it.model === 'fixed')
  if (!found) throw new Error('the demo has confirmed appointments')
  renderPages(service, `/appointments/list?open=${found.id}`, { '/appointments/list': <ListPage /> })
  return { service, id: found.id, user: userEvent.setup() }
}
const puts = ({ calls }: ServiceInPage) => calls.filter(({ method }) => method === 'PUT')

test('what somebody else saved first is compared field by field, and both changes go together', async () => {
  const { service, id, user } = await openPanel()
  await chooseAction(user, document.body, 'Edit')
  const dialog = await screen.findByRole('dialog', { name: /^Edit / }, WAIT)
  const notes = await within(dialog).findByLabelText('Internal notes', {}, WAIT)
  await user.clear(notes)
  await user.type(notes, 'Mine')
  await service.api.appointmentsV2.update({ params: { id }, body: { description: 'Theirs' } })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))

  const merging = await screen.findByRole('dialog', { name: 'Someone else saved changes first' }, WAIT)
  expect(merging.textContent).toMatch(/Merged automatically.*Description.*Theirs.*from (?!you)/)
  expect(merging.textContent).toMatch(/Internal notes.*Mine.*from you/)
  await user.click(within(merging).getByRole('button', { name: 'Save merged' }))
  await screen.findByText(/^Saved /, {}, WAIT)
  expect(puts(service).at(-1)?.body).toEqual({ comment: 'Mine' })
  const stored = await service.api.appointmentsV2.get({ params: { id } })
  expect([stored.comment, stored.description]).toEqual(['Mine', 'Theirs'])
}, 120_000)

test('that it was deleted meanwhile is told, also to who has not settled an earlier change, and loses nothing typed', async () => {
  const { service, id, user } = await openPanel()
  await chooseAction(user, document.body, 'Edit')
  const dialog = await screen.findByRole('dialog', { name: /^Edit / }, WAIT)
  const notes = await within(dialog).findByLabelText<HTMLTextAreaElement>('Internal notes', {}, WAIT)
  await user.clear(notes)
  await user.type(notes, 'Mine')
  await service.api.appointmentsV2.update({ params: { id }, body: { comment: 'Theirs' } })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  const merging = await screen.findByRole('dialog', { name: 'Someone else saved changes first' }, WAIT)
  await user.click(within(merging).getByRole('button', { name: 'Back to the form' }))
  await within(dialog).findByText(/while you were typing/, {}, WAIT)

  await service.api.appointmentsV2.remove({ params: { id } })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await within(dialog).findByText(/deleted|no such/i, {}, WAIT)
  expect(within(dialog).queryByText(/while you were typing/)).toBeNull()
  expect(notes.value).toBe('Mine')

  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard' }, WAIT))
  // Behind it nothing can be done any more with what is gone.
  expect(
    await screen.findByText('The record may have been deleted, or the address may be wrong.', {}, WAIT),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull()
}, 120_000)

test('closing a form with something typed asks; a cancellation is never sent on the way out', async () => {
  const { service, user } = await openPanel()
  await chooseAction(user, document.body, 'Edit')
  const edit = await screen.findByRole('dialog', { name: /^Edit / }, WAIT)
  await user.type(await within(edit).findByLabelText('Internal notes', {}, WAIT), 'x')
  await user.click(within(edit).getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('alertdialog', {}, WAIT)
  await user.click(within(question).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(puts(service)).toHaveLength(1), WAIT)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Edit / })).toBeNull(), WAIT)

  await user.click(screen.getByRole('button', { name: 'Cancel appointment' }))
  const cancel = await screen.findByRole('dialog', { name: /^Cancel / }, WAIT)
  await user.type(await within(cancel).findByLabelText('Note', {}, WAIT), 'x')
  await user.click(within(cancel).getByRole('button', { name: 'Keep appointment' }))
  const leaving = await screen.findByRole('alertdialog', {}, WAIT)
  expect(within(leaving).queryByRole('button', { name: 'Save' })).toBeNull()
  await user.click(within(leaving).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Cancel / })).toBeNull(), WAIT)
  expect(service.calls.some(({ path }) => path.endsWith('/cancel'))).toBe(false)
}, 120_000)

test('a deletion says first what goes along', async () => {
  const { service, id, user } = await openPanel()
  await chooseAction(user, document.body, 'Delete')
  const question = await screen.findByRole('alertdialog', {}, WAIT)
  expect(await within(question).findByText('Also deleted', {}, WAIT)).toBeTruthy()
  expect(within(question).getByRole('button', { name: 'Back' })).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await screen.findByText(/Appointment deleted: ./, {}, WAIT)
  await expect(service.api.appointmentsV2.get({ params: { id } })).rejects.toMatchObject({ kind: 'not-found' })
}, 120_000)
