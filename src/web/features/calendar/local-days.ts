import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { MINUTE } from '#api/time/durations.ts'
import { addDays, daysBetween } from '#api/time/week.ts'
import { dateOf, instantAt, minuteOfDay } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { appointmentSpan } from '../../commands/appointments/view/appointment-span.ts'

/** An appointment on the local days of the first shown calendar that it stands on. */
export interface LocalSpan {
  appointment: Appointment
  zone: string
  /** First and last local date, both included. */
  from: string
  to: string
  /** Epoch milliseconds; the end is exclusive. */
  start: number
  end: number
}

/** The appointments of some calendars on their local days, in order of time; those of other calendars are left out. */
export function localSpans(appointments: readonly Appointment[], calendars: readonly Calendar[]): LocalSpan[] {
  const zones = new Map(calendars.map((calendar) => [calendar.id, knownZone(calendar)]))
  return appointments
    .flatMap((appointment) => {
      const shown = appointment.calendarIds.find((id) => zones.has(id))
      const zone = shown === undefined ? undefined : zones.get(shown)
      const { start, end } = appointmentSpan(appointment)
      if (zone === undefined || !Number.isFinite(start)) return []
      return [{ appointment, zone, from: dateOf(start, zone), to: dateOf(end - 1, zone), start, end }]
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end || (a.appointment.id < b.appointment.id ? -1 : 1))
}

/**
 * Where an appointment stands some days later or earlier: at the same time of the clock and as long as before. Whole
 * days stay whole days, also where one of them has 23 or 25 hours.
 */
export function movedByDays({ start, end, zone }: Pick<LocalSpan, 'start' | 'end' | 'zone'>, days: number) {
  const at = (instant: number) => ({ date: dateOf(instant, zone), minute: minuteOfDay(instant, zone) })
  const [first, last] = [at(start), at(end)]
  const rest = ((start % MINUTE) + MINUTE) % MINUTE
  const moved = instantAt(addDays(first.date, days), first.minute, zone) + rest
  const whole = rest === 0 && end % MINUTE === 0 && first.minute === 0 && last.minute === 0
  if (!whole || daysBetween(first.date, last.date) < 1) return { start: moved, end: moved + (end - start) }
  return { start: moved, end: instantAt(addDays(last.date, days), 0, zone) }
}
