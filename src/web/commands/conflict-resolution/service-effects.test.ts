import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Service } from '#api/contract/services.ts'
import { strandedByServices, strandedByZones } from './service-effects.ts'
import { appointmentOf, at, serviceOf } from './testing/plan-records.ts'

const NOW = at('08:00')
const MINUTE = 60_000
const zoneOf = () => 'UTC'
const around = (appointments: readonly Appointment[], services: readonly Service[] = [serviceOf()]) => ({
  appointments,
  services: new Map(services.map((it) => [it.id, it])),
  zoneOf,
  now: NOW,
})
const effect = (before: Service, after: Service, appointments: readonly Appointment[]) =>
  strandedByServices([{ before, after }], around(appointments)).map(({ appointment: { id }, closing: { reason } }) => [
    id,
    reason,
  ])
const later = (id: string, minutes: number, more: Partial<Appointment> = {}) =>
  appointmentOf({
    id,
    startDate: new Date(at('10:00') + minutes * MINUTE).toISOString(),
    endDate: new Date(at('10:30') + minutes * MINUTE).toISOString(),
    ...more,
  })

describe('a change of a service', () => {
  test('leaves those to come behind where it is offered no longer, not here, not then, or not that day', () => {
    const booked = [appointmentOf({}), later('past', -300), appointmentOf({ id: 'gone', status: 'cancelled' })]
    const with1 = (more: Partial<Service>) => effect(serviceOf(), serviceOf(more), booked)
    expect(with1({ active: false })).toEqual([['a', 'inactive']])
    expect(with1({ calendars: [{ calendarId: 'Ben', active: true }] })).toEqual([['a', 'not-offered']])
    expect(with1({ calendars: [{ calendarId: 'Ana', active: false }] })).toEqual([['a', 'not-offered']])
    const restricted = {
      calendarId: 'Ana',
      active: true,
      restrictionDates: { exclude: [['2026-03-02', '2026-03-02']] },
    }
    expect(with1({ calendars: [restricted as NonNullable<Service['calendars']>[number]] })).toEqual([
      ['a', 'restriction'],
    ])
    const ranges = [{ startDate: '2026-04-01T00:00:00.000Z', endDate: '2026-05-01T00:00:00.000Z' }]
    expect(with1({ dateRanges: ranges as Service['dateRanges'] })).toEqual([['a', 'date-range']])
    // What was so already is no news, and a booking keeps its own length.
    expect(effect(serviceOf({ active: false }), serviceOf({ active: false, duration: 90 }), booked)).toEqual([])
    expect(with1({ duration: 90, name: 'Longer' })).toEqual([])
  })

  test('puts the later of two into the earlier one’s buffer, and the earlier one where the later cannot give way', () => {
    const pair = [appointmentOf({}), later('b', 40)]
    expect(effect(serviceOf(), serviceOf({ timeBetween: 15 }), pair)).toEqual([['b', 'buffer']])
    const block = later('block', 40, { blocked: true, serviceId: null })
    expect(effect(serviceOf(), serviceOf({ timeBetween: 15 }), [appointmentOf({}), block])).toEqual([['a', 'buffer']])
    // They collided before.
    expect(effect(serviceOf({ timeBetween: 12 }), serviceOf({ timeBetween: 15 }), pair)).toEqual([])
    expect(effect(serviceOf({ allowOverlapping: true }), serviceOf({ timeBetween: 15 }), pair)).toEqual([
      ['b', 'buffer'],
    ])
  })
})

test('no two appointments come into each other’s way without one of them being told of', () => {
  const appointment = fc.record({
    start: fc.integer({ min: -20, max: 120 }),
    length: fc.integer({ min: 1, max: 12 }),
    service: fc.constantFrom('check', 'talk', null),
    calendars: fc.subarray(['Ana', 'Ben'], { minLength: 1 }),
    blocked: fc.constantFrom(false, false, true),
    overlapping: fc.constantFrom(false, false, false, true),
  })
  fc.assert(
    fc.property(
      fc.array(appointment, { maxLength: 14 }),
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 0, max: 60 }),
      fc.boolean(),
      (drawn, buffer, next, wasOverlapping) => {
        const all = drawn.map(({ start, length, service, calendars, blocked, overlapping }, index) => {
          const from = NOW + start * 5 * MINUTE
          return appointmentOf({
            id: `${index}`,
            startDate: new Date(from).toISOString(),
            endDate: new Date(from + length * 5 * MINUTE).toISOString(),
            serviceId: service,
            calendarIds: calendars,
            blocked,
            allowOverlapping: overlapping,
          })
        })
        const before = serviceOf({ timeBetween: buffer, allowOverlapping: wasOverlapping })
        const after = serviceOf({ timeBetween: next })
        const talk = serviceOf({ id: 'talk', timeBetween: 20 })
        const told = strandedByServices([{ before, after }], around(all, [before, talk]))
        const ids = new Set(told.map((it) => it.appointment.id))
        // The rule in the words of the interface (section 2), pair by pair.
        const inTheWay = (one: Appointment, other: Appointment, check: Service): boolean => {
          const rules = (it: Appointment) =>
            it.serviceId === 'check' ? check : it.serviceId === 'talk' ? talk : undefined
          if ([one, other].some((it) => it.allowOverlapping || rules(it)?.allowOverlapping)) return false
          const endOf = (it: Appointment) => Date.parse(it.endDate) + (rules(it)?.timeBetween ?? 0) * MINUTE
          const isShared = one.calendarIds.some((id) => other.calendarIds.includes(id))
          return isShared && Date.parse(one.startDate) < endOf(other) && Date.parse(other.startDate) < endOf(one)
        }
        const isComing = (it: Appointment) => !it.blocked && Date.parse(it.startDate) >= NOW
        const left = all.flatMap((one, index) =>
          all.slice(index + 1).flatMap((other) => {
            const isNew = inTheWay(one, other, after) && !inTheWay(one, other, before)
            const mayGiveWay = isComing(one) || isComing(other)
            return isNew && mayGiveWay && !ids.has(one.id) && !ids.has(other.id) ? [[one.id, other.id]] : []
          }),
        )
        expect(left).toEqual([])
        expect(told.every((it) => isComing(it.appointment))).toBe(true)
      },
    ),
  )
})

test('another zone of a calendar moves the days on which a service is not offered there', () => {
  // 10:00 in UTC is the day after in Auckland only from 11:00 on; it is 23:00 there.
  const late = later('late', 120)
  const not = (date: string) =>
    serviceOf({
      calendars: [
        { calendarId: 'Ana', active: true, restrictionDates: { exclude: [[date, date]] } },
      ] as unknown as Service['calendars'],
    })
  const moved = (service: Service, zones: ReadonlyMap<string, string>) =>
    strandedByZones(zones, around([appointmentOf({}), late], [service])).map(({ appointment: { id } }) => id)
  const auckland = new Map([['Ana', 'Pacific/Auckland']])
  expect(moved(not('2026-03-03'), auckland)).toEqual(['late'])
  expect(moved(serviceOf(), auckland)).toEqual([])
  // It was so already, or is about somebody else.
  expect(moved(not('2026-03-02'), auckland)).toEqual([])
  expect(moved(not('2026-03-03'), new Map([['Ben', 'Pacific/Auckland']]))).toEqual([])
})
