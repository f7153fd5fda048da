import type { Appointment } from '#api/contract/appointments.ts'
import type { JsonObject } from '#api/contract/json-object.ts'
import { bookingAgain, type Changes, type NewAppointment } from '../../fields/appointment-inverse.ts'
import { holdsMasked } from '../../fields/history/steps.ts'
import { writtenFields, type JournalEntry, sameValue } from './entries.ts'
import { type RecordRows, setsAll } from './record-rows.ts'

/** How a write is taken back by another real write, or why it is not. */
export type WayBack =
  /** Its fields are set to what they were. */
  | { is: 'change'; changes: Changes }
  /** The same of a record that is no appointment. */
  | { is: 'set'; fields: JsonObject }
  /** What was made is deleted. */
  | { is: 'remove' }
  /** It can only be made anew: what was cancelled or deleted stays so. */
  | { is: 'again'; booking: NewAppointment }
  | { is: 'none'; why: 'masked' | 'deleted' | 'anew' }
  /** These fields have other values by now; whoever set them has to be undone first. */
  | { is: 'none'; why: 'changed'; fields: readonly string[] }

/** The fields that a write set and that have other values by now. */
const changedSince = (
  { before, after }: JournalEntry,
  current: object,
): { names: readonly string[]; others: readonly string[] } => {
  const names = writtenFields({ before, after })
  const now = Object.fromEntries(Object.entries(current))
  return { names, others: names.filter((name) => !sameValue(now[name], after?.[name])) }
}

const asBefore = ({ before }: JournalEntry, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, before?.[name] ?? null]))

/**
 * The way back of a write to an appointment, checked against it as it is: null where it is gone, undefined while that is not
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
  const { names, others } = changedSince(entry, current)
  if (others.length > 0) return { is: 'none', why: 'changed', fields: others }
  if (after['status'] === 'cancelled') return { is: 'again', booking: bookingAgain({ ...current, ...before }) }
  // Fields of a change are fields of the appointment (interface, section 2).
  return { is: 'change', changes: asBefore(entry, names) as Changes }
}

/** A record that is no appointment, as it is. */
export type CurrentRecord = JsonObject & { version?: number }

/**
 * The way back of a write to a record of these rows, checked against it as it is: null where it is gone, undefined while that is not known.
 * Undefined too where only its own page takes it back, since the write set what no change sets as a whole.
 */
export function recordWayBack(
  entry: JournalEntry,
  rows: RecordRows,
  current: CurrentRecord | null | undefined,
): WayBack | undefined {
  const { before, after } = entry
  if (holdsMasked(before) || holdsMasked(after)) return { is: 'none', why: 'masked' }
  if (after === null) return { is: 'none', why: 'anew' }
  if (current === undefined) return undefined
  if (current === null) return { is: 'none', why: 'deleted' }
  if (before === null) {
    if (!rows.remove) return undefined
    return current.version === entry.version ? { is: 'remove' } : { is: 'none', why: 'changed', fields: [] }
  }
  const { names, others } = changedSince(entry, current)
  if (others.length > 0) return { is: 'none', why: 'changed', fields: others }
  return names.length > 0 && setsAll(rows, names) ? { is: 'set', fields: asBefore(entry, names) } : undefined
}

/** What was deleted is in the journal whole. */
const whole = (fields: JsonObject | null): Appointment => (fields ?? {}) as unknown as Appointment
