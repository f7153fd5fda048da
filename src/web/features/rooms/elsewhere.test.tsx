// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { type Behaviour, connect, id, json } from '../../client/testing/deployment.ts'
import { shallow } from '../../client/testing/shallow.ts'
import { renderPages } from '../../fields/testing/service-in-page.tsx'
import RoomPage from './edit-page.tsx'

afterEach(cleanup)

const ROOM = '/api/v1/rooms/lobby'
const template = {
  name: 'Lobby',
  actors: [{ name: 'Ana', role: 'host', avatar: 'a.png' }],
  theme: { dark: true },
}
const pages = { '/rooms': <p>All rooms</p>, '/rooms/:id': <RoomPage /> }

const elsewhere = async (behave: Behaviour) => {
  const { api, arrived } = await connect((it, index) =>
    it.path.startsWith('/api/v1/rooms') ? behave(it, index) : json([]),
  )
  renderPages({ api }, '/rooms/lobby', pages)
  return { user: userEvent.setup(), arrived }
}

test('where nested objects are replaced whole, a description leaves name, people and unknown keys as they were', async () => {
  const records: Record<string, Record<string, unknown>> = { [ROOM]: { id: id(1), publicId: 'lobby', template } }
  const { user } = await elsewhere(shallow(records))
  await user.type(await screen.findByLabelText('Description'), 'By the door')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved “Lobby”')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Lobby', level: 1 })).toBeTruthy()
  expect(records[ROOM]?.template).toEqual({ ...template, description: 'By the door' })
})

test('a room with people and codes that leave out what they may is saved, and nothing of it is left unsaved', async () => {
  const codes = [{ name: 'Open', discountCode: 'OPEN' }]
  const records: Record<string, Record<string, unknown>> = {
    [ROOM]: { id: id(1), publicId: 'lobby', template: { ...template, discountCodes: codes } },
  }
  const { user } = await elsewhere(shallow(records))
  // The lists come after the first sight of the form; a code has a description too.
  await screen.findByText('Chat managers')
  const [description] = screen.getAllByLabelText('Description')
  if (!description) throw new Error('a room has a description')
  await user.type(description, 'By the door')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved “Lobby”')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  expect(screen.queryByText('Unsaved changes')).toBeNull()
  expect(records[ROOM]?.template).toEqual({ ...template, discountCodes: codes, description: 'By the door' })
})

test('fields that the server dropped are told by name and come back at one press', async () => {
  const records: Record<string, Record<string, unknown>> = {
    [ROOM]: { id: id(1), publicId: 'lobby', origin: 'desk', template },
  }
  const behave = shallow(records)
  let drops = true
  const { user } = await elsewhere((it, index) => {
    const answer = behave(it, index)
    if (it.method !== 'PUT' || !drops) return answer
    drops = false
    records[ROOM] = { id: id(1), publicId: 'lobby', template: { description: 'x' } }
    return json(records[ROOM])
  })
  await user.type(await screen.findByLabelText('Description'), 'x')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText('The server dropped 4 fields when saving: Source, Name, People, and template.theme.'),
  ).toBeTruthy()
  const told = screen.getByRole('region', { name: 'Messages' })
  await user.click(within(told).getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Restored: Source, Name, People, and template.theme.')).toBeTruthy()
  expect(records[ROOM]).toMatchObject({ origin: 'desk', template: { ...template, description: 'x' } })
  expect(await screen.findByRole('heading', { name: 'Lobby', level: 1 })).toBeTruthy()
})

test('a save that is answered with nothing keeps what was typed', async () => {
  const records: Record<string, Record<string, unknown>> = { [ROOM]: { id: id(1), publicId: 'lobby', template } }
  const { user } = await elsewhere(shallow(records, { reply: () => new Response(null, { status: 204 }) }))
  await user.type(await screen.findByLabelText('Description'), 'By the door')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved “Lobby”')).toBeTruthy()
  expect(screen.getByLabelText('Description')).toHaveProperty('value', 'By the door')
})

test.each([
  ['nothing', () => new Response('')],
  ['another shape', () => json({ ok: { room: 'x' } })],
])('a room that is answered with %s is told as an error, never as an empty form', async (_, answer) => {
  await elsewhere(answer)
  expect(await screen.findByText(/Unexpected response/)).toBeTruthy()
  expect(screen.queryByLabelText('Description')).toBeNull()
})
