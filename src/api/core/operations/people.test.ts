import { beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk, own, refusal } from './testing/clinic.ts'

let desk: Desk
beforeEach(() => {
  desk = openDesk()
})

const HOUR = '2026-03-02T09:00:00.000Z'
const person = (name: string, role: 'viewer' | 'staff' | 'admin') =>
  desk.call('adminPeople', 'create', { body: { name, role } })
const key = (body: {
  role: 'viewer' | 'staff' | 'admin'
  personId?: string
  expiresAt?: string
  rights?: ('read' | 'write' | 'administer')[]
}) => desk.call('adminKeys', 'create', { body })

describe('people', () => {
  test('have the initials of their names unless they are given', async () => {
    expect(await person('Marta Soler Vega', 'staff')).toMatchObject({ initials: 'MV', color: null, version: 1 })
    expect(await person('ñuño', 'staff')).toMatchObject({ initials: 'Ñ' })
    const given = { name: 'Ana', role: 'viewer' as const, initials: 'AX' }
    expect(await desk.call('adminPeople', 'create', { body: given })).toMatchObject({ initials: 'AX' })
  })

  test('lose a calendar that is deleted', async () => {
    const { id: calendarId } = await desk.calendar('Ana')
    const { id } = await desk.call('adminPeople', 'create', { body: { name: 'Ana', role: 'staff', calendarId } })
    await desk.call('adminCalendars', 'remove', { params: { id: calendarId } })
    expect(await desk.call('adminPeople', 'get', { params: { id } })).toMatchObject({ calendarId: null, version: 2 })
  })

  test('who alone administer can neither be disabled nor demoted', async () => {
    const { id } = await person('Marta', 'admin')
    await key({ role: 'admin', personId: id })
    const disable = () => desk.call('adminPeople', 'disable', { params: { id } })
    expect(await refusal(disable())).toMatchObject({ refusal: 'conflict' })
    const demote = desk.call('adminPeople', 'update', { params: { id }, body: { role: 'staff' } })
    expect(await refusal(demote)).toMatchObject({ refusal: 'conflict' })
    await key({ role: 'admin', expiresAt: HOUR })
    expect(await refusal(disable())).toMatchObject({ refusal: 'conflict' })
    await key({ role: 'admin' })
    expect(await disable()).toMatchObject({ disabledAt: '2026-03-02T08:00:00.000Z' })
  })
})

describe('a key', () => {
  test('is made for somebody who is there and enabled, with rights of its role, for some time to come', async () => {
    await key({ role: 'admin' })
    const { id } = await person('Ana', 'staff')
    await desk.call('adminPeople', 'disable', { params: { id } })
    const wrong = [
      [{ role: 'staff', personId: '99999999-9999-4999-8999-999999999999' }, 'personId'],
      [{ role: 'staff', personId: id }, 'personId'],
      [{ role: 'staff', rights: ['read', 'administer'] }, 'rights'],
      [{ role: 'staff', expiresAt: '2026-03-02T08:00:00.000Z' }, 'expiresAt'],
    ] as const
    for (const [body, field] of wrong) {
      const sent = 'rights' in body ? { ...body, rights: [...body.rights] } : body
      expect(await refusal(key(sent))).toMatchObject({ refusal: 'unprocessable', fields: [field] })
    }
  })

  test('never may more than who makes it', async () => {
    const make = (role: 'viewer' | 'admin') =>
      desk.call('adminKeys', 'create', { body: { role }, rights: ['read', 'administer'] })
    expect(await refusal(make('admin'))).toMatchObject({ refusal: 'forbidden' })
    expect(await make('viewer')).toMatchObject({ role: 'viewer' })
  })

  test('is replaced by one of the same rights and person, and ends after the overlap', async () => {
    const { id: personId } = await person('Marta', 'admin')
    const old = await key({ role: 'admin', personId, rights: ['read', 'administer'] })
    const params = { accessKeyId: old.accessKeyId }
    const made = await desk.call('adminKeys', 'rotate', { params, body: { overlap: 60 } })
    expect(made).toMatchObject({ role: 'admin', organizationId: own, secretAccessKey: 'secret' })
    const keys = (await desk.call('adminKeys', 'list')).items
    expect(keys).toMatchObject([
      { accessKeyId: old.accessKeyId, expiresAt: HOUR },
      { accessKeyId: made.accessKeyId, expiresAt: null, personId, rights: ['read', 'administer'] },
    ])
    desk.setNow(HOUR)
    expect(await refusal(desk.call('adminKeys', 'rotate', { params, body: {} }))).toMatchObject({ refusal: 'conflict' })
  })
})

test('who may not overbook books over nobody on purpose, but keeps what is so already', async () => {
  const { id } = await desk.calendar('Ana')
  const body = { startDate: HOUR, endDate: '2026-03-02T10:00:00Z', calendarIds: [id], allowOverlapping: true }
  const rights = ['read', 'write'] as const
  expect(await refusal(desk.call('appointmentsV2', 'create', { body, rights }))).toMatchObject({ refusal: 'forbidden' })
  const plain = await desk.call('appointmentsV2', 'create', { body: { ...body, allowOverlapping: false }, rights })
  const change = (params: { id: string }, changes: object) =>
    desk.call('appointmentsV2', 'update', { params, body: changes, rights })
  expect(await refusal(change({ id: plain.id }, { allowOverlapping: true }))).toMatchObject({ refusal: 'forbidden' })
  const beside = await desk.book(body)
  expect(await change({ id: beside.id }, { title: 'Visit', allowOverlapping: true })).toMatchObject({ title: 'Visit' })
})
