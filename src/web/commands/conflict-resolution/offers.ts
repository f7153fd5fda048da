import { overlaps, type Interval } from '#api/time/interval.ts'

/** Where a stranded appointment could stand instead; epoch milliseconds. */
export interface Place extends Interval {
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
  readonly same: Iterable<Place>
  /** On other calendars of its service. */
  readonly others: Iterable<Place>
  /** The day of a place, for offering another day beside the nearest time. */
  readonly dayOf: (place: Place) => string
}

/** How many alternatives a row is offered. */
export const MOST_OFFERS = 3

/** One place as one text: two places with the same text are the same. */
export const placeKey = ({ start, end, calendarIds }: Place): string => `${start} ${end} ${calendarIds.join()}`

const widened = ({ start, end, timeBetween }: Place): Interval => ({ start, end: end + timeBetween * 60_000 })

/** Whether two appointments cannot have both places: they share a calendar and an instant, buffers included. */
export const clash = (a: Place, b: Place): boolean =>
  a.calendarIds.some((id) => b.calendarIds.includes(id)) && overlaps(widened(a), widened(b))

const first = (places: Iterable<Place>, fits: (place: Place) => boolean): Place | undefined => {
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
  chosen: ReadonlyMap<string, Place>,
): ReadonlyMap<string, readonly Place[]> {
  const offers = new Map<string, readonly Place[]>()
  const given: Place[] = []
  for (const { id, calendarId, same, others, dayOf } of rows) {
    const own = chosen.get(id)
    const reserved = [...given, ...[...chosen].flatMap(([other, place]) => (other === id ? [] : [place]))]
    const mine: Place[] = []
    const take = (places: Iterable<Place>, wanted: (place: Place) => boolean = () => true): void => {
      const isNew = (place: Place): boolean => !mine.some((it) => placeKey(it) === placeKey(place))
      const isLeft = (place: Place): boolean => !reserved.some((it) => clash(it, place))
      const found = mine.length < MOST_OFFERS && first(places, (it) => wanted(it) && isNew(it) && isLeft(it))
      if (found) mine.push(found)
    }
    const isOtherDay = (place: Place): boolean => !mine.some((it) => dayOf(it) === dayOf(place))
    const isApart = (place: Place): boolean => !mine.some((it) => clash(it, place))
    take(same)
    take(others)
    // Another day is more of a choice than ten minutes later.
    for (const wanted of [isOtherDay, isOtherDay, isApart, isApart, () => true, () => true]) {
      take(same, wanted)
      take(others, wanted)
    }
    if (own && !mine.some((it) => placeKey(it) === placeKey(own))) mine.splice(MOST_OFFERS - 1, 1, own)
    // The same order whatever is chosen: who keeps the calendar first, then the earlier.
    const away = (place: Place): number => Number(place.calendarId !== calendarId)
    const ordered = mine.toSorted((a, b) => away(a) - away(b) || a.start - b.start)
    offers.set(id, ordered)
    given.push(...ordered)
  }
  return offers
}
