import { minutesPerDay } from '../../time/clock.ts'
import { MINUTE } from '../../time/durations.ts'
import type { Appointment } from '../../contract/appointments.ts'
import { isObject, textOf } from '../../contract/json-object.ts'

/** The sub-status of somebody who waits for a time. */
export const WAITING = 'waiting'

/** A part of the day on the wall clock: minutes since midnight, `to` up to 1440. */
export interface DayPart {
  from: number
  to: number
}

/** When somebody would come. Dates `YYYY-MM-DD`, both included, empty for open; no days or parts at all means any. */
export interface PreferredWindow {
  from: string
  to: string
  /** Weekdays, 0 is Monday. */
  days: readonly number[]
  parts: readonly DayPart[]
}

/** What somebody on the waiting list waits for, as `extraFields.waitingList` says it. */
export interface WaitingList {
  windows: readonly PreferredWindow[]
  /** The calendars of the people whom they would take; none at all means anybody who offers the service. */
  calendarIds: readonly string[]
  /** Id of the room or thing; `any` for whichever is free, empty where only the service says what it needs. */
  resource: string
  /** Length in minutes. */
  minutes: number
  /** ISO instant since when they wait; empty where it is not known. */
  since: string
}

type Kept = Pick<Appointment, 'status' | 'subStatus' | 'extraFields'>

/** What an entry is known by; the words may be ones that only another deployment knows. */
interface Marks {
  status?: string
  subStatus?: string | null
  extraFields?: unknown
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const dateOf = (value: unknown): string => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? textOf(value) : '')

/**
 * Whether an appointment is only an entry of the waiting list: it waits for a time and takes none. The interface knows no
 * appointment without a time, therefore an entry is a pending appointment that may overlap, marked by its sub-status and
 * its extra fields; either mark is enough, because other deployments may keep only one of them.
 */
export const isWaiting = ({ status, subStatus, extraFields }: Marks): boolean =>
  status === 'pending' && (subStatus === WAITING || (isObject(extraFields) && isObject(extraFields['waitingList'])))

/** What an entry waits for; whatever is missing or nonsense there restricts nothing. */
export function waitingListOf({
  extraFields,
  startDate,
  endDate,
}: Pick<Appointment, 'startDate' | 'endDate'> & Partial<Kept>): WaitingList {
  const kept = extraFields?.['waitingList']
  const said = isObject(kept) ? kept : {}
  const length = Math.round((Date.parse(endDate) - Date.parse(startDate)) / MINUTE)
  const minutes = Number(said['minutes'])
  return {
    windows: listOf(said['windows']).flatMap((it) => (isObject(it) ? [windowOf(it)] : [])),
    calendarIds: listOf(said['calendarIds']).map(textOf).filter(Boolean),
    resource: textOf(said['resource']),
    minutes: Number.isInteger(minutes) && minutes > 0 ? Math.min(minutes, minutesPerDay) : length > 0 ? length : 30,
    since: Number.isFinite(Date.parse(textOf(said['since']))) ? textOf(said['since']) : '',
  }
}

function windowOf(said: Record<string, unknown>): PreferredWindow {
  return {
    from: dateOf(said['from']),
    to: dateOf(said['to']),
    days: listOf(said['days']).flatMap((day) => (typeof day === 'number' && day >= 0 && day < 7 ? [day] : [])),
    parts: listOf(said['parts']).flatMap((part) => {
      if (!isObject(part)) return []
      const [from, to] = [Number(part['from']), Number(part['to'])]
      return from >= 0 && to > from && to <= minutesPerDay ? [{ from, to }] : []
    }),
  }
}
