import { explain } from '#api/core/rules/explain.ts'
import type { Refusal } from '#api/core/rules/availability.ts'
import type { Interval } from '#api/time/interval.ts'
import { dateOf } from '#api/time/zoned.ts'
import { knownZone } from '../../fields/known-zone.ts'
import { weekday } from '#api/time/week.ts'
import { bookingOn, type AvailabilityContext } from '../../commands/appointments/free-times/free-slots.ts'
import { type SlotSearch, askedCalendars, type Offer, offersWithin } from './offers.ts'
import { type PartName, dayPartOf, PARTS, preferredTime } from './windows.ts'

/** Why somebody has nothing: what stands in the way for most of the time that was asked for. */
export interface Obstacle {
  calendarId: string
  /** `thing`: the person would be free, but no room or thing is; `together`: each is free, but never all at once. */
  reason: Refusal['reason'] | 'thing' | 'together' | 'no-hours' | 'no-day'
}

/** What stands in the way of each person who was asked, within the window. */
export function obstacles(asked: SlotSearch, situation: AvailabilityContext, window: Interval): Obstacle[] {
  const { people, things } = askedCalendars(asked, situation)
  const wish = { service: asked.service, duration: asked.minutes }
  return people.map((calendarId) => {
    if ((situation.schedules[calendarId] ?? []).length === 0) return { calendarId, reason: 'no-hours' }
    const preferred = preferredTime(asked.windows, knownZone(situation.calendars.get(calendarId)), window)
    const booking = bookingOn(calendarId, wish, situation)
    const lengths = new Map<Obstacle['reason'], number>()
    for (const { verdict, start, end } of preferred.flatMap((time) => explain(booking, time))) {
      if (verdict === 'offered') lengths.set('thing', Infinity)
      else lengths.set(verdict.reason, (lengths.get(verdict.reason) ?? 0) + end - start)
    }
    // Closed hours stand in nobody's way who was asked for the whole day: what fills the open ones is the reason.
    const open = [...lengths].filter(([reason]) => reason !== 'closed' && reason !== 'step')
    const [worst] = (open.length > 0 ? open : [...lengths]).toSorted(([, a], [, b]) => b - a)
    const reason = worst?.[0] ?? 'no-day'
    return { calendarId, reason: reason === 'thing' && things.length === 0 ? 'together' : reason }
  })
}

/** Free times that what was asked for shuts out: those of one person in one part of one date. */
export interface NearMiss {
  /** `YYYY-MM-DD`. */
  date: string
  part: PartName
  people: readonly string[]
  first: Offer
  count: number
}

/** The free times nearest to what was asked for: those that give up the fewest wishes first, then the soonest. */
export function nearMisses(asked: SlotSearch, situation: AvailabilityContext, window: Interval, most = 4): NearMiss[] {
  const found = new Map<string, NearMiss & { given: number }>()
  for (const offer of offersWithin({ ...asked, people: [], windows: [] }, situation, window)) {
    const zone = knownZone(situation.calendars.get(offer.people[0] ?? ''))
    const [date, part] = [dateOf(offer.start, zone), dayPartOf(offer.start, zone)]
    const key = `${date} ${part} ${offer.people.join()}`
    const miss = found.get(key)
    if (miss) miss.count += 1
    else
      found.set(key, {
        date,
        part,
        people: offer.people,
        first: offer,
        count: 1,
        given: givenUp(asked, offer, date, part),
      })
  }
  return [...found.values()]
    .toSorted((a, b) => a.given - b.given || a.first.start - b.first.start)
    .slice(0, most)
    .map(({ given: _given, ...miss }) => miss)
}

/** How many wishes a time gives up: the person, the dates, the weekday, the part of the day. */
function givenUp({ people, windows }: SlotSearch, offer: Offer, date: string, part: PartName): number {
  const others = people.length > 0 && !offer.people.some((id) => people.includes(id)) ? 1 : 0
  const each = windows.map(({ from, to, days, parts }) => {
    const dates = date < from || (to !== '' && date > to) ? 1 : 0
    const day = days.length > 0 && !days.includes(weekday(date)) ? 1 : 0
    const { from: begins, to: ends } = PARTS[part]
    const inPart = parts.length === 0 || parts.some((it) => it.from < ends && begins < it.to)
    return dates + day + (inPart ? 0 : 1)
  })
  return others + (each.length > 0 ? Math.min(...each) : 0)
}
