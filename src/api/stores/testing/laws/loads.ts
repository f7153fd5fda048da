import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '../../../core/loads.ts'
import type { Tables } from '../../../core/store.ts'
import { idOf, rowOf } from '../rows-of.ts'
import { at, type Law, ms } from './law.ts'

const HOUR = 3_600_000

/** The laws of how full days are. */
export function loadLaws(law: Law): void {
  const { read, insert } = law
  const [ana, ben] = [idOf(101), idOf(102)]
  let number = 0
  const visit = (from: string, to: string, fields: Partial<Tables['appointments']> = {}) =>
    rowOf('appointments', ++number, {
      startDate: from.includes('T') ? from : at(from),
      endDate: to.includes('T') ? to : at(to),
      calendarIds: [ana],
      status: 'confirmed',
      ...fields,
    })
  const day = (calendarId: string, index: number, ...open: [string, string][]): CalendarDay => {
    const start = ms('00:00') + index * 24 * HOUR
    const of = (clock: string) => ms(clock) + index * 24 * HOUR
    const hours = open.map(([from, to]) => ({ start: of(from), end: of(to) }))
    return { calendarId, day: index, start, end: start + 24 * HOUR, open: hours }
  }
  const loads = (...days: CalendarDay[]) => read((rows) => rows.loads(days))

  describe('how full days are', () => {
    it('is counted by day and calendar, and by day of all of them once', async () => {
      await insert(
        'appointments',
        visit('09:00', '10:00'),
        visit('10:00', '11:00', { status: 'pending' }),
        visit('12:00', '13:00', { calendarIds: [ana, ben] }),
        visit('12:00', '13:00', { calendarIds: [ben] }),
        visit('14:00', '15:00', { status: 'cancelled', calendarIds: [ana, ben] }),
        visit('14:00', '15:00', { status: 'cancelled', blocked: true }),
        visit('17:00', '18:00', { status: 'completed', subStatus: 'no-show', calendarIds: [ana, ben] }),
        visit('15:00', '16:00', { status: 'pending', subStatus: 'waiting' }),
        visit('15:00', '16:00', { status: 'pending', extraFields: { waitingList: {} } }),
        visit('16:00', '17:00', { blocked: true }),
      )
      const { calendarDays, days } = await loads(day(ana, 0), day(ben, 0), day(ana, 1))
      const counts = calendarDays.map(({ appointments, unconfirmed }) => [appointments, unconfirmed])
      expect(counts).toEqual([
        [4, 1],
        [3, 0],
        [0, 0],
      ])
      expect(days).toEqual([
        { appointments: 5, unconfirmed: 1, noShows: 1, cancelled: 1 },
        { appointments: 0, unconfirmed: 0, noShows: 0, cancelled: 0 },
      ])
    })

    it('is of open time what is booked, each moment once, and what is blocked is not open', async () => {
      await insert(
        'appointments',
        visit('08:00', '10:00'),
        visit('09:30', '10:30'),
        visit('11:00', '12:00', { status: 'completed' }),
        visit('12:30', '14:30', { blocked: true }),
        visit('14:00', '16:00'),
        visit('19:00', '20:00'),
      )
      const [loaded] = (await loads(day(ana, 0, ['09:00', '13:00'], ['14:00', '18:00']))).calendarDays
      expect(loaded).toMatchObject({ open: 7 * HOUR, booked: 4 * HOUR })
    })

    it('is the part of an appointment that lies in each day, which counts where it begins', async () => {
      await insert('appointments', visit('22:00', '2026-03-03T03:00:00.000Z'))
      const { calendarDays } = await loads(day(ana, 0, ['00:00', '23:00']), day(ana, 1, ['02:00', '08:00']))
      expect(calendarDays).toEqual([
        { appointments: 1, unconfirmed: 0, open: 23 * HOUR, booked: HOUR },
        { appointments: 0, unconfirmed: 0, open: 6 * HOUR, booked: HOUR },
      ])
    })

    it('is nothing of calendars that nobody asked for, of those that are not open, and of no day', async () => {
      await insert('appointments', visit('09:00', '10:00', { calendarIds: [ben] }), visit('09:00', '10:00'))
      expect((await loads(day(ana, 0))).calendarDays).toEqual([{ appointments: 1, unconfirmed: 0, open: 0, booked: 0 }])
      expect(await loads()).toEqual({ calendarDays: [], days: [] })
    })
  })
}
