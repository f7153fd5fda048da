import { describe, expect, test } from 'vitest'
import { emptyAppointment } from '#api/contract/empty-appointment.ts'
import { contract } from '#api/contract/table.ts'
import { id, json, NOON } from '../client/testing/deployment.ts'
import { createDayKeeper } from './keep-days.ts'
import { desk } from './testing/desk.ts'

const START = '2026-03-02T13:00:00.000Z'
const visit = {
  ...emptyAppointment(),
  id: id(1),
  title: 'Visit',
  startDate: START,
  endDate: '2026-03-02T13:30:00.000Z',
  calendarIds: [id(9)],
  calendarId: id(9),
  status: 'confirmed',
  guests: [{ email: 'aurelia@example.com', extraFields: { firstName: 'Aurelia', phone: '+34612345678' } }],
  version: 4,
  createdAt: START,
  updatedAt: START,
}
const calendar = { id: id(9), name: 'Ana', type: 'agent', timezone: 'Europe/Madrid', version: 1 }
const day = { startDate: '2026-03-02T00:00:00.000Z', endDate: '2026-03-03T00:00:00.000Z', blocked: true }

/** A service with one calendar and one appointment, and a desk whose days are kept. */
const kept = async (appointments: object[] = [visit]) => {
  const service = { appointments }
  const world = await desk(({ method, path, body }) => {
    if (method === 'GET' && path === '/api/v1/calendars') return json([calendar])
    if (method === 'GET' && path === '/api/v2/appointments')
      return json({ items: service.appointments, total: service.appointments.length })
    const one = service.appointments[0]
    if (path !== `/api/v2/appointments/${id(1)}` || !one) return undefined
    if (method === 'PUT') service.appointments = [{ ...one, ...body, version: 5 }]
    return json(service.appointments[0])
  })
  const signal = new AbortController().signal
  const keeper = createDayKeeper({ api: world.api, offline: world.offline, signal })
  await keeper.readDays()
  return { ...world, service, keeper }
}

describe('without a line', () => {
  test('the day and its guests’ numbers are answered as they were seen, also to a new page, and it is said when', async () => {
    const { api, line, device } = await kept()
    await api.calendars.list()
    line.isUp = false
    const { items } = await api.appointmentsV2.list({ query: day })
    expect(items).toEqual([expect.objectContaining({ id: id(1), guests: visit.guests, version: 4 })])
    const later = await desk(() => undefined, device)
    later.line.isUp = false
    expect((await later.api.calendars.list()).items).toEqual([expect.objectContaining({ name: 'Ana' })])
    const one = await later.api.appointmentsV2.get({ params: { id: id(1) } })
    expect(one.guests[0]?.extraFields).toEqual({ firstName: 'Aurelia', phone: '+34612345678' })
    expect(later.live.state()).toEqual({ is: 'stale', since: NOON, isKept: true })
  })

  test('what was never read, and what only the service can tell, fails as without a line', async () => {
    const { api, line } = await kept()
    await api.calendars.list({ query: { search: 'Aurelia' } })
    line.isUp = false
    await expect(api.calendars.list({ query: { search: 'Aurelia' } })).rejects.toMatchObject({ kind: 'network' })
    const march = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-04-01T00:00:00.000Z' }
    await expect(api.appointmentsV2.list({ query: march })).rejects.toMatchObject({ kind: 'network' })
    await expect(api.services.list()).rejects.toMatchObject({ kind: 'network' })
  })

  test('nothing that is kept can be read on the device', async () => {
    const { api, line, device } = await kept()
    line.isUp = false
    await api.appointmentsV2.update({ params: { id: id(1) }, body: { comment: 'Allergic to latex' }, ifVersion: 4 })
    expect(device.raw().length).toBeGreaterThan(500)
    for (const word of ['Aurelia', 'aurelia', '612345678', 'latex', 'Visit']) expect(device.raw()).not.toContain(word)
  })

  test('a refusal is an answer: nothing kept takes its place', async () => {
    const { api, service } = await kept()
    service.appointments = []
    await expect(api.appointmentsV2.get({ params: { id: id(1) } })).rejects.toMatchObject({ kind: 'not-found' })
  })
})

describe('what is kept', () => {
  test('follows changes, deletions and the anonymizing of a guest', async () => {
    const { api, line, service, keeper, offline } = await kept()
    const change = { resource: 'appointments', id: id(1), version: 5, operation: 'appointmentsV1.maskGuests' }
    line.isUp = false
    await api.appointmentsV2.update({ params: { id: id(1) }, body: { comment: 'Asks for tea' }, ifVersion: 4 })
    line.isUp = true
    service.appointments = [{ ...visit, guests: [{ email: 'masked@example.com', extraFields: {} }], version: 5 }]
    await keeper.take([change])
    const everything = async () => JSON.stringify([await offline.days.get(), offline.queue.calls()])
    expect(await everything()).toContain('masked@example.com')
    expect(await everything()).toContain('Asks for tea')
    for (const word of ['Aurelia', 'aurelia', '612345678']) expect(await everything()).not.toContain(word)
    service.appointments = []
    await keeper.take([{ ...change, operation: 'appointmentsV2.remove' }])
    expect((await offline.days.get())?.rows).toEqual([])
  })

  test('is not read again where the page has read a change already', async () => {
    const { api, arrived, keeper, offline } = await kept()
    await api.appointmentsV2.update({ params: { id: id(1) }, body: { subStatus: 'arrived' }, ifVersion: 4 })
    await expect.poll(async () => (await offline.days.get())?.rows[0]?.version).toBe(5)
    const before = arrived.length
    await keeper.take([{ resource: 'appointments', id: id(1), version: 5, operation: 'appointmentsV2.update' }])
    expect(arrived).toHaveLength(before)
    await keeper.take([{ resource: 'appointments', id: id(1), version: 6, operation: 'appointmentsV2.update' }])
    expect(arrived).toHaveLength(before + 1)
  })

  test('is read whole again where nobody knows what has changed', async () => {
    const { service, keeper, offline } = await kept()
    service.appointments = [{ ...visit, title: 'Other', version: 6 }]
    await keeper.take(['anything']).catch(() => undefined)
    expect((await offline.days.get())?.rows).toEqual([expect.objectContaining({ title: 'Other' })])
  })

  test('has what the service answered to this page’s own writes', async () => {
    const { api, offline } = await kept()
    await api.appointmentsV2.update({ params: { id: id(1) }, body: { subStatus: 'arrived' }, ifVersion: 4 })
    await expect
      .poll(async () => (await offline.days.get())?.rows[0])
      .toMatchObject({ subStatus: 'arrived', version: 5 })
  })
})

test('what was read before it was opened is answered from it, too', async () => {
  const { api, offline, line } = await desk(() => undefined)
  const room = { id: id(5), name: 'Blue' }
  offline.took(contract.rooms.list, { query: { limit: 20 }, retries: 0 }, { items: [room], total: 1 })
  line.isUp = false
  await expect.poll(() => api.rooms.list({ query: { limit: 20 } }).catch(() => null)).toMatchObject({ items: [room] })
})
