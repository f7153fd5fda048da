import { beforeAll, describe, expect, test } from 'vitest'
import type { Open, Service } from './caller.ts'
import { book, type Desk, makeCalendar, openDesk, v1, v2 } from './clinic.ts'

const PATH = '/x/load'

/** How full days are, without the appointments. */
export function loadTests(open: Open): void {
  describe('a load', () => {
    let service: Service
    let desk: Desk
    beforeAll(async () => {
      service = await open()
      desk = await openDesk(service)
      return () => service.close()
    })
    // The appointments of these tests are on 10 March 2027, a Wednesday.
    const days = { from: '2027-03-09', until: '2027-03-10' }
    const openFrom = async (calendarId: string, timezone: string, ranges: [string, string][]) => {
      const body = { name: 'Week', calendarId, timezone, configuration: { workingHours: { '2': ranges } } }
      expect((await desk.post(`${v1}/weekly-schedules`, body)).status).toBe(201)
    }

    test('tells by day and calendar what begins, and what of the open time is booked and free', async () => {
      const ana = await makeCalendar(desk, { timezone: 'UTC' })
      const ben = await makeCalendar(desk, { name: 'Ben', timezone: 'UTC' })
      await openFrom(ana.id, 'UTC', [['09:00', '13:00']])
      await book(desk, ana.id, '09:00', { status: 'confirmed' })
      await book(desk, ana.id, '12:45', { calendarIds: [ana.id, ben.id] })
      const gone = await book(desk, ana.id, '10:00')
      expect((await desk.post(`${v2}/appointments/${gone.id}/cancel`, {})).status).toBe(200)
      const blocked = await book(desk, ana.id, '11:00', { blocked: true })
      expect(blocked['blocked']).toBe(true)
      const { status, body } = await desk.get(PATH, { ...days, calendarIds: `${ana.id},${ben.id}` })
      expect([status, body]).toEqual([
        200,
        {
          dates: ['2027-03-09', '2027-03-10'],
          total: { appointments: [0, 2], unconfirmed: [0, 1], noShows: [0, 0], cancelled: [0, 1] },
          calendars: [
            {
              id: ana.id,
              appointments: [0, 2],
              unconfirmed: [0, 1],
              openMinutes: [0, 210],
              bookedMinutes: [0, 45],
              freeMinutes: [0, 165],
            },
            {
              id: ben.id,
              appointments: [0, 1],
              unconfirmed: [0, 1],
              openMinutes: [0, 0],
              bookedMinutes: [0, 0],
              freeMinutes: [0, 0],
            },
          ],
        },
      ])
    })

    test('tells the total of all calendars where none are named, also of those who did not come', async () => {
      const own = await makeCalendar(desk, { timezone: 'UTC' })
      const one = await book(desk, own.id, '08:00', { status: 'confirmed' })
      const before = (await desk.get(PATH, days)).body
      expect(
        (await desk.put(`${v2}/appointments/${one.id}`, { status: 'completed', subStatus: 'no-show' })).status,
      ).toBe(200)
      const after = (await desk.get(PATH, days)).body
      expect([before.calendars, after.calendars]).toEqual([[], []])
      expect(after.total).toEqual({ ...before.total, noShows: [0, before.total.noShows[1] + 1] })
      const { items } = (await desk.get(`${v1}/calendars`, { limit: '100' })).body
      const calendarIds = items.map(({ id }: { id: string }) => id).join()
      expect((await desk.get(PATH, { ...days, calendarIds })).body.total).toEqual(after.total)
    })

    test('cuts days on the clock of each calendar, or on the one that was asked for', async () => {
      const far = await makeCalendar(desk, { name: 'Far', timezone: 'Pacific/Kiritimati' })
      await book(desk, far.id, '12:00')
      const asked = async (more: Record<string, string> = {}) =>
        (await desk.get(PATH, { from: '2027-03-10', until: '2027-03-11', calendarIds: far.id, ...more })).body
      // There it is 2 in the morning of the day after.
      expect((await asked()).total.appointments).toEqual([0, 1])
      expect((await asked({ timezone: 'UTC' })).total.appointments).toEqual([1, 0])
    })

    test.each<[string, Record<string, string>, number]>([
      ['a day that is none', { ...days, from: '2027-02-30' }, 400],
      ['an end before the beginning', { from: '2027-03-10', until: '2027-03-09' }, 422],
      ['more than 62 days', { from: '2027-03-01', until: '2027-05-02' }, 422],
      ['a zone that is none', { ...days, timezone: 'Mars/Base' }, 422],
      ['a calendar of another organization', { ...days, calendarIds: '01890000-0000-7000-8000-00000000aaaa' }, 422],
    ])('of %s is refused', async (_, query, status) => {
      const own = await makeCalendar(desk)
      expect((await desk.get(PATH, { calendarIds: own.id, ...query })).status).toBe(status)
    })
  })
}
