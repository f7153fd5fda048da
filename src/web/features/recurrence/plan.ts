import type { Appointment } from '#api/contract/appointments.ts'
import { MINUTE } from '#api/time/durations.ts'
import { formatInstant } from '#api/time/instant.ts'
import { type Interval, overlaps } from '#api/time/interval.ts'
import { dayInterval } from '#api/time/zoned.ts'
import type { BookingPlace } from '../../commands/appointments/form/appointment-values.ts'
import {
  type Elsewhere,
  freeSlots,
  isFree,
  nearestSlots,
  type AvailabilityContext,
  type Slot,
  type Wish,
} from '../../commands/appointments/free-times/free-slots.ts'
import { placeFor } from '../../commands/appointments/free-times/free-slots.ts'
import { type Concern, concernsOf } from '#api/core/rules/concerns.ts'
import { conflictsOf } from '../../commands/appointments/free-times/conflicts.ts'
import type { Occurrence } from '../../commands/appointments/form/repeat-values.ts'

/** What becomes of one time of a plan: made as it is, left out, or put at another start (epoch milliseconds). */
export type OccurrenceChoice = 'keep' | 'skip' | number

/** One time of a plan with everything that speaks against it. */
export interface JudgedOccurrence extends Occurrence {
  place: BookingPlace | undefined
  /** What holds the time already: the service would refuse. */
  taken: readonly Appointment[]
  /** What staff may want all the same. */
  concerns: readonly Concern[]
  /** What stands at the time in connected calendars; staff may book over it. */
  elsewhere: readonly Elsewhere[]
  /** Minutes that are kept free after it; undefined where it may stand beside anything. */
  buffer: number | undefined
  /** The free times of that day that are nearest, where something speaks against the meant one. */
  free: readonly Slot[]
}

/** How many other times of the same day are offered. */
const OFFERED = 6

/** Rules for guests who book by themselves: a series that staff make reaches further by its nature. */
const MILD: ReadonlySet<Concern['rule']> = new Set(['notice', 'horizon', 'step'])

/** The wish without the rules about how soon and how far ahead, which would hide every free time of a long series. */
const farReaching = (wish: Wish): Wish => ({
  ...wish,
  service: wish.service && { ...wish.service, minTimeToSchedule: 0, maxTimeToSchedule: 36_500 },
})

/** Whose calendars each time takes: those of the first one wherever they are free, so that a guest meets the same person. */
export function placesFor(
  occurrences: readonly Occurrence[],
  wish: Wish,
  situation: AvailabilityContext,
): (BookingPlace | undefined)[] {
  const wide = farReaching(wish)
  const [head] = occurrences
  const first = head && placeFor(wide, head.start, [], situation)
  return occurrences.map(({ start }) => {
    const isSame = first?.calendarIds.every((id) => isFree(id, start, wide, situation)) ?? false
    return isSame ? first : placeFor(wide, start, [], situation)
  })
}

/** Whether nothing serious speaks against a time. */
const isUsual = ({ taken, concerns, elsewhere }: Pick<JudgedOccurrence, 'taken' | 'concerns' | 'elsewhere'>): boolean =>
  taken.length === 0 && elsewhere.length === 0 && concerns.every(({ rule }) => MILD.has(rule))

/** Looks at one time of a plan; `id` is the appointment that is moved there, which is not in its own way. */
export function judgeOccurrence(
  occurrence: Occurrence,
  place: BookingPlace | undefined,
  { wish, allowOverlapping, zone, id = '' }: { wish: Wish; allowOverlapping: boolean; zone: string; id?: string },
  situation: AvailabilityContext,
): JudgedOccurrence {
  const { start, end, date } = occurrence
  const calendarIds = place?.calendarIds ?? []
  const serviceId = wish.service?.id ?? null
  const wanted = { startDate: formatInstant(start), endDate: formatInstant(end) }
  const asking = { id, calendarIds: [...calendarIds], serviceId, allowOverlapping }
  const taken = conflictsOf(wanted, asking, situation.appointments, situation.services, situation.now)
  const concerns = concernsOf(
    { start, end, calendarIds, serviceId },
    situation,
    situation.schedules,
    situation.now,
    // Who types a time means exactly that minute.
  ).filter(({ rule }) => rule !== 'step')
  const elsewhere = (situation.elsewhere ?? []).filter(
    (it) => overlaps(it, { start, end }) && it.calendarIds.some((one) => calendarIds.includes(one)),
  )
  const isFine = isUsual({ taken, concerns, elsewhere })
  const mayOverlap = allowOverlapping || wish.service?.allowOverlapping === true
  const free = isFine ? [] : freeSlots(farReaching(wish), { ...situation, exceptId: id }, dayInterval(date, zone))
  return {
    ...occurrence,
    place,
    taken,
    concerns,
    elsewhere,
    buffer: mayOverlap ? undefined : (wish.service?.timeBetween ?? 0),
    free: nearestSlots(free, start, OFFERED),
  }
}

/** What becomes of a time unless somebody chooses otherwise: it is left out where something serious speaks against it. */
export const usualChoice = (row: JudgedOccurrence): OccurrenceChoice =>
  row.place !== undefined && isUsual(row) ? 'keep' : 'skip'

/** A time with the calendars that it takes. */
export interface Taking extends Interval {
  calendarIds: readonly string[]
}

/** The time that a choice makes of a row; what is left out keeps the time at which it stands already, if it does. */
function takingOf(
  row: JudgedOccurrence,
  choice: OccurrenceChoice,
  stays: ReadonlyMap<string, Taking>,
): Taking | undefined {
  if (choice === 'skip') return stays.get(row.key)
  if (choice === 'keep') return row.place && { start: row.start, end: row.end, calendarIds: row.place.calendarIds }
  return row.free.find(({ start }) => start === choice)
}

/**
 * Where the times of a plan would meet each other, the minutes kept free after each included, by the keys of the rows that
 * are written: what was looked at one by one was free, but another one of the same plan may go there, or stay there.
 */
export function clashesIn(
  rows: readonly JudgedOccurrence[],
  choices: ReadonlyMap<string, OccurrenceChoice>,
  stays: ReadonlyMap<string, Taking> = new Map(),
): ReadonlyMap<string, readonly Interval[]> {
  const takings = rows.flatMap((row) => {
    const choice = choices.get(row.key) ?? usualChoice(row)
    const taking = takingOf(row, choice, stays)
    if (!taking || row.buffer === undefined) return []
    const whole = { start: taking.start, end: taking.end + row.buffer * MINUTE }
    return [{ key: row.key, isWritten: choice !== 'skip', taking, whole }]
  })
  const found = takings.flatMap(({ key, isWritten, taking, whole }) => {
    const meets = takings.filter(
      (it) =>
        isWritten &&
        it.key !== key &&
        overlaps(it.whole, whole) &&
        it.taking.calendarIds.some((id) => taking.calendarIds.includes(id)),
    )
    return meets.length > 0 ? [[key, meets.map((it) => it.taking)] as const] : []
  })
  return new Map(found)
}

/** A time as it will be written. */
export interface Settled {
  key: string
  start: number
  end: number
  place: BookingPlace
}

/** What a plan comes to: the times that are written, in order. */
export function settle(rows: readonly JudgedOccurrence[], choices: ReadonlyMap<string, OccurrenceChoice>): Settled[] {
  return rows
    .flatMap((row) => {
      const choice = choices.get(row.key) ?? usualChoice(row)
      if (choice === 'skip' || !row.place) return []
      if (choice === 'keep') return [{ key: row.key, start: row.start, end: row.end, place: row.place }]
      const slot = row.free.find(({ start }) => start === choice)
      return slot ? [{ key: row.key, start: slot.start, end: slot.end, place: slot }] : []
    })
    .toSorted((a, b) => a.start - b.start)
}
