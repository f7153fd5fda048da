import type { Appointment } from '#api/contract/appointments.ts'
import type { Elsewhere } from '../../commands/appointments/free-times/free-slots.ts'
import { appointmentName } from '../../commands/appointments/records/appointment-name.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'
import type { Externals } from '../../commands/appointments/external/use-externals.ts'

const keysOf = (appointment: Appointment): string[] => {
  const { start, end } = appointmentSpan(appointment)
  return appointment.calendarIds.map((id) => `${start} ${end} ${id}`)
}

/**
 * What people have in connected calendars beside these appointments. An event at just the time of an appointment of the same
 * calendar is taken for its copy there: it would otherwise stand in the appointment's own way.
 */
export function elsewhereOf(events: Externals['events'], appointments: readonly Appointment[]): Elsewhere[] {
  const copied = new Set(appointments.flatMap(keysOf))
  return events.flatMap(({ event, connection }) => {
    if (event.status === 'cancelled' || keysOf(event).some((key) => copied.has(key))) return []
    return [
      {
        ...appointmentSpan(event),
        calendarIds: event.calendarIds,
        title: appointmentName(event),
        source: connection.label,
      },
    ]
  })
}
