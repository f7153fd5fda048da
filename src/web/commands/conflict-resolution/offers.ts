import { MINUTE } from '#api/time/durations.ts'
import { overlaps, type Interval } from '#api/time/interval.ts'

/** Where a stranded appointment could stand instead; epoch milliseconds. */
export interface AlternativePlace extends Interval {
  /** The calendar that stands in for the one with the changed hours; the same one where only the time moves. */
  readonly calendarId: string
  readonly calendarIds: readonly string[]
  readonly resourceId: string | null
  /** Minutes kept free after it. */
  readonly timeBetween: number
}

/** The free places of one appointment, nearest first. */
export interface Free {
  readonly id: string
  /** The calendar with the changed hours. */
  readonly calendarId: string
  /** On the calendar where it stands. */
  readonly same: Iterable<AlternativePlace>
  /** On other calendars of its service. */
  readonly others: Iterable<AlternativePlace>
  /** The day of a place, for offering another day beside the nearest time. */
  readonly dayOf: (place: AlternativePlace) => string
}

/** How many alternatives a row is offered. */
const MOST_OFFERS = 3

/** One place as one text: two places with the same text are the same. */
export const placeKey = ({ start, end, calendarIds }: AlternativePlace): string =>
  `${start} ${end} ${calendarIds.join()}`

const widened = ({ start, end, timeBetween }: AlternativePlace): Interval => ({
  start,
  end: end + timeBetween * MINUTE,
})

/** Whether two appointments cannot have both places: they share a calendar and an instant, buffers included. */
export const clash = (a: AlternativePlace, b: AlternativePlace): boolean =>
  a.calendarIds.some((id) => b.calendarIds.includes(id)) && overlaps(widened(a), widened(b))

const first = (
  places: Iterable<AlternativePlace>,
  fits: (place: AlternativePlace) => boolean,
): AlternativePlace | undefined => {
  for (const place of places) if (fits(place)) return place
  return undefined
}

/**
 * Up to three places for each appointment, in order of the rows: the nearest on its calendar, the nearest on another one,
 * and another day. No two rows are offered places that clash, and none clashes with what another row has chosen; what a
 * row has chosen stays among its offers.
 */
export function offersFor(
  rows: readonly Free[],
  chosen: ReadonlyMap<string, AlternativePlace>,
): ReadonlyMap<string, readonly AlternativePlace[]> {
  const offers = new Map<string, readonly AlternativePlace[]>()
  const given: AlternativePlace[] = []
  for (const { id, calendarId, same, others, dayOf } of rows) {
    const own = chosen.get(id)
    const reserved = [...given, ...[...chosen].flatMap(([other, place]) => (other === id ? [] : [place]))]
    const mine: AlternativePlace[] = []
    const take = (
      places: Iterable<AlternativePlace>,
      wanted: (place: AlternativePlace) => boolean = () => true,
    ): void => {
      const isNew = (place: AlternativePlace): boolean => !mine.some((it) => placeKey(it) === placeKey(place))
      const isLeft = (place: AlternativePlace): boolean => !reserved.some((it) => clash(it, place))
      const found = mine.length < MOST_OFFERS && first(places, (it) => wanted(it) && isNew(it) && isLeft(it))
      if (found) mine.push(found)
    }
    const isOtherDay = (place: AlternativePlace): boolean => !mine.some((it) => dayOf(it) === dayOf(place))
    const isApart = (place: AlternativePlace): boolean => !mine.some((it) => clash(it, place))
    take(same)
    take(others)
    // Another day is more of a choice than ten minutes later.
    for (const wanted of [isOtherDay, isOtherDay, isApart, isApart, () => true, () => true]) {
      take(same, wanted)
      take(others, wanted)
    }
    if (own && !mine.some((it) => placeKey(it) === placeKey(own))) mine.splice(MOST_OFFERS - 1, 1, own)
    // The same order whatever is chosen: who keeps the calendar first, then the earlier.
    const away = (place: AlternativePlace): number => Number(place.calendarId !== calendarId)
    const ordered = mine.toSorted((a, b) => away(a) - away(b) || a.start - b.start)
    offers.set(id, ordered)
    given.push(...ordered)
  }
  return offers
}
