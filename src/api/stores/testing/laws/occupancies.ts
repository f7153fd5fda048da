import { describe, expect, it } from 'vitest'
import type { Occupancy } from '../../../core/store.ts'
import { idOf, rowOf } from '../rows-of.ts'
import { appointment, occupancy, conflict, ms, type Law } from './law.ts'

/** The laws of occupancies. */
export function occupancyLaws(law: Law): void {
  const { read, write, insert } = law
  describe('occupancies', () => {
    const occupants = (from: string, to: string, now = 0) =>
      read((rows) => rows.occupants([idOf(1), idOf(2)], ms(from), ms(to), now))
    const occupy = (number: number, taken: Occupancy[], now = 0) =>
      write((rows) => rows.occupy(idOf(number), taken, now))

    it('answers what touches, in order', async () => {
      const second = { ...occupancy(4, '09:00', '10:00'), calendarId: idOf(2) }
      await occupy(6, [occupancy(6, '10:00', '11:00')])
      await occupy(4, [second, { ...second, from: ms('12:00'), to: ms('13:00') }])
      await occupy(5, [occupancy(5, '08:00', '09:30')])
      expect((await occupants('09:00', '10:00')).map((it) => it.appointmentId)).toEqual([idOf(5), idOf(4)])
      expect((await occupants('09:30', '13:00')).map((it) => it.appointmentId)).toEqual([idOf(4), idOf(6), idOf(4)])
      expect(await occupants('11:00', '12:00')).toEqual([])
      expect(await read((rows) => rows.occupants([], 0, Infinity, 0))).toEqual([])
      expect(await read((rows) => rows.occupants([idOf(2)], -Infinity, Infinity, 0))).toHaveLength(2)
    })

    it('refuses a collision, and the transaction lives on', async () => {
      await occupy(5, [occupancy(5, '09:00', '10:00')])
      await write(async (rows) => {
        const late = [occupancy(6, '09:59', '11:00')]
        await expect(rows.occupy(idOf(6), late, 0)).rejects.toMatchObject(conflict)
        await rows.occupy(idOf(6), [occupancy(6, '10:00', '11:00')], 0)
      })
      const twice = [occupancy(7, '12:00', '13:00'), occupancy(7, '12:30', '14:00')]
      await expect(occupy(7, twice)).rejects.toMatchObject(conflict)
      expect(await occupants('00:00', '23:00')).toHaveLength(2)
    })

    it('moves within its own time, and frees it', async () => {
      await occupy(5, [occupancy(5, '09:00', '10:00')])
      await occupy(5, [occupancy(5, '09:30', '10:30')])
      expect(await occupants('00:00', '23:00')).toEqual([occupancy(5, '09:30', '10:30')])
      await occupy(5, [])
      expect(await occupants('00:00', '23:00')).toEqual([])
    })

    it('is freed when the appointment is removed', async () => {
      await insert('appointments', appointment(5, '09:00', '10:00'))
      await occupy(5, [occupancy(5, '09:00', '10:00')])
      await write((rows) => rows.remove('appointments', idOf(5)))
      expect(await occupants('00:00', '23:00')).toEqual([])
    })

    it('lets a hold lapse', async () => {
      const hold = { ...occupancy(5, '09:00', '10:00'), lapsesAt: 100 }
      await occupy(5, [hold, { ...hold, calendarId: idOf(2) }])
      expect(await occupants('00:00', '23:00', 99)).toHaveLength(2)
      expect(await occupants('00:00', '23:00', 100)).toEqual([])
      await expect(occupy(6, [occupancy(6, '09:00', '09:30')], 99)).rejects.toMatchObject(conflict)
      await occupy(6, [occupancy(6, '09:00', '09:30')], 100)
      expect((await occupants('00:00', '23:00', 0)).map((it) => it.appointmentId)).toEqual([idOf(5), idOf(6)])
    })

    it('drops what takes no time', async () => {
      await occupy(5, [occupancy(5, '09:00', '09:00')])
      expect(await occupants('00:00', '23:00')).toEqual([])
    })

    it('admits one of many who lock and look', async () => {
      await insert('calendars', rowOf('calendars', 1), rowOf('calendars', 2))
      const book = (number: number) =>
        write(async (rows) => {
          await rows.lockCalendars(number % 2 ? [idOf(1), idOf(2)] : [idOf(2), idOf(1)])
          const taken = await rows.occupants([idOf(1), idOf(2)], ms('09:00'), ms('10:00'), 0)
          if (taken.length > 0) return false
          const first = occupancy(number, '09:00', '10:00')
          await rows.occupy(idOf(number), [first, { ...first, calendarId: idOf(2) }], 0)
          return true
        })
      const booked = await Promise.all(Array.from({ length: 50 }, (_, number) => book(number + 100)))
      expect(booked.filter(Boolean)).toHaveLength(1)
      expect(await occupants('00:00', '23:00')).toHaveLength(2)
    })

    it('admits one of many who lock a service and look, each with a calendar of its own', async () => {
      await insert('services', rowOf('services', 1))
      await insert('calendars', ...Array.from({ length: 20 }, (_, number) => rowOf('calendars', number)))
      const ofService = [{ field: 'serviceId', equals: idOf(1) }]
      const book = (number: number) =>
        write(async (rows) => {
          await rows.lockCalendars([idOf(number)])
          await rows.lockService(idOf(1))
          if ((await rows.count('appointments', ofService)) > 0) return false
          await rows.insert('appointments', rowOf('appointments', number, { serviceId: idOf(1) }))
          return true
        })
      const booked = await Promise.all(Array.from({ length: 20 }, (_, number) => book(number)))
      expect(booked.filter(Boolean)).toHaveLength(1)
    })

    it('occupies for many at once, and refuses them all where two collide', async () => {
      const both = [occupancy(1, '09:00', '10:00'), occupancy(2, '10:00', '11:00')]
      await write((rows) => rows.occupyAll(both, 0))
      const taken = await read((rows) => rows.occupants([idOf(1)], ms('00:00'), ms('23:00'), 0))
      expect(taken).toEqual(both)
      const late = [occupancy(3, '11:00', '12:00'), occupancy(4, '11:30', '12:30')]
      await expect(write((rows) => rows.occupyAll(late, 0))).rejects.toMatchObject(conflict)
      const again = [occupancy(5, '10:30', '10:45')]
      await expect(write((rows) => rows.occupyAll(again, 0))).rejects.toMatchObject(conflict)
      expect(await read((rows) => rows.occupants([idOf(1)], ms('00:00'), ms('23:00'), 0))).toEqual(both)
    })
  })
}
