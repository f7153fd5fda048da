import type { Appointment } from '#api/contract/appointments.ts'

/** Appointments by each calendar that they are on: in a large house each of its calendars looks at its own alone. */
export function groupedByCalendar(appointments: readonly Appointment[]): ReadonlyMap<string, readonly Appointment[]> {
  const found = new Map<string, Appointment[]>()
  for (const appointment of appointments) {
    for (const id of new Set(appointment.calendarIds)) {
      const own = found.get(id)
      if (own) own.push(appointment)
      else found.set(id, [appointment])
    }
  }
  return found
}
