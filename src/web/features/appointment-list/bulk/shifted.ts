import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf, instantAt, minuteOfDay } from '#api/time/zoned.ts'

/** The same clock time in the zone, so many days later; the length stays, also over a night when the clocks change. */
export function shifted(
  { startDate, endDate }: Pick<Appointment, 'startDate' | 'endDate'>,
  days: number,
  zone: string,
): { startDate: string; endDate: string } {
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)]
  const seconds = start % MINUTE
  const moved = instantAt(addDays(dateOf(start, zone), days), minuteOfDay(start, zone), zone) + seconds
  return { startDate: formatInstant(moved), endDate: formatInstant(moved + end - start) }
}
