import type { Appointment } from '#api/contract/appointments.ts'
import { isWaiting } from '#api/core/rules/waiting.ts'
import { MINUTE } from '#api/time/durations.ts'
import { zonedInstant } from '#api/time/zoned.ts'
import { UNKNOWN_TIME } from '../../client/reading/lenient.ts'
import { guestName } from '../../fields/guest-name.ts'

/** Whether the deployment gave a time; where it left one out, a time stands in. */
export const isKnown = (instant: string | null): instant is string =>
  instant !== null && instant !== '' && instant !== UNKNOWN_TIME

/** Epoch milliseconds of an instant; null where none was told. */
export const epoch = (instant: string | null): number | null => {
  const at = Date.parse(instant ?? '')
  return Number.isFinite(at) ? at : null
}

/** An instant as a file has it, by a zone's clocks with their offset; null where none was told. */
export const exactTime = (instant: string | null, zone: string): string | null => {
  const at = isKnown(instant) ? epoch(instant) : null
  return at === null ? null : zonedInstant(at, zone)
}

/** The names of who comes; time that is blocked has none. */
export const allGuestNames = ({ blocked, guests }: Appointment): string =>
  blocked ? '' : guests.map(guestName).filter(Boolean).join(', ')

/** A fact of the time of an appointment, which has none while it waits for one or the deployment told none. */
export const timed =
  <Told>(tell: (row: Appointment) => Told) =>
  (row: Appointment): Told | null =>
    isWaiting(row) || !isKnown(row.startDate) ? null : tell(row)

/** How long an appointment takes, in whole minutes. */
export const appointmentMinutes = ({ startDate, endDate }: Appointment): number =>
  Math.max(0, Math.round((Date.parse(endDate) - Date.parse(startDate)) / MINUTE) || 0)
