import { beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../time/week.ts'
import type { Open, Service } from './caller.ts'
import { makeCalendar, makeService, openDesk, v1, v2 } from './clinic.ts'

const PATH = '/x/reports'

/** How the house was doing, out of what was booked. */
export function reportTests(open: Open): void {
  describe('a report', () => {
    let service: Service
    beforeAll(async () => {
      service = await open()
      return () => service.close()
    })
    const until = addDays(new Date().toISOString().slice(0, 10), -1)
    const from = addDays(until, -6)

    test('tells load, no-shows and cancellations by week, person and service', async () => {
      const desk = await openDesk(service)
      const ana = await makeCalendar(desk, { timezone: 'UTC' })
      const other = await makeCalendar(desk, { timezone: 'UTC' })
      const offered = await makeService(desk)
      const days = ['0', '1', '2', '3', '4', '5', '6']
      const workingHours = Object.fromEntries(days.map((day) => [day, [['09:00', '17:00']]]))
      const schedule = { name: 'All week', calendarId: ana.id, timezone: 'UTC', configuration: { workingHours } }
      expect((await desk.post(`${v1}/weekly-schedules`, schedule)).status).toBe(201)
      const book = async (clock: string, more: object = {}) => {
        const start = Date.parse(`${from}T${clock}:00.000Z`)
        const [startDate, endDate] = [start, start + 1_800_000].map((at) => new Date(at).toISOString())
        const body = { title: 'Visit', startDate, endDate, calendarIds: [ana.id], serviceId: offered.id, ...more }
        const { status, body: made } = await desk.post(`${v2}/appointments`, body)
        expect(status).toBe(201)
        return made
      }
      await book('09:00', { status: 'completed', subStatus: 'no-show' })
      await book('10:00', { status: 'completed', subStatus: 'attended' })
      const gone = await book('11:00')
      expect((await desk.post(`${v2}/appointments/${gone.id}/cancel`, {})).status).toBe(200)

      const asked = { from, until, by: 'week' }
      const { status, body } = await desk.get(PATH, asked)
      const counted = { appointments: 2, completed: 2, noShows: 1, canceled: 1, canceledLate: 1, leadMinutes: 0 }
      expect([status, body.from, body.until, body.by]).toEqual([200, from, until, 'week'])
      expect(body.total.now).toEqual({ openMinutes: 7 * 480, bookedMinutes: 60, ...counted })
      expect(body.buckets).toMatchObject([{ id: from, now: counted, before: { appointments: 0, leadMinutes: null } }])
      expect(body.services).toMatchObject([{ id: offered.id, now: { ...counted, bookedMinutes: 60 } }])
      expect(body.calendars.find(({ id }: { id: string }) => id === other.id).now.openMinutes).toBe(0)
      const ofOther = await desk.get(PATH, { ...asked, calendarIds: other.id })
      expect([ofOther.body.calendars.length, ofOther.body.total.now.appointments]).toEqual([1, 0])
      const viewer = await desk.as('viewer')
      expect((await viewer.get(PATH, { ...asked, by: 'weekday' })).body.buckets).toHaveLength(7)
    })

    test('refuses a period that ends before it begins, or that is longer than a year', async () => {
      const desk = await openDesk(service)
      for (const wrong of [addDays(from, -1), addDays(from, 366)]) {
        const answer = await desk.get(PATH, { from, until: wrong, by: 'week' })
        expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'until'])
      }
      expect((await desk.get(PATH, { from: 'soon', until, by: 'week' })).status).toBe(400)
    })
  })
}
