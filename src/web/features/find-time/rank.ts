import { openHours, schedulesFor } from '#api/core/rules/hours.ts'
import { HOUR, MINUTE } from '#api/time/durations.ts'
import { intersectLists, type Interval, merge } from '#api/time/interval.ts'
import { daysBetween } from '#api/time/week.ts'
import { dateOf, dayInterval, minuteOfDay } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { busyOn, type AvailabilityContext } from '../../commands/appointments/free-times/free-slots.ts'
import type { Offer } from './offers.ts'

/** Why a time is suggested. */
export type SuggestionReason = 'soonest' | 'fills' | 'after' | 'before' | 'least'

/** An offer with its place among the others: the less it costs, the better it is. */
export interface Suggestion {
  offer: Offer
  cost: number
  reasons: readonly SuggestionReason[]
}

/** What is known of the days of one person; both lists merged, epoch milliseconds. */
export interface RankContext {
  zone: string
  /** Taken time, the padding after it included. */
  busy: readonly Interval[]
  /** Open hours. */
  open: readonly Interval[]
}

/** Nobody can use a gap that is shorter than this, or than the appointment itself. Milliseconds. */
const CRUMB = 15 * MINUTE
/** Times of the same person that begin this close together are one suggestion. Milliseconds. */
const SAME = HOUR

/**
 * The prices, in points. Waiting a day costs most, so that a later day is only preferred for very good reasons; within a
 * day a time that stands beside others is worth about as much as coming eight hours earlier; a gap that is left too short
 * for another such appointment costs a little, and so does giving it to whoever is busiest that day.
 */
const PRICES = { day: 10, hour: 0.5, beside: -4, fills: -6, scrap: 3, load: 4 } as const

/** What the rules of ranking read of some people within a window. */
export function groundsOf(
  people: readonly string[],
  situation: AvailabilityContext,
  window: Interval,
  serviceId: string | null,
) {
  const grounds = people.map((id): [string, RankContext] => {
    const busy = busyOn(id, situation).map(({ start, end, timeBetween = 0 }) => ({
      start,
      end: end + timeBetween * MINUTE,
    }))
    const schedules = schedulesFor(situation.schedules[id] ?? [], serviceId)
    return [
      id,
      { zone: knownZone(situation.calendars.get(id)), busy: merge(busy), open: openHours(schedules, window).open },
    ]
  })
  return new Map(grounds)
}

const loadOn = ({ busy, zone }: RankContext, date: string): number =>
  intersectLists(busy, [dayInterval(date, zone)]).reduce((sum, { start, end }) => sum + end - start, 0)

/** What is left before and after a time until the next taken time, or Infinity where the hours end first. */
function gaps({ busy, open }: RankContext, { start, end }: Interval): { before: number; after: number } {
  const hours = open.find((it) => it.start <= start && end <= it.end)
  const last = busy.findLast((it) => it.end <= start)
  const next = busy.find((it) => it.start >= end)
  return {
    before: last && last.end >= (hours?.start ?? -Infinity) ? start - last.end : Infinity,
    after: next && next.start <= (hours?.end ?? Infinity) ? next.start - end : Infinity,
  }
}

/**
 * Offers from the best to the worst, each with the reasons for it. The order is total and depends on nothing but the
 * offers and the grounds: equal ones stand by time, then by calendar.
 */
export function rank(offers: readonly Offer[], grounds: ReadonlyMap<string, RankContext>): Suggestion[] {
  const zoneOf = ({ people }: Offer) => grounds.get(people[0] ?? '')?.zone ?? 'UTC'
  const soonest = offers.reduce((least, { start }) => Math.min(least, start), Infinity)
  const first = offers.find(({ start }) => start === soonest)
  if (first === undefined) return []
  const dates = offers.map((offer) => dateOf(offer.start, zoneOf(offer)))
  const loads = new Map<string, Map<string, number>>()
  offers.forEach(({ people }, place) => {
    const own = loads.get(dates[place] ?? '') ?? new Map<string, number>()
    loads.set(dates[place] ?? '', own)
    const id = people.join()
    if (own.has(id)) return
    const all = people.map((it) => loadOn(grounds.get(it) ?? { zone: 'UTC', busy: [], open: [] }, dates[place] ?? ''))
    own.set(id, all.reduce((sum, it) => sum + it, 0) / Math.max(1, people.length))
  })
  const today = dateOf(soonest, zoneOf(first))
  const suggestions = offers.map((offer, place): Suggestion => {
    const date = dates[place] ?? today
    const known = offer.people.flatMap((id) => grounds.get(id) ?? [])
    const around = known.map((ground) => gaps(ground, offer))
    const length = offer.end - offer.start
    const crumb = Math.min(CRUMB, length)
    const isAfter = around.some(({ before }) => before < crumb)
    const isBefore = around.some(({ after }) => after < crumb)
    const scraps = around.flatMap(({ before, after }) => [before, after]).filter((it) => it >= crumb && it < length)
    const day = [...(loads.get(date)?.values() ?? [])]
    const [least, most] = [Math.min(...day), Math.max(...day)]
    const load = loads.get(date)?.get(offer.people.join()) ?? 0
    const cost =
      daysBetween(today, date) * PRICES.day +
      (minuteOfDay(offer.start, zoneOf(offer)) / 60) * PRICES.hour +
      (isAfter && isBefore ? PRICES.fills : isAfter || isBefore ? PRICES.beside : 0) +
      (scraps.length / Math.max(1, around.length)) * PRICES.scrap +
      (most > least ? ((load - least) / (most - least)) * PRICES.load : 0)
    const reasons: SuggestionReason[] = []
    if (offer.start === soonest) reasons.push('soonest')
    if (isAfter && isBefore) reasons.push('fills')
    else if (isAfter) reasons.push('after')
    else if (isBefore) reasons.push('before')
    if (most > least && load === least) reasons.push('least')
    return { offer, cost, reasons }
  })
  const name = ({ calendarIds }: Offer) => calendarIds.join()
  return suggestions.toSorted(
    (a, b) =>
      a.cost - b.cost ||
      a.offer.start - b.offer.start ||
      (name(a.offer) < name(b.offer) ? -1 : Number(name(a.offer) > name(b.offer))),
  )
}

/** The first few suggestions that are really different: another person, or another time of the day. */
export function bestOf(suggestions: readonly Suggestion[], count: number): Offer[] {
  const best: Offer[] = []
  for (const { offer } of suggestions) {
    if (best.length === count) break
    const isSame = (it: Offer) => it.people.join() === offer.people.join() && Math.abs(it.start - offer.start) < SAME
    if (!best.some(isSame)) best.push(offer)
  }
  return best
}
