import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'

/** Start and end in epoch milliseconds; an end that is missing or wrong leaves a short appointment to be seen. */
export function appointmentSpan({ startDate, endDate }: Pick<Appointment, 'startDate' | 'endDate'>): {
  start: number
  end: number
} {
  const start = Date.parse(startDate)
  const end = Date.parse(endDate)
  return { start, end: end > start ? end : start + 15 * MINUTE }
}
