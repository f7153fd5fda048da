import type { Appointment } from '#api/contract/appointments.ts'
import { emptyAppointment } from '#api/contract/empty-appointment.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { emptyService, type Service } from '#api/contract/services.ts'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'

/** What every record has. */
export const stamp = {
  organizationId: 'o',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
}

/** An instant of Monday, 2 March 2026, from its UTC clock time. */
export const at = (clock: string): number => Date.parse(`2026-03-02T${clock}:00.000Z`)

/** A calendar in UTC. */
export const calendar = (id: string, type: Calendar['type'] = 'agent', more: Partial<Calendar> = {}): Calendar => ({
  id,
  externalId: null,
  name: id,
  email: null,
  type,
  timezone: 'UTC',
  tags: [],
  userGroupId: null,
  extraFields: {},
  ...stamp,
  ...more,
})

/** A service of half an hour that Ana and Ben offer, with ten minutes kept free after it. */
export const service = (more: Partial<Service> = {}): Service => ({
  ...emptyService(),
  id: 'check',
  name: 'Check-up',
  duration: 30,
  timeBetween: 10,
  incrementTime: 30,
  calendars: [
    { calendarId: 'Ana', active: true },
    { calendarId: 'Ben', active: true },
  ],
  ...stamp,
  ...more,
})

/** An appointment with Ana from ten to half past. */
export const appointment = (more: Partial<Appointment> = {}): Appointment => ({
  ...emptyAppointment(),
  id: 'a',
  title: 'Check-up',
  startDate: '2026-03-02T10:00:00.000Z',
  endDate: '2026-03-02T10:30:00.000Z',
  calendarIds: ['Ana'],
  calendarId: 'Ana',
  serviceId: 'check',
  origin: 'dashboard',
  status: 'confirmed',
  ...stamp,
  ...more,
})

/** The same hours on every day, in UTC. */
export const schedule = (calendarId: string, hours: [string, string][], name = 'Hours'): WeeklySchedule => ({
  id: `hours of ${calendarId}`,
  name,
  calendarId,
  timezone: 'UTC',
  serviceIds: [],
  configuration: {
    workingHours: Object.fromEntries(['0', '1', '2', '3', '4', '5', '6'].map((day) => [day, hours])),
  },
  ...stamp,
})
