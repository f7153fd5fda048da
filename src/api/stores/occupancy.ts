import type { Occupancy } from '../core/store.ts'
import { touches } from './conditions.ts'

/** What an appointment really takes: occupancies that last, under its own id. */
export const lasting = (appointmentId: string, occupancies: readonly Occupancy[]): Occupancy[] =>
  occupancies.filter(({ from, to }) => from < to).map((occupancy) => ({ ...occupancy, appointmentId }))

/** Whether any of these meets another of them, or one of the others, on the same calendar. */
export const clashes = (taken: readonly Occupancy[], others: readonly Occupancy[]): boolean =>
  taken.some((one, at) =>
    [...taken.slice(0, at), ...others].some(
      (other) => other.calendarId === one.calendarId && touches(other.from, other.to, one.from, one.to),
    ),
  )

/** Whether a hold is over by itself. */
export const hasLapsed = ({ lapsesAt }: Occupancy, now: number): boolean => lapsesAt !== null && lapsesAt <= now
