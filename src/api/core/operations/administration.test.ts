import { beforeEach, describe, expect, test } from 'vitest'
import { type Desk, openDesk, other, own, refusal } from './testing/clinic.ts'

let desk: Desk
beforeEach(() => {
  desk = openDesk()
})

describe('calendars', () => {
  test('are made with a zone that exists', async () => {
    const body = { name: 'Dr. Vega', type: 'agent' as const, timezone: 'Europe/Madird' }
    expect(await refusal(desk.call('adminCalendars', 'create', { body }))).toMatchObject({
      refusal: 'unprocessable',
      fields: ['timezone'],
    })
    const calendar = await desk.calendar('Dr. Vega')
    const params = { id: calendar.id }
    const update = (changes: object) => desk.call('adminCalendars', 'update', { params, body: changes })
    expect(await refusal(update({ timezone: '+02:00' }))).toMatchObject({ fields: ['timezone'] })
    expect(await update({ tags: ['floor 2'] })).toEqual({ ...calendar, tags: ['floor 2'], version: 2 })
    expect(await desk.call('calendars', 'get', { params })).toEqual(await desk.call('calendarsV2', 'get', { params }))
    const foreign = desk.call('calendars', 'get', { params, organizationId: other })
    expect(await refusal(foreign)).toMatchObject({ refusal: 'notFound' })
  })

  test('are found by type, name and tag', async () => {
    await desk.calendar('Dr. Vega')
    await desk.calendar('Room 1', 'asset')
    const names = async (query: Record<string, string>) =>
      (await desk.call('calendars', 'list', { query })).items.map(({ name }) => name)
    expect(await names({})).toEqual(['Dr. Vega', 'Room 1'])
    expect(await names({ type: 'asset' })).toEqual(['Room 1'])
    expect(await names({ search: 'vega' })).toEqual(['Dr. Vega'])
  })

  test('are deleted with their schedules once nothing comes, and their services lose them', async () => {
    const [vega, luna] = [await desk.calendar('Dr. Vega'), await desk.calendar('Dr. Luna')]
    const service = await desk.service({ calendars: [{ calendarId: vega.id }, { calendarId: luna.id }] })
    const week = { name: 'Week', calendarId: vega.id, configuration: { workingHours: {} } }
    await desk.call('weeklySchedules', 'create', { body: week })
    const time = { startDate: '2026-03-03T09:00:00Z', endDate: '2026-03-03T10:00:00Z' }
    const { id } = await desk.book({ ...time, calendarIds: [vega.id] })
    const remove = () => desk.call('adminCalendars', 'remove', { params: { id: vega.id } })
    expect(await refusal(remove())).toMatchObject({ refusal: 'conflict' })
    await desk.call('appointmentsV1', 'remove', { params: { id } })
    expect(await remove()).toHaveProperty('deletedAt')
    expect((await desk.call('weeklySchedules', 'list', { query: { calendarId: vega.id } })).total).toBe(0)
    const after = await desk.call('services', 'get', { params: { id: service.id } })
    expect(after.calendars?.map(({ calendarId }) => calendarId)).toEqual([luna.id])
  })
})

describe('access keys', () => {
  test('are shown once with their secret, kept sealed, listed without', async () => {
    const issued = await desk.call('adminKeys', 'create', { body: { role: 'admin', label: 'desk' } })
    expect(issued).toMatchObject({ secretAccessKey: 'secret', role: 'admin', organizationId: own })
    const { items } = await desk.call('adminKeys', 'list')
    expect(items).toEqual([
      {
        accessKeyId: issued.accessKeyId,
        label: 'desk',
        role: 'admin',
        organizationId: own,
        createdAt: '2026-03-02T08:00:00.000Z',
        disabledAt: null,
        lastUsedAt: null,
        personId: null,
        expiresAt: null,
        rights: ['read', 'write', 'overbook', 'anonymize', 'export', 'audit', 'administer'],
      },
    ])
    expect((await desk.store.credentials.key(issued.accessKeyId))?.sealedSecret).toBe('sealed secret')
    expect((await desk.call('adminKeys', 'list', { organizationId: other })).items).toEqual([])
  })

  test('can be disabled, but not the last admin key, nor another organization’s', async () => {
    const issue = (role: 'admin' | 'staff') => desk.call('adminKeys', 'create', { body: { role } })
    const [first, second, staff] = [await issue('admin'), await issue('admin'), await issue('staff')]
    const disable = ({ accessKeyId }: { accessKeyId: string }, organizationId = own) =>
      desk.call('adminKeys', 'disable', { params: { accessKeyId }, organizationId })
    expect(await refusal(disable(first, other))).toMatchObject({ refusal: 'notFound' })
    expect(await disable(staff)).toMatchObject({ disabledAt: '2026-03-02T08:00:00.000Z' })
    const disabled = await disable(first)
    expect(await disable(first)).toEqual(disabled)
    expect(await refusal(disable(second))).toMatchObject({ refusal: 'conflict' })
  })
})
