import type { Calendar } from '#api/contract/calendars.ts'
import type { Service } from '#api/contract/services.ts'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { isZone } from '#api/time/offset.ts'
import type { FieldId, Kind } from './fields.ts'
import type { Names } from './names.ts'
import type { TableRow } from './reading/table.ts'
import {
  type DateOrder,
  momentInstantIn,
  type ReadMoment,
  readMinutes,
  readFileMoment,
  readStatus,
} from './reading/values.ts'

/** Why a row of a file is refused before anything is sent. */
export type RowRefusal =
  | 'quotes'
  | 'too-many-cells'
  | 'no-start'
  | 'date'
  | 'no-end'
  | 'ends-before'
  | 'no-person'
  | 'unknown-person'
  | 'unknown-service'
  | 'unknown-room'
  | 'no-contact'
  | 'bad-email'
  | 'no-name'
  | 'no-duration'
  | 'bad-zone'

/** What is made of a row that its file does not say so. */
export type RowChange = 'country' | 'end' | 'name-order' | 'status'

/** A row that can be sent. */
export interface ReadyRow {
  line: number
  externalId: string
  body: Record<string, unknown>
  changes: readonly RowChange[]
}

/** A row that cannot, with the text that it is about. */
export interface RefusedRow {
  line: number
  why: RowRefusal
  text: string
}

/** How a file is read. */
export interface RowReading {
  kind: Kind
  /** The field of each column. */
  fields: readonly (FieldId | '')[]
  zone: string
  order: DateOrder
  /** Names are written “last, first”. */
  lastFirst: boolean
  calendars: Names<Calendar>
  services: Names<Service>
  /** The calendar of rows that name none. */
  calendarId: string
  /** Writes a phone with the code of its country; the text itself where it is none. */
  phone: (text: string) => string
  /** What tells a row from others where the file has no ids; the same for the same row of the same file. */
  hash: (text: string) => string
}

class Refusal extends Error {
  constructor(
    readonly why: RowRefusal,
    readonly text: string,
  ) {
    super(why)
  }
}

/** The beginning of a text, without half a character at its end. */
const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

const EMAIL = /^[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]{2,}$/

type Cells = (field: FieldId) => string

const isDateAlone = (moment: ReadMoment | undefined): boolean =>
  moment?.date !== undefined && moment.minutes === undefined

function timesOf(cell: Cells, { zone, order, services }: RowReading, changes: RowChange[]) {
  const moment = (dateField: FieldId, timeField: FieldId, date?: string): number | undefined => {
    const [dated, timed] = [cell(dateField), cell(timeField)]
    if (dated === '' && timed === '') return undefined
    const day: ReadMoment | undefined = dated === '' ? {} : readFileMoment(dated, order)
    const time = timed === '' ? {} : readFileMoment(timed, order)
    if (!day || !time) throw new Refusal('date', day ? timed : dated)
    const whole = { ...(date !== undefined && { date }), ...day, ...time }
    const at = momentInstantIn(whole, zone)
    if (at === undefined) throw new Refusal('date', dated || timed)
    return at
  }
  const start = moment('start', 'startTime')
  if (start === undefined) throw new Refusal('no-start', '')
  const startDay = readFileMoment(cell('start') || cell('startTime'), order)?.date
  const given = moment('end', 'endTime', startDay)
  const minutes = readMinutes(cell('duration'))
  const known = services.of(cell('service'))?.duration
  if (given === undefined && minutes === undefined && known !== undefined) changes.push('end')
  const length = minutes ?? known
  const end = given ?? (length === undefined ? undefined : start + length * MINUTE)
  if (end === undefined) throw new Refusal('no-end', '')
  // Calendars write a whole day as one date, or as its first and its last.
  const isWholeDays = [cell('start'), cell('end')].every((text) => isDateAlone(readFileMoment(text, order)))
  const last = isWholeDays && cell('endTime') === '' && end <= start ? start + DAY : end
  if (last <= start) throw new Refusal('ends-before', cell('end') || cell('endTime'))
  return { startDate: new Date(start).toISOString(), endDate: new Date(last).toISOString() }
}

const named = <T extends { id: string }>(names: Names<T>, text: string, why: RowRefusal): T | undefined => {
  if (text === '') return undefined
  const found = names.of(text)
  if (!found) throw new Refusal(why, text)
  return found
}

function placeOf(cell: Cells, { calendars, calendarId }: RowReading) {
  const calendar = named(calendars, cell('calendar'), 'unknown-person')?.id ?? calendarId
  const room = named(calendars, cell('room'), 'unknown-room')?.id
  if (calendar === '' && room === undefined) throw new Refusal('no-person', '')
  const calendarIds = [...new Set([calendar, room].filter((id) => id !== undefined && id !== ''))]
  return { calendarIds, ...(room !== undefined && { resourceId: room }) }
}

function guestOf(cell: Cells, { lastFirst, phone }: RowReading, changes: RowChange[]) {
  let [firstName, lastName] = [cell('firstName'), cell('lastName')]
  const whole = cell('guest')
  if (firstName === '' && lastName === '' && whole !== '') {
    const [last = '', first] = lastFirst ? whole.split(/,\s*/, 2) : []
    if (first) changes.push('name-order')
    ;[firstName, lastName] = first ? [first, last] : [whole.split(/\s+/, 1)[0] ?? '', '']
    if (!first) lastName = whole.slice(firstName.length).trim()
  }
  const email = cell('email').toLowerCase()
  if (email !== '' && !EMAIL.test(email)) throw new Refusal('bad-email', cell('email'))
  const written = cell('phone')
  const number = written === '' ? '' : phone(written)
  if (number !== written && number.replace(/\D/g, '') !== written.replace(/\D/g, '')) changes.push('country')
  if (firstName === '' && lastName === '' && email === '' && number === '') return undefined
  const extraFields = {
    ...(firstName !== '' && { firstName }),
    ...(lastName !== '' && { lastName }),
    ...(number !== '' && { phone: number }),
  }
  return { ...(email !== '' && { email }), extraFields }
}

function appointmentOf(cell: Cells, reading: RowReading, changes: RowChange[]) {
  const guest = guestOf(cell, reading, changes)
  const service = named(reading.services, cell('service'), 'unknown-service')
  const title = cell('title')
  if (!guest && title === '') throw new Refusal('no-contact', '')
  const status = cell('status') === '' ? undefined : readStatus(cell('status'))
  if (cell('status') !== '' && !status) changes.push('status')
  const note = cell('note')
  return {
    ...timesOf(cell, reading, changes),
    ...placeOf(cell, reading),
    ...(title !== '' && { title: cut(title, 200) }),
    ...(service && { serviceId: service.id }),
    ...(guest && { guests: [guest] }),
    ...(note !== '' && { comment: cut(note, 10_000) }),
    ...(cell('externalId') !== '' && { externalId: cut(cell('externalId'), 200) }),
    status: 'confirmed',
    ...status,
    origin: 'import',
  }
}

function blockOf(cell: Cells, reading: RowReading, changes: RowChange[]) {
  const [title, note] = [cell('title'), cell('note')]
  return {
    ...timesOf(cell, reading, changes),
    ...placeOf(cell, reading),
    ...(title !== '' && { title: cut(title, 200) }),
    ...(note !== '' && { comment: cut(note, 10_000) }),
    blocked: true,
    status: 'confirmed',
    origin: 'import',
  }
}

const THING = /asset|room|thing|device|equipment|resource|sala|recurso|equipo|cabina/i

function calendarOf(cell: Cells, { zone }: RowReading) {
  const name = cell('name')
  if (name === '') throw new Refusal('no-name', '')
  const [email, timezone] = [cell('email').toLowerCase(), cell('timezone') || zone]
  if (email !== '' && !EMAIL.test(email)) throw new Refusal('bad-email', email)
  if (!isZone(timezone)) throw new Refusal('bad-zone', timezone)
  const tags = cell('tags')
    .split(/[,;|]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  return {
    name,
    type: THING.test(cell('type')) ? 'asset' : 'agent',
    timezone,
    ...(email !== '' && { email }),
    ...(tags.length > 0 && { tags }),
  }
}

function serviceBody(cell: Cells) {
  const name = cell('name')
  if (name === '') throw new Refusal('no-name', '')
  const [duration, timeBetween] = [readMinutes(cell('duration')), readMinutes(cell('buffer'))]
  if (duration === undefined) throw new Refusal('no-duration', cell('duration'))
  const [description, color] = [cell('description'), cell('color')]
  return {
    name,
    duration,
    ...(timeBetween !== undefined && { timeBetween }),
    ...(description !== '' && { description }),
    ...(/^#[0-9a-f]{6}$/i.test(color) && { color }),
  }
}

const IDENTITY: readonly FieldId[] = [
  'start',
  'startTime',
  'guest',
  'firstName',
  'lastName',
  'email',
  'phone',
  'calendar',
  'service',
  'room',
  'title',
  'name',
]

/** A row of a file as the body of a call, or why it cannot be one. */
export function convertRow(row: TableRow, reading: RowReading): ReadyRow | RefusedRow {
  const cell: Cells = (field) => {
    const column = reading.fields.indexOf(field)
    return column === -1 ? '' : (row.cells[column] ?? '')
  }
  const changes: RowChange[] = []
  try {
    if (row.broken) throw new Refusal(row.broken, row.cells[0] ?? '')
    const bodies = {
      appointments: () => appointmentOf(cell, reading, changes),
      blocks: () => blockOf(cell, reading, changes),
      calendars: () => calendarOf(cell, reading),
      services: () => serviceBody(cell),
    }
    const body = bodies[reading.kind]()
    // Without an id of its own a row is known by who, when and with whom.
    const externalId = cell('externalId') || reading.hash(IDENTITY.map(cell).join('\u001f'))
    return { line: row.line, externalId: cut(externalId, 500), body, changes }
  } catch (error) {
    if (error instanceof Refusal) return { line: row.line, why: error.why, text: error.text }
    throw error
  }
}
