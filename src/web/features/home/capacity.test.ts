import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInterval } from '#api/time/zoned.ts'
import { totalMinutes } from '#api/time/interval.ts'
import { capacityOf, type CapacityOf } from './capacity.ts'
import { anyAppointments, appointment, at, hours, service } from './testing/clinic.ts'

const given = (more: Partial<CapacityOf> = {}): CapacityOf => ({
  calendarId: 'Ana',
  zone: 'UTC',
  day: dayInterval('2026-03-02', 'UTC'),
  schedules: [hours([['09:00', '12:00']])],
  services: new Map([['check', service()]]),
  appointments: [],
  now: at('08:00'),
  ...more,
})

test('open, taken and left minutes, buffers included', () => {
  const appointments = [
    appointment('a', '09:30', { serviceId: 'check' }),
    appointment('off', '11:00', { status: 'cancelled' }),
  ]
  expect(capacityOf(given({ appointments }))).toMatchObject({ openMinutes: 180, takenMinutes: 40, leftMinutes: 140 })
  expect(capacityOf(given({ appointments, now: at('11:00') }))).toMatchObject({ takenMinutes: 40, leftMinutes: 60 })
  expect(capacityOf(given({ appointments, now: at('13:00') }))).toMatchObject({ openMinutes: 180, leftMinutes: 0 })
})

test('the next start is one that a service really offers', () => {
  const appointments = [appointment('a', '09:30', { serviceId: 'check' })]
  // 09:00 would leave no ten minutes in between, 10:00 is still kept free: 10:30 is the first.
  expect(capacityOf(given({ appointments })).next).toEqual({ start: at('10:30'), serviceId: 'check' })
  expect(capacityOf(given({ services: new Map() })).next).toEqual({ start: at('09:00') })
  expect(capacityOf(given({ now: at('12:00') })).next).toBeUndefined()
  const away = new Map([['check', service({ active: false })]])
  expect(capacityOf(given({ services: away, now: at('09:10') })).next).toEqual({ start: at('09:10') })
})

test('a closed day says why', () => {
  expect(capacityOf(given({ schedules: [hours([])] }))).toMatchObject({ openMinutes: 0, closed: 'closed' })
  const outsOfTheOffice: [string, string][] = [['2026-03-01', '2026-03-05']]
  expect(capacityOf(given({ schedules: [hours([['09:00', '12:00']], 'UTC', { outsOfTheOffice })] })).closed).toBe(
    'office-day',
  )
})

describe('on days when the clocks change', () => {
  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('%s has %d hours', (date, length) => {
    const zone = 'Europe/Madrid'
    const day = dayInterval(date, zone)
    const schedules = [hours([['00:00', '24:00']], zone)]
    const capacity = capacityOf(given({ zone, day, schedules, now: day.start, services: new Map() }))
    expect(capacity).toMatchObject({ openMinutes: length * 60, leftMinutes: length * 60 })
  })
})

test('time is never negative, and taken and left never more than is open', () => {
  const cases = fc.constantFrom<[string, string]>(
    ['2026-03-29', 'Europe/Madrid'],
    ['2026-10-25', 'Europe/Madrid'],
    ['2026-03-02', 'Pacific/Kiritimati'],
  )
  fc.assert(
    fc.property(
      cases.chain(([date, zone]) =>
        fc.tuple(fc.constant([date, zone] as const), anyAppointments(dayInterval(date, zone).start)),
      ),
      fc.integer({ min: -600, max: 2400 }),
      ([[date, zone], appointments], passed) => {
        const day = dayInterval(date, zone)
        const now = day.start + passed * 60_000
        const schedules = [
          hours(
            [
              ['00:30', '09:00'],
              ['10:00', '24:00'],
            ],
            zone,
          ),
        ]
        const capacity = capacityOf(given({ zone, day, schedules, appointments, now }))
        const { open, taken, openMinutes, takenMinutes, leftMinutes, next } = capacity
        expect(openMinutes).toBeLessThanOrEqual(totalMinutes([day]))
        expect(takenMinutes).toBeGreaterThanOrEqual(0)
        expect(leftMinutes).toBeGreaterThanOrEqual(0)
        expect(takenMinutes + leftMinutes).toBeLessThanOrEqual(openMinutes)
        expect(now > day.start || leftMinutes === openMinutes - takenMinutes).toBe(true)
        if (next === undefined) return
        const { start } = next
        expect(start).toBeGreaterThanOrEqual(now)
        expect(open.some((it) => it.start <= start && start < it.end)).toBe(true)
        expect(taken.some((it) => it.start <= start && start < it.end)).toBe(false)
      },
    ),
  )
})
