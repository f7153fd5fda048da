import { fold } from '#api/values/fold.ts'
import { targetsOf, type FieldId, type Kind } from './fields.ts'
import type { Table } from './reading/table.ts'
import { readFileMoment } from './reading/values.ts'

/** What a column becomes, and what that rests on. */
export interface Mapped {
  field: FieldId | ''
  by: 'name' | 'values' | 'choice' | null
}

/** The systems whose exports are known by their headings. */
const SOURCES: readonly (readonly [name: string, headings: readonly string[]])[] = [
  ['Acuity', ['appointment id', 'calendar', 'type', 'start time', 'first name', 'last name']],
  ['Acuity', ['start time', 'end time', 'client', 'cal id', 'appt type']],
  ['Square', ['booking id', 'team member', 'customer name']],
  ['Square', ['start', 'staff', 'service', 'client', 'duration (min)']],
  ['Fresha', ['ref. no.', 'team member', 'scheduled date']],
  ['Fresha', ['appt. no.', 'team member', 'client']],
  ['Google Calendar', ['subject', 'start date', 'all day event']],
  ['Outlook', ['subject', 'start date', 'meeting organizer']],
]

const said = (heading: string): string => fold(heading).replaceAll('_', ' ').replace(/\s+/g, ' ').trim()

/** The system that a file comes from, by its headings; its own name where none is known. */
export function guessSource({ headings, format }: Table): string | undefined {
  if (format === 'ics') return 'iCalendar'
  const there = new Set(headings.map(said))
  return SOURCES.find(([, wanted]) => wanted.every((heading) => there.has(heading)))?.[0]
}

/** Rows whose values a guess looks at. */
const SAMPLE = 200
const valuesOf = ({ rows }: Table, column: number): string[] =>
  rows.slice(0, SAMPLE).flatMap(({ cells }) => (cells[column] ? [cells[column]] : []))

/** The field of a time of day whose date another column has. */
const TIME_OF: Partial<Record<FieldId, FieldId>> = { start: 'startTime', end: 'endTime' }
const areTimes = (values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((value) => {
    const read = readFileMoment(value, 'day-first')
    return read?.minutes !== undefined && read.date === undefined
  })

/** What each column most likely becomes; each field is given to one column, by its heading rather than by its values. */
export function guessMapping(table: Table, kind: Kind): Mapped[] {
  const fields = targetsOf(kind)
  const names = table.headings.map(said)
  const mapped: Mapped[] = names.map(() => ({ field: '', by: null }))
  const give = (column: number, field: FieldId, by: 'name' | 'values'): void => {
    if (mapped[column]?.field === '' && !mapped.some((it) => it.field === field)) mapped[column] = { field, by }
  }
  // “Start” beside “Date” is a time of day, as its values say.
  const timed = names.map((name, at) => {
    const whole = fields.find(({ id, headings }) => TIME_OF[id] !== undefined && headings.test(name))
    return whole && areTimes(valuesOf(table, at)) ? TIME_OF[whole.id] : undefined
  })
  for (const { id, headings } of fields) {
    const column = names.findIndex(
      (name, at) => mapped[at]?.field === '' && (timed[at] === undefined ? headings.test(name) : timed[at] === id),
    )
    if (column !== -1) give(column, id, 'name')
  }
  // An attendee of a calendar file is the guest, and who has no name of a guest has the title of the event.
  for (const { id, values } of fields) {
    if (!values) continue
    for (const column of names.keys()) {
      const some = valuesOf(table, column)
      if (some.length > 0 && some.every((value) => values.test(value))) give(column, id, 'values')
    }
  }
  // A time of day that has no date beside it is the whole moment: “Start Time” of many exports.
  for (const [time, moment] of [
    ['startTime', 'start'],
    ['endTime', 'end'],
  ] as const) {
    const at = mapped.findIndex(({ field }) => field === time)
    const dated = valuesOf(table, at).some((value) => /\d{4}|\d[/.-]\d/.test(value))
    const other = mapped.some(({ field }) => field === moment)
    if (at !== -1 && dated && !other) mapped[at] = { field: moment, by: 'values' }
  }
  return mapped
}

/** What a file most likely holds. */
export function guessKind(table: Table): Kind {
  const count = (kind: Kind, ...wanted: FieldId[]): number => {
    const found = guessMapping(table, kind)
    return found.filter(({ field }) => field !== '' && (wanted.length === 0 || wanted.includes(field))).length
  }
  if (count('appointments', 'start', 'startTime') > 0) {
    const isAboutGuests = count('appointments', 'guest', 'firstName', 'email', 'phone', 'service') > 0
    return isAboutGuests || table.format === 'ics' ? 'appointments' : 'blocks'
  }
  return count('services', 'duration', 'buffer') > 0 ? 'services' : 'calendars'
}

/** Takes columns back whose values name nothing here: where the bookings were made is no room of this clinic. */
export const withoutStrangers = (
  table: Table,
  mapped: readonly Mapped[],
  isKnown: (field: FieldId, text: string) => boolean,
): Mapped[] =>
  mapped.map((it, column) =>
    it.field === 'room' && !valuesOf(table, column).some((value) => isKnown('room', value))
      ? { field: '', by: null }
      : it,
  )
