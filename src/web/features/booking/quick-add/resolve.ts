import type { Service } from '#api/contract/services.ts'
import { MINUTE } from '#api/time/durations.ts'
import { overlaps } from '#api/time/interval.ts'
import { addDays } from '#api/time/week.ts'
import { dateOf, instantAt, minuteOfDay, startOfDay } from '#api/time/zoned.ts'
import {
  busyOn,
  freeSlots,
  isFree,
  nearestSlots,
  type AvailabilityContext,
  type Slot,
  type Wish,
} from '../../../commands/appointments/free-times/free-slots.ts'
import { placeFor } from '../../../commands/appointments/free-times/free-slots.ts'
import { type Concern, concernsOf } from '#api/core/rules/concerns.ts'
import type { TimeWish } from './when.ts'

/** A booking of nobody's service lasts as long as one that begins with a click. Minutes. */
const USUAL_MINUTES = 30

/** What a line asks for, as far as time goes. */
export interface LineRequest {
  service: Service | undefined
  calendarId: string | null
  date?: string | undefined
  /** The last date, where one of several is meant. */
  lastDate?: string | undefined
  time?: TimeWish | undefined
  minutes?: number | undefined
}

/** What a line can come to: booked as it stands, booked after a question, taken, or not enough said. */
export type LineOutcome =
  | { state: 'missing'; part: 'calendar' | 'time'; nearest?: Slot | undefined }
  | (Slot & { state: 'free' })
  | (Slot & { state: 'concern'; concerns: readonly Concern[] })
  | (Slot & { state: 'taken'; nearest: Slot | undefined })

/** The minutes of a booking: those that were typed, else the service's. */
export const requestedMinutes = ({ minutes, service }: Pick<LineRequest, 'minutes' | 'service'>): number =>
  minutes ?? service?.duration ?? USUAL_MINUTES

/** The wish that free times are looked for with. */
export const wishOf = (asked: LineRequest): Wish => ({
  service: asked.service,
  calendarId: asked.calendarId,
  resourceId: null,
  duration: requestedMinutes(asked),
})

/** The date that is meant: the one that was typed, else today, or tomorrow where the time of day is over today. */
export function dayOf({ date, time }: Pick<LineRequest, 'date' | 'time'>, now: number, zone: string): string {
  if (date !== undefined) return date
  const today = dateOf(now, zone)
  if (time === undefined) return today
  return ('minute' in time ? time.minute : time.to) <= minuteOfDay(now, zone) ? addDays(today, 1) : today
}

/** From when on free times matter to what is asked, epoch milliseconds. */
export function fromOf(asked: Pick<LineRequest, 'date' | 'time'>, now: number, zone: string): number {
  const day = dayOf(asked, now, zone)
  return asked.date === undefined && asked.time === undefined ? now : Math.max(now, startOfDay(day, zone))
}

function fits({ date, lastDate, time }: LineRequest, { start, end }: Slot, zone: string): boolean {
  const day = dateOf(start, zone)
  if (date !== undefined && (day < date || day > (lastDate ?? date))) return false
  if (!time) return true
  const minute = minuteOfDay(start, zone)
  if ('minute' in time) return minute === time.minute
  const ends = minute + (end - start) / MINUTE
  return minute >= time.from && (time.isWhole ? ends <= time.to : minute < time.to)
}

/** Whether somebody or something stands in the way, buffers included; a rule that staff may break does not. */
function isTaken(start: number, calendarIds: readonly string[], wish: Wish, situation: AvailabilityContext): boolean {
  if (wish.service?.allowOverlapping) return false
  const own = { start, end: start + (wish.duration + (wish.service?.timeBetween ?? 0)) * MINUTE }
  return calendarIds.some((id) =>
    busyOn(id, situation).some(({ start: from, end, timeBetween = 0 }) =>
      overlaps(own, { start: from, end: end + timeBetween * MINUTE }),
    ),
  )
}

/** What a line comes to in this situation; `slots` are the free times from `fromOf` on. */
export function resolve(
  asked: LineRequest,
  slots: readonly Slot[],
  situation: AvailabilityContext,
  zone: string,
): LineOutcome {
  const wish = wishOf(asked)
  const { time } = asked
  if (!time || !('minute' in time) || asked.lastDate !== undefined) {
    const slot = slots.find((it) => fits(asked, it, zone))
    if (slot) return { ...slot, state: 'free' }
    if (!asked.service && !asked.calendarId) return { state: 'missing', part: 'calendar' }
    return { state: 'missing', part: 'time', nearest: slots[0] }
  }
  const start = instantAt(dayOf(asked, situation.now, zone), time.minute, zone)
  const end = start + wish.duration * MINUTE
  const place = placeFor(wish, start, slots, situation)
  if (!place) return { state: 'missing', part: 'calendar' }
  const slot = { start, end, calendarIds: place.calendarIds, resourceId: place.resourceId }
  if (isTaken(start, slot.calendarIds, wish, situation)) {
    return { ...slot, state: 'taken', nearest: nearestSlots(slots, start, 1)[0] }
  }
  // Who types a time means exactly that minute.
  const concerns = concernsOf(
    { start, end, calendarIds: slot.calendarIds, serviceId: asked.service?.id ?? null },
    situation,
    situation.schedules,
    situation.now,
  ).filter(({ rule }) => rule !== 'step')
  return concerns.length > 0 ? { ...slot, state: 'concern', concerns } : { ...slot, state: 'free' }
}

/** Somebody for whom a walk-in can begin at an instant. */
export interface Turn extends Slot {
  /** Whether it can begin at once. */
  now: boolean
}

/** The instant at which somebody who stands at the desk begins: now, on the last five minutes. */
export const walkInStart = (now: number): number => Math.floor(now / (5 * MINUTE)) * 5 * MINUTE

/**
 * Who can take a walk-in: those who are free at once first, then the others by their next free start of the day; whose
 * day is full is missing.
 */
export function turnsOf(
  people: readonly string[],
  wish: Wish,
  situation: AvailabilityContext,
  zoneOf: (id: string) => string,
): Turn[] {
  const start = walkInStart(situation.now)
  // Notice is what the service asks of people who are not here.
  const service = wish.service && { ...wish.service, minTimeToSchedule: 0 }
  const here = { ...situation, now: start }
  const turns = people.flatMap((calendarId): Turn[] => {
    const own = { ...wish, service, calendarId }
    const place = placeFor(own, start, [], here)
    if (place && isFree(calendarId, start, own, here) && !isTaken(start, place.calendarIds, own, here)) {
      const { calendarIds, resourceId } = place
      return [{ start, end: start + wish.duration * MINUTE, calendarIds, resourceId, now: true }]
    }
    const zone = zoneOf(calendarId)
    const [next] = freeSlots(own, here, { start, end: startOfDay(addDays(dateOf(start, zone), 1), zone) })
    return next ? [{ ...next, now: false }] : []
  })
  return turns.toSorted((a, b) => a.start - b.start)
}
