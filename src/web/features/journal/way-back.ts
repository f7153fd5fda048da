import type { Appointment } from '#api/contract/appointments.ts'
import type { JsonObject } from '#api/contract/json-object.ts'
import { bookingAgain, type Changes, type NewAppointment } from '../../fields/appointment-inverse.ts'
import { holdsMasked } from '../../fields/history/steps.ts'
import { writtenFields, type JournalEntry, sameValue } from './entries.ts'

/** How a write to an appointment is taken back by another real write, or why it is not. */
export type WayBack =
  /** Its fields are set to what they were. */
  | { is: 'change'; changes: Changes }
  /** What was booked is deleted. */
  | { is: 'remove' }
  /** It can only be made anew: what was cancelled or deleted stays so. */
  | { is: 'again'; booking: NewAppointment }
  | { is: 'none'; why: 'masked' | 'deleted' }
  /** These fields have other values by now; whoever set them has to be undone first. */
  | { is: 'none'; why: 'changed'; fields: readonly string[] }

/**
 * The way back of a write, checked against the appointment as it is: null where it is gone, undefined while that is not
 * known, and then there is no way yet.
 */
export function wayBack(entry: JournalEntry, current: Appointment | null | undefined): WayBack | undefined {
  const { before, after } = entry
  if (holdsMasked(before) || holdsMasked(after)) return { is: 'none', why: 'masked' }
  if (after === null) return { is: 'again', booking: bookingAgain(whole(before)) }
  if (current === undefined) return undefined
  if (current === null) return { is: 'none', why: 'deleted' }
  if (before === null) {
    const isUntouched =
      entry.version === null ? current.createdAt === current.updatedAt : current.version === entry.version
    return isUntouched ? { is: 'remove' } : { is: 'none', why: 'changed', fields: [] }
  }
  const names = writtenFields(entry)
  const now = Object.fromEntries(Object.entries(current))
  const others = names.filter((name) => !sameValue(now[name], after[name]))
  if (others.length > 0) return { is: 'none', why: 'changed', fields: others }
  if (after['status'] === 'cancelled') return { is: 'again', booking: bookingAgain({ ...current, ...before }) }
  // Fields of a change are fields of the appointment (interface, section 2).
  return { is: 'change', changes: Object.fromEntries(names.map((name) => [name, before[name] ?? null])) as Changes }
}

/** What was deleted is in the journal whole. */
const whole = (fields: JsonObject | null): Appointment => (fields ?? {}) as unknown as Appointment
