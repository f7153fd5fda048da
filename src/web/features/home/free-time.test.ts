import { expect, test } from 'vitest'
import type { Calendar } from '#api/contract/calendars.ts'
import { freeMinutesToday } from './free-time.ts'
import { appointment, at, hours, service } from './testing/clinic.ts'

const calendar = (id: string, type: Calendar['type'] = 'agent') => ({ id, name: id, type, timezone: 'UTC' }) as Calendar

test('the free time of today is that of the people together, from now on, and of nobody whose hours are unknown', () => {
  const calendars = [calendar('Ana'), calendar('Bea'), calendar('Room', 'asset'), calendar('Unknown')]
  const week = [hours([['09:00', '12:00']])]
  const schedules = new Map([
    ['Ana', week],
    ['Bea', week],
    ['Room', week],
  ])
  const given = { services: new Map([['check', service()]]), now: at('08:00') }
  const booked = [appointment('a', '09:30', { serviceId: 'check' })]
  expect(freeMinutesToday(calendars, schedules, { ...given, appointments: [] })).toEqual({ open: 360, left: 360 })
  expect(freeMinutesToday(calendars, schedules, { ...given, appointments: booked })).toEqual({ open: 360, left: 320 })
  expect(freeMinutesToday(calendars, schedules, { ...given, appointments: booked, now: at('11:00') })).toEqual({
    open: 360,
    left: 120,
  })
})
