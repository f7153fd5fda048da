import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import { displayName } from '../../commands/appointments/records/appointment-name.ts'
import { zoneOfFirst } from '../../fields/known-zone.ts'
import type { Format } from '../../i18n/format.ts'
import { standingOf } from '../../fields/appointment-standing.ts'
import { isBooking, type UnsentCall } from '../../offline/unsent.ts'

/** An appointment as far as this device knew it. */
export const recordOf = ({ record }: UnsentCall): Appointment => ({
  // Whatever was read before is whole; of what was never read nothing but its id is known.
  ...({ guests: [], title: '', blocked: false, calendarIds: [] } as Partial<Appointment>),
  ...(record as unknown as Appointment),
})

/** The body of a call that waits. */
const unsentBody = ({ call }: UnsentCall): JsonObject => (isObject(call.input.body) ? call.input.body : {})

/** The note that a call writes; undefined where it writes none. */
export const unsentNote = (call: UnsentCall): string | undefined => {
  const { comment } = unsentBody(call)
  return comment === undefined ? undefined : typeof comment === 'string' ? comment : ''
}

/** Whether a call changes nothing but the note. */
export const isNote = (call: UnsentCall): boolean =>
  call.call.operation.endsWith('.update') && Object.keys(unsentBody(call)).join() === 'comment'

/** What a call does, in words. */
export const deedWords = (call: UnsentCall, i18n: I18n): string => {
  if (isBooking(call)) return i18n._('Booking')
  if (call.call.operation.endsWith('.cancel')) return i18n._('Cancellation')
  const { comment: _comment, ...rest } = unsentBody(call)
  const text = unsentNote(call)
  const note = text === undefined ? [] : [i18n._('Note: {text}', { text })]
  const status = Object.keys(rest).length === 0 ? [] : [standingOf({ ...recordOf(call), ...rest }, i18n).label]
  return [...status, ...note].join(' · ')
}

/** Whose appointment it is and when. */
export const aboutWords = (
  call: UnsentCall,
  calendars: ReadonlyMap<string, Calendar>,
  i18n: I18n,
  format: Format,
): string => {
  const record = recordOf(call)
  const name = displayName(i18n, record)
  const zone = zoneOfFirst(record.calendarIds, calendars)
  return record.startDate ? `${name} · ${format.dateTime(record.startDate, zone, 'day')}` : name
}
