import type { Appointment } from '#api/contract/appointments.ts'
import type { Refusal } from '#api/core/rules/availability.ts'
import { minutesPerDay } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import { instantAt, wallStretches } from '#api/time/zoned.ts'
import type { TimeGridColumn } from '../../../ui/calendar/index.ts'
import { timeOfColumns } from '../../../commands/appointments/view/columns.ts'
import { exchanged } from '../../../commands/appointments/exchanged.ts'
import { bookingFor, busyByCalendar, checkOf, type Check, type FitContext } from './check.ts'

/** Wall-clock minutes `[from, to)` of a local day; minute `m` means the instant `midnight + m * MINUTE`. */
interface WallPiece {
  from: number
  to: number
  midnight: number
}

/**
 * The minutes of a local day as a drop means them: of an hour that the clocks go through twice the first, and in one that
 * they jump over the time that unchanged clocks would show. One piece, but for the two days a year when clocks change.
 */
function wallPieces(date: string, zone: string): WallPiece[] {
  const pieces: WallPiece[] = []
  const put = (from: number, to: number, midnight: number) => from < to && pieces.push({ from, to, midnight })
  let before = instantAt(date, 0, zone)
  let reached = 0
  for (const { start, end, midnight } of wallStretches(date, 0, minutesPerDay, zone)) {
    const first = (start - midnight) / MINUTE
    put(reached, first, before)
    put(Math.max(reached, first), (end - midnight) / MINUTE, midnight)
    reached = Math.max(reached, (end - midnight) / MINUTE)
    before = midnight
  }
  put(reached, minutesPerDay, before)
  return pieces
}

/** Why an appointment may not, or should not, begin at a time. */
export type StartObstacle =
  | Refusal
  | { reason: 'past' }
  | { reason: 'too-short' }
  | { reason: 'other-kind' }
  | { reason: 'not-offered' }

/** Starts in wall-clock minutes of a column's day, `[from, to)`, that all fit or all meet the same obstacle. */
export interface FitStretch {
  from: number
  to: number
  fits: boolean
  /** In words; absent where it fits. */
  reason?: string
  /** Whether the appointment or block that is in the way stands in the column itself. */
  isObvious?: boolean
}

/** The starts of one column, midnight to midnight without gaps. */
export interface FitColumn {
  columnId: string
  stretches: readonly FitStretch[]
}

/** An obstacle in words; `calendarId` is the one it is met on, when it is not the column's own. */
export type SayObstacle = (obstacle: StartObstacle, calendarId?: string) => string

type Column = Pick<TimeGridColumn, 'id' | 'date' | 'zone' | 'resourceId'>

/**
 * Where an appointment that is picked up fits, column by column, and why not elsewhere; all of its other calendars, such
 * as its room, must be free as well. `from` is the calendar whose card is carried.
 */
export function lensOf(
  appointment: Appointment,
  from: string,
  columns: readonly Column[],
  context: FitContext,
  say: SayObstacle,
): FitColumn[] {
  if (columns.length === 0) return []
  const window = timeOfColumns(columns)
  const service = appointment.serviceId ? context.services.get(appointment.serviceId) : undefined
  const offering = new Map(service?.calendars?.map(({ calendarId, active }) => [calendarId, active]))
  const busy = busyByCalendar(context, appointment.id)
  const checks = new Map<string, Check>()
  const checkFor = (calendarId: string): Check => {
    const known = checks.get(calendarId)
    if (known) return known
    const check = checkOf(bookingFor(appointment, calendarId, busy.get(calendarId) ?? [], context), window)
    checks.set(calendarId, check)
    return check
  }
  const never = (obstacle: StartObstacle): FitStretch[] => [
    { from: 0, to: minutesPerDay, fits: false, reason: say(obstacle) },
  ]

  return columns.map(({ id, date, zone, resourceId }) => {
    const exchange = exchanged(appointment, from, resourceId, context)
    if (!exchange) return { columnId: id, stretches: never({ reason: 'other-kind' }) }
    const offered = offering.size === 0 || offering.get(resourceId) === true
    if (!offered) return { columnId: id, stretches: never({ reason: 'not-offered' }) }
    const others = (exchange.calendarIds ?? appointment.calendarIds).filter((it) => it !== resourceId)
    const asked = [resourceId, ...others].map((it) => [it, checkFor(it)] as const)
    const verdictAt = (start: number): Verdict => {
      for (const [calendarId, { refusal }] of asked) {
        const refused = refusal(start)
        if (!refused) continue
        const obstacle = obstacleOf(refused, start, context.now)
        const isOwn = calendarId === resourceId
        const reason = say(obstacle, isOwn ? undefined : calendarId)
        return { fits: false, reason, ...(isOwn && obstacle.reason === 'booked' && { isObvious: true }) }
      }
      return { fits: true }
    }
    const edges = asked.flatMap(([, check]) => check.edges)
    edges.push(context.now)
    return { columnId: id, stretches: stretchesOf(date, zone, edges, verdictAt) }
  })
}

type Verdict = Omit<FitStretch, 'from' | 'to'>

/** What a refusal means to whoever looks for a place: it says apart what is over, and gaps that are too short. */
export function obstacleOf(refused: Refusal, start: number, now: number): StartObstacle {
  // Without notice the earliest start is now.
  if (refused.reason === 'notice' && start < now) return { reason: 'past' }
  return refused.reason === 'booked' && start < refused.start ? { reason: 'too-short' } : refused
}

function stretchesOf(
  date: string,
  zone: string,
  edges: readonly number[],
  verdictAt: (start: number) => Verdict,
): FitStretch[] {
  const found: FitStretch[] = []
  for (const { from, to, midnight } of wallPieces(date, zone)) {
    // Nobody begins between two minutes: an edge counts from the next whole one on.
    const minutes = edges.map((edge) => Math.ceil((edge - midnight) / MINUTE)).filter((it) => it > from && it < to)
    const cuts = [...new Set([from, ...minutes])].toSorted((a, b) => a - b)
    cuts.forEach((cut, place) => {
      const verdict = verdictAt(midnight + cut * MINUTE)
      const last = found.at(-1)
      const end = cuts[place + 1] ?? to
      if (last && last.reason === verdict.reason && last.isObvious === verdict.isObvious) last.to = end
      else found.push({ from: cut, to: end, ...verdict })
    })
  }
  return found
}
