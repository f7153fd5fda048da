import { expect, test } from 'vitest'
import { createRoom, emptyTemplate, type Room, updateRoom } from '#api/contract/rooms.ts'
import { placeOfRoomField, readRoom, roomChanges, writeRoom } from './room-form-values.ts'
import { id } from '../../client/testing/deployment.ts'

const at = '2026-03-02T12:00:00.000Z'
const stored: Room = {
  id: id(1),
  publicId: 'abcdefghjk',
  organizationId: id(2),
  createdAt: at,
  updatedAt: at,
  version: 1,
  origin: null,
  template: {
    ...emptyTemplate(),
    name: 'Open house',
    duration: 30,
    labels: ['video'],
    actors: [{ name: 'Ana', role: 'host', extraFields: { seat: 1 } }],
    discountCodes: [{ name: 'Open', discountCode: 'OPEN', percent: 10 }],
  },
}

test('an untouched form changes nothing, and a new one can be created', () => {
  const values = readRoom(stored)
  expect(roomChanges(writeRoom(values), writeRoom(readRoom(structuredClone(stored))))).toEqual({})
  expect(createRoom.safeParse(writeRoom({ ...readRoom(undefined), name: 'New' })).success).toBe(true)
})

test('of the template only what changed is sent', () => {
  const values = readRoom(stored)
  const after = writeRoom({ ...values, notes: 'Bring water', labels: ['video', 'group'] })
  const changes = roomChanges(writeRoom(values), after)
  expect(changes).toEqual({ template: { notes: 'Bring water', labels: ['video', 'group'] } })
  expect(updateRoom.safeParse(changes).success).toBe(true)
})

test('an actor keeps what the form does not show, and an emptied address goes', () => {
  const values = readRoom(stored)
  const [actor] = values.actors
  const after = writeRoom({ ...values, actors: actor ? [{ ...actor, email: '', isAdmin: true }] : [] })
  expect(after.template.actors).toEqual([{ name: 'Ana', role: 'host', isAdmin: true, extraFields: { seat: 1 } }])
})

test('complaints find their place', () => {
  expect(placeOfRoomField('template.actors.0.email')).toBe('actors.0.email')
  expect(placeOfRoomField('template.chatManagerUsersEmails.1')).toBe('chatManagerUsersEmails')
})
