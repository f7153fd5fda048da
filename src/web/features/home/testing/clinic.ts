import fc from 'fast-check'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Service } from '#api/contract/services.ts'
import type { HoursSchedule } from '#api/core/rules/hours.ts'
import { appointment as anAppointment, at, service as aService } from '../../../fields/testing/records.ts'

export { at }

/** An appointment of half an hour with Ana on Monday, 2 March 2026, named by its id. */
export const appointment = (id: string, clock: string, more: Partial<Appointment> = {}): Appointment =>
  anAppointment({
    id,
    title: id,
    startDate: new Date(at(clock)).toISOString(),
    endDate: new Date(at(clock) + 30 * 60_000).toISOString(),
    serviceId: null,
    origin: 'api',
    ...more,
  })

/** A service of half an hour that Ana offers, with ten minutes kept free after it. */
export const service = (more: Partial<Service> = {}): Service =>
  aService({ calendars: [{ calendarId: 'Ana', active: true }], ...more })

/** The same hours every day. */
export const hours = (
  ranges: [string, string][],
  timezone = 'UTC',
  more: Partial<HoursSchedule['configuration']> = {},
): HoursSchedule => ({
  timezone,
  serviceIds: [],
  configuration: {
    workingHours: Object.fromEntries(['0', '1', '2', '3', '4', '5', '6'].map((day) => [day, ranges])),
    ...more,
  },
})

const minute = 60_000

/** Any appointments within two days of an instant. */
export const anyAppointments = (around: number): fc.Arbitrary<Appointment[]> =>
  fc
    .array(
      fc.record({
        from: fc.integer({ min: -2 * 1440, max: 2 * 1440 }),
        length: fc.integer({ min: 1, max: 300 }),
        status: fc.constantFrom('pending', 'confirmed', 'completed', 'cancelled'),
        subStatus: fc.constantFrom(null, 'arrived', 'in-progress', 'attended', 'no-show', 'something else'),
        blocked: fc.boolean(),
        model: fc.constantFrom('fixed', 'poll'),
        calendar: fc.constantFrom('Ana', 'Ben', 'gone'),
        hold: fc.option(fc.integer({ min: -2000, max: 2000 })),
        serviceId: fc.constantFrom(null, 'check'),
      }),
      { maxLength: 25 },
    )
    .map((list) =>
      list.map(({ from, length, calendar, hold, ...rest }, index) => ({
        ...appointment(`a${index}`, '00:00'),
        startDate: new Date(around + from * minute).toISOString(),
        endDate: new Date(around + (from + length) * minute).toISOString(),
        calendarIds: [calendar],
        calendarId: calendar,
        blockedUntil: hold === null ? null : new Date(around + hold * minute).toISOString(),
        ...rest,
      })),
    )
