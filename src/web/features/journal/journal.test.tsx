// @vitest-environment happy-dom
import 'temporal-polyfill/global'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Role } from '#api/contract/operation.ts'
import { useAppointmentCommands } from '../../commands/appointments/use-appointment-commands.ts'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import JournalPage from './page.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const WAIT = { timeout: 30_000 }
const EXTENSIONS = ['calendars', 'keys', 'me', 'people', 'changes', 'audit']

const open = async (role: Role, extensions = EXTENSIONS) => {
  const service = await openService(role, extensions)
  const [first, second] = service.demo.appointments.filter(({ guests, blocked }) => guests.length > 0 && !blocked)
  if (!first || !second) throw new Error('the demo has appointments')
  const show = (address = '/journal') => renderPages(service, address, { '/journal': <JournalPage /> })
  return { service, first, second, show, user: userEvent.setup() }
}
const rows = () =>
  screen.queryAllByRole('list', { name: 'Changes' }).flatMap((list) => within(list).getAllByRole('listitem'))
const rowOf = async (words: RegExp): Promise<HTMLElement> => {
  const find = () => rows().find((row) => words.test(row.textContent ?? ''))
  await waitFor(() => expect(find()).toBeTruthy(), WAIT)
  const row = find()
  if (!row) throw new Error('the row was there')
  return row
}

test('staff see what their own desk did, and take back a step that is not the last', async () => {
  const { service, first, second, show, user } = await open('staff')
  const params = { id: first.id }
  await service.api.appointmentsV2.update({ params, body: { comment: 'Bring the x-rays' } })
  await service.api.appointmentsV2.update({ params: { id: second.id }, body: { comment: 'Ramp' } })
  show()
  const row = await rowOf(/Bring the x-rays/)
  expect(rows()).toHaveLength(2)
  await user.click(await within(row).findByRole('button', { name: 'Undo' }, WAIT))
  await waitFor(async () => {
    const { comment } = await service.api.appointmentsV2.get({ params })
    expect(comment ?? '').toBe(first.comment ?? '')
  }, WAIT)
  await waitFor(() => expect(rows()).toHaveLength(3), WAIT)
  expect((await rowOf(/Empty → Bring the x-rays|→ Bring the x-rays/)).textContent).toContain('Undone')
  expect((await service.api.appointmentsV2.get({ params: { id: second.id } })).comment).toBe('Ramp')
})

test('a step that others built on is not taken back, and says what stands in the way', async () => {
  const { service, first, show } = await open('admin')
  const params = { id: first.id }
  await service.api.appointmentsV2.update({ params, body: { comment: 'First' } })
  await service.api.appointmentsV2.update({ params, body: { comment: 'Second' } })
  show()
  const row = await rowOf(/→ First/)
  const button = await within(row).findByRole('button', { name: 'Undo' }, WAIT)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'), WAIT)
  expect(row.textContent).toContain('Changed again since: Internal notes. Undo that first.')
})

test('a step at a record that is no appointment is taken back too, as long as it still stands', async () => {
  const { service, show, user } = await open('admin')
  const [, other] = service.demo.services
  const [one] = service.demo.services
  if (!one || !other) throw new Error('the demo has services')
  await service.api.services.update({ params: { id: one.id }, body: { name: 'Renamed', duration: 55 } })
  await service.api.services.update({ params: { id: other.id }, body: { name: 'First name' } })
  await service.api.services.update({ params: { id: other.id }, body: { name: 'Second name' } })
  show()
  const built = await rowOf(/→ First name/)
  await within(built).findByText('Changed again since: Name. Undo that first.', {}, WAIT)
  const row = await rowOf(/→ Renamed/)
  await user.click(await within(row).findByRole('button', { name: 'Undo' }, WAIT))
  await waitFor(async () => {
    const { name, duration } = await service.api.services.get({ params: { id: one.id } })
    expect([name, duration]).toEqual([one.name, one.duration])
  }, WAIT)
  expect((await service.api.services.get({ params: { id: other.id } })).name).toBe('Second name')
  await within(await rowOf(/→ Renamed/)).findByText('Undone', {}, WAIT)
})

test('what was created is deleted while it is as it was made, and what was deleted says that it can only be made again', async () => {
  const { service, show, user } = await open('admin')
  const made = await service.api.presets.create({ body: { title: 'For the hall' } })
  const gone = await service.api.presets.create({ body: { title: 'For nobody' } })
  await service.api.presets.remove({ params: { id: gone.id } })
  show()
  await waitFor(() => expect(rows()).toHaveLength(3), WAIT)
  const [deletion] = rows()
  if (!deletion) throw new Error('the deletion was there')
  await within(deletion).findByText('What was deleted can only be created again.', {}, WAIT)
  const row = await rowOf(/For the hall/)
  await user.click(await within(row).findByRole('button', { name: 'Undo' }, WAIT))
  await waitFor(
    () => expect(service.api.presets.get({ params: { id: made.id } })).rejects.toMatchObject({ kind: 'not-found' }),
    WAIT,
  )
})

test('what was cancelled is booked again, and called so', async () => {
  const { service, first, show, user } = await open('admin')
  await service.api.appointmentsV2.cancel({ params: { id: first.id }, body: {} })
  show()
  const row = await rowOf(/Canceled/)
  await user.click(await within(row).findByRole('button', { name: 'Book again' }, WAIT))
  expect(await screen.findByText('Booked again as a new appointment.', {}, WAIT)).toBeTruthy()
  expect(service.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/appointments'))).toHaveLength(
    1,
  )
})

test('a deployment without an audit has this browser’s own record', async () => {
  const { show } = await open('admin', ['calendars', 'keys'])
  show()
  expect(await screen.findByText('Changed in this browser', {}, WAIT)).toBeTruthy()
  expect(await screen.findByText('Nothing was changed on this day')).toBeTruthy()
  expect(screen.queryByLabelText('Who')).toBeNull()
})

test('the report of a shift has all that was done, by name and in its order, also what the page does not show yet', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((it) => {
    if (it instanceof Blob) saved.push(it)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { service, first, second, show, user } = await open('admin')
  await service.api.appointmentsV2.update({ params: { id: second.id }, body: { comment: 'Before all others' } })
  for (let write = 0; write < 45; write++) {
    // oxlint-disable-next-line no-await-in-loop -- They are to be in their order.
    await service.api.appointmentsV2.update({ params: { id: first.id }, body: { comment: `Note ${write}` } })
  }
  show()
  await rowOf(/Note 44/)
  expect(rows()).toHaveLength(40)
  await user.click(screen.getByRole('button', { name: 'Shift report' }))
  await waitFor(() => expect(saved).toHaveLength(1), WAIT)
  const [, ...lines] = (await saved[0]?.text())?.trim().split('\r\n') ?? []
  expect(lines).toHaveLength(46)
  const { firstName, lastName } = second.guests[0]?.extraFields ?? {}
  expect(lines[0]).toContain(`${String(firstName)} ${String(lastName)}`)
  expect(lines[0]).toContain('Before all others')
  expect(lines.at(-1)).toContain('Note 44')
})

/** Writes to an appointment beside the journal, as any page does. */
function Note({ appointment }: { appointment: Appointment }) {
  const commands = useAppointmentCommands()
  const note = () =>
    commands.change(appointment, { comment: 'Bring the x-rays' }, { done: 'Noted', failed: 'Not noted' })
  return <button onClick={() => void note()}>Note it</button>
}

test('without an audit a step that this browser made is taken back from its own record', async () => {
  const { service, first, user } = await open('admin', ['calendars', 'keys'])
  const params = { id: first.id }
  renderPages(service, '/journal', {
    '/journal': (
      <>
        <Note appointment={first} />
        <JournalPage />
      </>
    ),
  })
  await user.click(await screen.findByRole('button', { name: 'Note it' }, WAIT))
  const row = await rowOf(/Bring the x-rays/)
  await user.click(await within(row).findByRole('button', { name: 'Undo' }, WAIT))
  await waitFor(async () => {
    const { comment } = await service.api.appointmentsV2.get({ params })
    expect(comment ?? '').toBe(first.comment ?? '')
  }, WAIT)
})

test('an address that names nobody shows this desk’s own changes', async () => {
  const { show } = await open('admin')
  show('/journal?who=nobody')
  expect(await screen.findByText('Nothing was changed on this day')).toBeTruthy()
})
