import { emptyAppointment } from '#api/contract/empty-appointment.ts'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { contract } from '#api/contract/table.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import type { ErrorKind } from '../client/api-error.ts'
import { type CallData, callData, rowOf } from '../client/call-data.ts'
import type { AnyInput } from '../client/input.ts'
import type { List } from '../client/reading/list.ts'
import { holds, narrowed } from '../live/feed/list-fit.ts'

/** Why the service did not carry a call out; somebody has to choose what becomes of it. */
export interface Refusal {
  kind: ErrorKind
  description: string
}

/** A write that waits for a line, as a call of the contract. It names guests, and is sealed wherever it is kept. */
export interface UnsentCall {
  /** Names the call; the idempotency key under which it is sent, however often. */
  id: string
  /** The place among the others: they are sent in the order in which they were typed. */
  order: number
  /** `input.ifVersion` is the version that the change is based on. */
  call: CallData
  /** The appointment that it is about; of a booking an id of this device, until the service has given one. */
  recordId: string
  /** Epoch milliseconds. */
  typedAt: number
  /** The appointment as it was before, as far as it was known; of a booking as it will be. */
  record: JsonObject
  /** It was sent once and may have been carried out. */
  isTried: boolean
  refusal?: Refusal
}

const { create, update, cancel } = contract.appointmentsV2
/** Fields of a status mark and of a note; whatever else is changed needs the service's own judgement at once. */
const MARKED: ReadonlySet<string> = new Set(['status', 'subStatus', 'comment'])

const bodyOf = ({ body }: Pick<AnyInput, 'body'>): JsonObject => (isObject(body) ? body : {})

/** Whether a write may wait for a line: a status mark, a note, the cancellation of a whole appointment, or a booking. */
export const mayWait = (row: Row, input: AnyInput): boolean => {
  const body = bodyOf(input)
  if (row === create) return input.idempotencyKey !== undefined && body.voting === undefined
  if (row === cancel) return input.params !== undefined && body.guests === undefined
  const names = Object.keys(body)
  return row === update && names.length > 0 && names.every((name) => MARKED.has(name))
}

/** Whether a call makes something new. */
export const isBooking = ({ call }: Pick<UnsentCall, 'call'>): boolean => rowOf(call) === create

/** The record of a booking that is not sent yet. */
const bookedRecord = (id: string, body: JsonObject, typedAt: number, minutes: number): JsonObject => {
  const start = typeof body.startDate === 'string' ? body.startDate : formatInstant(typedAt)
  const calendarIds = Array.isArray(body.calendarIds) ? body.calendarIds : [body.calendarId].filter(Boolean)
  const at = formatInstant(typedAt)
  return {
    ...emptyAppointment(),
    title: '',
    endDate: formatInstant(Date.parse(start) + minutes * MINUTE),
    ...body,
    id,
    startDate: start,
    calendarIds,
    calendarId: calendarIds[0],
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
}

/** What a new call is made of. */
interface Typed {
  row: Row
  input: AnyInput
  /** Names the call; of a booking its record, too. */
  id: string
  order: number
  typedAt: number
  isTried: boolean
  /** The appointment as it was shown; of a booking nothing. */
  before?: JsonObject | undefined
  /** The length of what is booked where the body names no end, in minutes. */
  minutes?: number
}

/** A write as it waits. */
export const unsentCall = ({ row, input, id, order, typedAt, isTried, before, minutes = 30 }: Typed): UnsentCall => {
  const recordId = row === create ? id : (input.params?.id ?? '')
  const record = row === create ? bookedRecord(id, bodyOf(input), typedAt, minutes) : (before ?? { id: recordId })
  return { id, order, call: callData(row, input as never), recordId, typedAt, record, isTried }
}

/** An appointment as it will be once a call about it is carried out. */
export const afterCall = (record: JsonObject, { call, typedAt }: UnsentCall): JsonObject => {
  const row = rowOf(call)
  const version = Number(call.input.ifVersion ?? record.version ?? 0) + 1
  if (row === cancel) {
    const { comment, subStatus = null } = bodyOf(call.input)
    const at = formatInstant(typedAt)
    const note = comment === undefined ? {} : { comment }
    return { ...record, ...note, status: 'cancelled', subStatus, cancelledAt: at, version }
  }
  return row === update ? { ...record, ...bodyOf(call.input), version } : record
}

/** A record with what waits for it; what somebody has to decide about first is not shown as if it would be so. */
export const withUnsent = (record: JsonObject, calls: readonly UnsentCall[]): JsonObject =>
  calls.filter((it) => it.recordId === record.id && !it.refusal && !isBooking(it)).reduce<JsonObject>(afterCall, record)

/** A booking that waits, with what waits for it. */
const bookings = (calls: readonly UnsentCall[]): JsonObject[] =>
  calls.filter(isBooking).map(({ record }) => withUnsent(record, calls))

/** The answer to a read of appointments with what is not sent yet. */
export const overlaid = (row: Row, input: AnyInput, answer: unknown, calls: readonly UnsentCall[]): unknown => {
  if (calls.length === 0 || !isObject(answer)) return answer
  if (row === contract.appointmentsV2.get) return withUnsent(answer, calls)
  if (row !== contract.appointmentsV2.list || !Array.isArray(answer.items)) return answer
  const query = { ...input.query } as JsonObject
  const list = answer as unknown as List<JsonObject>
  const items = list.items.map((it) => {
    const after = withUnsent(it, calls)
    return after === it ? it : { ...it, ...narrowed(query, after) }
  })
  const isFirst = query.page === undefined || query.page === 1
  const made = isFirst ? bookings(calls).filter((it) => holds(query, it)) : []
  const total = list.total === null ? null : list.total + made.length
  return { ...list, items: [...items, ...made.map((it) => narrowed(query, it))], total }
}

/** The record of a booking that waits, by the id that this device gave it. */
export const unsentRecord = (id: string, calls: readonly UnsentCall[]): JsonObject | undefined =>
  bookings(calls).find((it) => it.id === id)
