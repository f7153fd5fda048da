import { beforeEach, describe, expect, test } from 'vitest'
import { type Desk, nobody, openDesk, other, own, refusal } from './testing/clinic.ts'

let desk: Desk
let vega: string

beforeEach(async () => {
  desk = openDesk()
  vega = (await desk.calendar('Dr. Vega')).id
})

const type = (body: object = {}) => desk.call('serviceTypes', 'create', { body: { name: 'First Visit', ...body } })

describe('services', () => {
  test('take their defaults from the interface, or from their type', async () => {
    expect(await desk.service()).toMatchObject({
      timeBetween: 0,
      incrementTime: 15,
      minTimeToSchedule: 0,
      maxTimeToSchedule: 365,
      deniedMultipleAppointment: false,
      allowOverlapping: false,
      hasICall: false,
      active: true,
      condition: 'one',
      typeId: null,
      extraFields: {},
      calendars: [],
      dateRanges: [],
    })
    const { id } = await type({ configuration: { duration: 50, timeBetween: 10, incrementTime: 5 } })
    const body = { name: 'Visit', typeId: id, incrementTime: 20 }
    expect(await desk.call('services', 'create', { body })).toMatchObject({
      duration: 50,
      timeBetween: 10,
      incrementTime: 20,
      typeId: id,
    })
    expect(await refusal(desk.call('services', 'create', { body: { name: 'Visit' } }))).toMatchObject({
      refusal: 'badRequest',
      fields: ['duration'],
    })
  })

  test.each([
    [{ typeId: nobody }, 'typeId'],
    [{ calendars: [{ calendarId: nobody }] }, 'calendars'],
    [{ minTimeToSchedule: 3, maxTimeToSchedule: 2 }, 'minTimeToSchedule'],
    [{ minTimeToSchedule: 366 }, 'minTimeToSchedule'],
    [{ dateRanges: [{ startDate: '2026-03-02T09:00:00Z', endDate: '2026-03-02T09:00:00Z' }] }, 'dateRanges.0.endDate'],
  ])('refuse %o', async (body, field) => {
    expect(await refusal(desk.service(body))).toMatchObject({ refusal: 'unprocessable', fields: [field] })
    const { id } = await desk.service()
    const attempt = desk.call('services', 'update', { params: { id }, body })
    expect(await refusal(attempt)).toMatchObject({ refusal: 'unprocessable', fields: [field] })
  })

  test('bring calendars, ranges and counts only when expanded in lists, always alone', async () => {
    const service = await desk.service({ calendars: [{ calendarId: vega }] })
    await desk.book({ startDate: '2026-03-03T09:00:00Z', calendarIds: [vega], serviceId: service.id })
    const get = await desk.call('services', 'get', { params: { id: service.id } })
    expect(get).toEqual({ ...service, calendars: [{ calendarId: vega, active: true }] })
    const list = async (query: Record<string, string>) => (await desk.call('services', 'list', { query })).items[0]
    const { calendars: _calendars, dateRanges: _ranges, ...bare } = service
    expect(await list({})).toEqual(bare)
    expect(await list({ expand: 'calendars,dateRanges,numberOfAppointments' })).toEqual({
      ...service,
      numberOfAppointments: 1,
    })
  })

  test('are found by every filter', async () => {
    const { id, slug } = await type()
    const dateRanges = [{ startDate: '2026-06-01T00:00:00Z', endDate: '2026-07-01T00:00:00Z' }]
    const calendars = [{ calendarId: vega }]
    const summer = await desk.service({ name: 'Súmmer', typeId: id, dateRanges, calendars, userGroupId: nobody })
    await desk.service({ name: 'always', description: 'the summer too' })
    const cases: [Record<string, string>, string[]][] = [
      [{}, ['always', 'Súmmer']],
      [{ name: 'Súmmer' }, ['Súmmer']],
      [{ name: 'summer' }, []],
      [{ search: 'summer' }, ['always', 'Súmmer']],
      [{ startDate: '2026-07-01T00:00:00Z' }, ['always']],
      [{ endDate: '2026-06-01T00:00:01Z' }, ['always', 'Súmmer']],
      [{ startDate: '2026-06-10T00:00:00Z', endDate: '2026-06-11T00:00:00Z' }, ['always', 'Súmmer']],
      [{ serviceType: slug }, ['Súmmer']],
      [{ serviceType: 'none' }, []],
      [{ typeId: id }, ['Súmmer']],
      [{ calendarId: vega }, ['Súmmer']],
      [{ ids: `${summer.id},${nobody}` }, ['Súmmer']],
      [{ userGroupId: nobody }, ['Súmmer']],
      [{ organizationId: own }, ['always', 'Súmmer']],
      [{ organizationId: other }, []],
      [{ limit: '1', page: '2' }, ['Súmmer']],
      [{ page: '2' }, []],
    ]
    for (const [query, expected] of cases) {
      const { items } = await desk.call('services', 'list', { query })
      expect(
        items.map(({ name }) => name),
        JSON.stringify(query),
      ).toEqual(expected)
    }
    expect((await desk.call('services', 'list', { query: { page: '2' } })).total).toBe(2)
  })

  test('are found by an organization’s id in capitals too', async () => {
    const organizationId = 'abcdefab-0000-7000-8000-000000000000'
    await desk.call('services', 'create', { organizationId, body: { name: 'Theirs', duration: 30 } })
    const query = { organizationId: organizationId.toUpperCase() }
    const { items } = await desk.call('services', 'list', { organizationId, query })
    expect(items.map(({ name }) => name)).toEqual(['Theirs'])
  })

  test('are not deleted while appointments come, and then leave the schedules', async () => {
    const [service, second] = [await desk.service(), await desk.service()]
    const body = { name: 'Week', calendarId: vega, configuration: { workingHours: {} } }
    const serviceIds = [service.id, second.id]
    const week = await desk.call('weeklySchedules', 'create', { body: { ...body, serviceIds } })
    const only = await desk.call('weeklySchedules', 'create', { body: { ...body, serviceIds: [service.id] } })
    await desk.book({ startDate: '2026-03-02T07:00:00Z', calendarIds: [vega], serviceId: service.id })
    const { id } = await desk.book({ startDate: '2026-03-03T09:00:00Z', calendarIds: [vega], serviceId: service.id })
    const remove = () => desk.call('services', 'remove', { params: { id: service.id } })
    expect(await refusal(remove())).toMatchObject({ refusal: 'conflict' })
    await desk.call('appointmentsV1', 'cancel', { params: { id } })
    const late = { startDate: '2026-03-03T09:00:00Z', calendarIds: [vega], serviceId: service.id }
    await desk.book({ ...late, status: 'completed' })
    expect(await remove()).toMatchObject({ id: service.id, deletedAt: '2026-03-02T08:00:00.000Z' })
    const get = (scheduleId: string) =>
      desk.call('weeklySchedules', 'get', { params: { id: scheduleId }, query: { calendarId: vega } })
    expect(await get(week.id)).toMatchObject({ serviceIds: [second.id], version: 2 })
    expect(await get(only.id)).toMatchObject({ serviceIds: [service.id] })
  })
})
