// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import RoomPage from './edit-page.tsx'
import RoomsPage from './page.tsx'

afterEach(cleanup)

const pages = { '/rooms': <RoomsPage />, '/rooms/new': <RoomPage />, '/rooms/:id': <RoomPage /> }

test('a room is made with its people; who is not named is told where', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/rooms/new', pages)
  await user.type(await screen.findByLabelText(/^Name/), 'Evening room')
  await user.click(await screen.findByRole('button', { name: 'Add a person' }))
  expect(screen.queryByText(/required|empty/i)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create room' }))
  expect(await screen.findByText('Is required')).toBeTruthy()
  const [, person] = screen.getAllByLabelText(/^Name/)
  if (!person) throw new Error('a person has a name')
  await user.type(person, 'Ana')
  await user.click(screen.getByRole('button', { name: 'Create room' }))
  expect(await screen.findByRole('heading', { name: 'Evening room', level: 1 })).toBeTruthy()
  const { items } = await service.api.rooms.list()
  expect(items[0]?.template).toMatchObject({ name: 'Evening room', actors: [{ name: 'Ana', role: 'host' }] })
})

test('what somebody else changed in a room is told by its name, and both changes stay', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const [first] = service.demo.rooms
  const params = { publicId: first?.publicId ?? '' }
  renderPages(service, `/rooms/${first?.publicId}`, pages)
  await user.type(await screen.findByLabelText('Notes'), 'Bring water')
  await service.api.rooms.update({ params, body: { template: { description: 'Theirs' } } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Someone else saved changes first' })
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Description', 'Notes'])
  await user.click(within(dialog).getByRole('button', { name: 'Save merged' }))
  await waitFor(async () =>
    expect((await service.api.rooms.get({ params })).template).toMatchObject({
      notes: 'Bring water',
      description: 'Theirs',
    }),
  )
})

test('a wrong address is told as it is left, a code is made up, and one that stands there twice is told', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const room = service.demo.rooms.find(({ template }) => template.discountCodes.length === 1)
  renderPages(service, `/rooms/${room?.publicId}`, pages)
  const email = await screen.findByLabelText('Email')
  await user.clear(email)
  await user.type(email, 'elena@clinic')
  expect(screen.queryByText(/Incomplete address/)).toBeNull()
  await user.tab()
  expect(screen.getByText(/Incomplete address/)).toBeTruthy()
  expect(email.getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText('Chat managers'), 'nobody{Enter}')
  expect(screen.getByText('nobody isn’t a valid email address.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add a code' }))
  const [stored, fresh] = screen.getAllByLabelText(/^Code/)
  expect(fresh).toHaveProperty('value', expect.stringMatching(/^\w{4}-\w{4}$/))
  if (!stored || !fresh) throw new Error('two codes are there')
  await user.clear(fresh)
  await user.type(fresh, 'open10')
  expect(screen.getByText('Entry 1 also has this code.')).toBeTruthy()
  expect(screen.getByText('Entry 2 also has this code.')).toBeTruthy()
})

test('a host is made a guest, and gets an extra field; what the form does not show stays', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const [room] = service.demo.rooms
  renderPages(service, `/rooms/${room?.publicId}`, pages)
  await user.click(await screen.findByRole('button', { name: 'Guest' }))
  await user.click(screen.getByText('Extra fields'))
  const group = await screen.findByRole('group', { name: 'Extra fields' })
  await user.click(await within(group).findByRole('button', { name: /Add/ }))
  await user.type(within(group).getByLabelText(/Name/), 'seat')
  await user.type(within(group).getByLabelText(/Value/), 'front')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => {
    const { template } = await service.api.rooms.get({ params: { publicId: room?.publicId ?? '' } })
    expect(template.actors).toEqual([{ ...room?.template.actors[0], role: 'guest', extraFields: { seat: 'front' } }])
  })
})

test('what comes from the preset is told apart from the room’s own', async () => {
  const service = await openService()
  const user = userEvent.setup()
  const room = service.demo.rooms.find(({ template }) => template.presetId === service.demo.presets[1]?.id)
  renderPages(service, `/rooms/${room?.publicId}`, pages)
  const told = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).nextElementSibling?.textContent
  expect(await told('Image')).toBe('Set on this room')
  expect(await told('Products')).toBe('From the preset: Sticker set')
  await user.click(screen.getByRole('button', { name: 'Use the inherited image' }))
  expect(await told('Image')).toBe('From the preset')
  expect(screen.getByText('From Children.')).toBeTruthy()
})

test('what the files of a room still lack is told before it goes out, each with a way to it', async () => {
  const service = await openService()
  const [room] = service.demo.rooms
  const film = service.demo.multimedia.find(({ name }) => name === 'Welcome film')
  if (!room || !film) throw new Error('the demo has rooms and a film')
  const params = { publicId: room.publicId }
  await service.api.multimedia.update({ params: { id: film.id }, body: { environment: {} } })
  await service.api.rooms.update({ params, body: { template: { assets: [film.id] } } })
  renderPages(service, `/rooms/${room.publicId}`, pages)
  expect(await screen.findByText('Readiness of files')).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Welcome film' })
  expect(link.closest('li')?.textContent).toBe('Welcome filmno captions')
  expect(link.getAttribute('href')).toBe(`/multimedia/${film.id}`)
})
