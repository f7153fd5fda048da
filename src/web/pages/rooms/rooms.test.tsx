// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openService, renderPages } from '../../fields/testing/service-in-page.tsx'
import RoomPage from './edit.tsx'
import RoomsPage from './index.tsx'

afterEach(cleanup)

const pages = { '/rooms': <RoomsPage />, '/rooms/new': <RoomPage />, '/rooms/:id': <RoomPage /> }

test('a room is made with its people; who is not named is told where', async () => {
  const service = await openService()
  const user = userEvent.setup()
  renderPages(service, '/rooms/new', pages)
  await user.type(await screen.findByLabelText(/^Name/), 'Evening room')
  await user.click(screen.getByRole('button', { name: 'Add a person' }))
  expect(screen.queryByText(/required|empty/i)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Create room' }))
  expect(await screen.findByText('Is required')).toBeTruthy()
  const [, person] = screen.getAllByLabelText(/^Name/)
  if (!person) throw new Error('a person has a name')
  await user.type(person, 'Ana')
  await user.click(screen.getByRole('button', { name: 'Create room' }))
  expect(await screen.findByRole('heading', { name: 'Evening room', level: 1 })).toBeTruthy()
  const { items } = await service.api.rooms.list()
  expect(items[0]?.template).toMatchObject({ name: 'Evening room', actors: [{ name: 'Ana', role: 'guest' }] })
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
  expect(await screen.findByText(/They changed: Description\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save mine' }))
  await waitFor(async () =>
    expect((await service.api.rooms.get({ params })).template).toMatchObject({
      notes: 'Bring water',
      description: 'Theirs',
    }),
  )
})
