import { expect, test } from 'vitest'
import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import { connect, id, json, NOON } from '../../client/testing/deployment.ts'
import { paths } from '../../paths/paths.ts'
import { readUses } from './read-uses.ts'

const HOUR = 3_600_000
const at = (hours: number) => new Date(NOON + hours * HOUR).toISOString()

/** A deployment that gives the same rows whatever it is asked for: 130 appointments, 3 of the service and the calendar. */
const heedless = () =>
  connect(({ path, query }) => {
    const page = Number(query.get('page') ?? 1)
    const limit = Math.min(50, Number(query.get('limit') ?? 50))
    const cut = (rows: object[]) =>
      json({ data: rows.slice((page - 1) * limit, page * limit), meta: { total: rows.length } })
    if (path.endsWith('/appointments')) {
      return cut(
        Array.from({ length: 130 }, (_, index) => ({
          id: id(index + 1000),
          startDate: at(index + 1),
          endDate: at(index + 2),
          status: 'confirmed',
          serviceId: index >= 120 && index < 123 ? id(1) : id(2),
          calendarIds: [index >= 120 && index < 123 ? id(11) : id(12)],
        })),
      )
    }
    if (path.endsWith('/services')) {
      return cut(
        [11, 12].map((number) => ({
          id: id(number - 10),
          name: `S${number}`,
          calendars: [{ calendarId: id(number) }],
        })),
      )
    }
    if (path.endsWith('/weekly-schedules')) {
      return cut(
        [11, 12].map((number) => ({ id: id(number + 20), name: `W${number}`, calendarId: id(number), serviceIds: [] })),
      )
    }
    return cut([11, 12].map((number) => ({ id: id(number), name: `C${number}`, type: 'agent' })))
  })

const found = async (subject: Parameters<typeof readUses>[1]) => {
  const { api } = await heedless()
  const { groups } = await readUses({ api, places: paths, now: NOON }, subject)
  return Object.fromEntries(groups.map(({ relation, total, orMore }) => [relation, orMore ? `${total}+` : total]))
}

test('what belongs to a service is counted here where a deployment ignores the filter', async () => {
  const record = { id: id(1), calendars: [{ calendarId: id(11) }] } as unknown as Service
  expect(await found({ kind: 'service', record })).toEqual({ 'coming-appointments': 3 })
})

test('what belongs to a calendar is, too', async () => {
  const record = { id: id(11) } as Calendar
  expect(await found({ kind: 'calendar', record })).toEqual({
    'coming-appointments': 3,
    'schedules-go': 1,
    'services-stranded': 1,
  })
})

test('and what belongs to a weekly schedule', async () => {
  const record = { id: id(31), calendarId: id(11), serviceIds: [] } as unknown as WeeklySchedule
  expect(await found({ kind: 'weeklySchedule', record })).toEqual({ 'calendar-closed': 1 })
})
