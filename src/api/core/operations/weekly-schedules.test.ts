import { beforeEach, describe, expect, test } from 'vitest'
import type { BodyInput } from '../../contract/operation.ts'
import type { Contract } from '../../contract/table.ts'
import { type Desk, nobody, openDesk, refusal } from './testing/clinic.ts'

let desk: Desk
let vega: string

beforeEach(async () => {
  desk = openDesk()
  vega = (await desk.calendar('Dr. Vega')).id
})

describe('weekly schedules', () => {
  const create = (body: object = {}) =>
    desk.call('weeklySchedules', 'create', {
      body: { name: 'Week', calendarId: vega, configuration: { workingHours: {} }, ...body },
    })
  const hours = (...ranges: [string, string][]) => ({ configuration: { workingHours: { 0: ranges } } })

  test('take the zone of their calendar', async () => {
    expect(await create()).toMatchObject({ timezone: 'Europe/Madrid', serviceIds: [] })
    expect(await create({ timezone: 'America/New_York' })).toMatchObject({ timezone: 'America/New_York' })
  })

  test.each([
    ['unknown calendar', { calendarId: nobody }, 'calendarId'],
    ['unknown service', { serviceIds: [nobody] }, 'serviceIds'],
    ['unknown zone', { timezone: 'Mars/Olympus' }, 'timezone'],
    ['end at start', hours(['09:00', '09:00']), 'configuration.workingHours.0.0.1'],
    ['overlap', hours(['09:00', '12:00'], ['11:00', '13:00']), 'configuration.workingHours.0.1'],
    ['disorder', hours(['12:00', '13:00'], ['09:00', '10:00']), 'configuration.workingHours.0.1'],
    ['start at 24:00', hours(['24:00', '24:00']), 'configuration.workingHours.0.0.0'],
    [
      'override',
      { configuration: { workingHours: {}, dateOverrides: { '2026-03-03': [['10:00', '09:00']] } } },
      'configuration.dateOverrides.2026-03-03.0.1',
    ],
    [
      'office days',
      { configuration: { workingHours: {}, outsOfTheOffice: [['2026-03-03', '2026-03-02']] } },
      'configuration.outsOfTheOffice.0.1',
    ],
  ] as [string, BodyInput<Contract['weeklySchedules']['update']>, string][])('refuse %s', async (_, body, field) => {
    expect(await refusal(create(body))).toMatchObject({ refusal: 'unprocessable', fields: [field] })
    const { id } = await create()
    const attempt = desk.call('weeklySchedules', 'update', { params: { id }, body })
    expect(await refusal(attempt)).toMatchObject({ refusal: 'unprocessable', fields: [field] })
  })

  test('touching ranges up to 24:00 are fine', async () => {
    const body = hours(['00:00', '06:00'], ['06:00', '12:00'], ['20:00', '24:00'])
    expect(await create(body)).toMatchObject(body)
  })

  test('are read through their calendar only', async () => {
    const service = await desk.service({ calendars: [{ calendarId: vega }] })
    const room = (await desk.calendar('Room 1', 'asset')).id
    const { id } = await create({ serviceIds: [service.id] })
    const get = (query: Record<string, string>) => desk.call('weeklySchedules', 'get', { params: { id }, query })
    expect(await refusal(get({ calendarId: room }))).toMatchObject({ refusal: 'notFound' })
    expect(await get({ calendarId: vega })).not.toHaveProperty('services')
    expect((await get({ calendarId: vega, expand: 'services' })).services?.map(({ name }) => name)).toEqual(['Visit'])
    const list = async (query: Record<string, string>) =>
      (await desk.call('weeklySchedules', 'list', { query })).items.length
    expect(await list({ calendarId: vega, search: 'WEEK' })).toBe(1)
    expect(await list({ calendarId: vega, search: 'none' })).toBe(0)
    expect(await list({ calendarId: room })).toBe(0)
    expect(await desk.call('weeklySchedules', 'remove', { params: { id } })).toHaveProperty('deletedAt')
  })
})
