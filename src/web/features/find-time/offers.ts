import type { Service } from '#api/contract/services.ts'
import { combineStarts, freeStarts, refusals } from '#api/core/rules/availability.ts'
import type { PreferredWindow } from '#api/core/rules/waiting.ts'
import { MINUTE } from '#api/time/durations.ts'
import type { Interval } from '#api/time/interval.ts'
import { knownZone } from '../../fields/known-zone.ts'
import {
  bookingOn,
  candidates,
  type AvailabilityContext,
  type Slot,
} from '../../commands/appointments/free-times/free-slots.ts'
import type { Clinic } from '../../commands/appointments/records/queries.ts'
import { isPreferred, preferredTime } from './windows.ts'

/** What is looked for. */
export interface SlotSearch {
  service: Service | undefined
  /** Ids of the people any of whom will do; none at all means anybody who offers the service. */
  people: readonly string[]
  /** Id of a room or thing, `any` for whichever is free, empty where only the service says what it needs. */
  resource: string
  /** Minutes. */
  minutes: number
  /** When; no window at all means at any time. */
  windows: readonly PreferredWindow[]
}

/** A free time with everybody and everything that it takes. */
export interface Offer extends Slot {
  /** Whose it is: one person, or all of them where the service needs all together. */
  people: readonly string[]
}

/** The people and the rooms or things that may be asked. */
export function askedCalendars({ service, people, resource }: SlotSearch, clinic: Pick<Clinic, 'calendars'>) {
  const certain = resource !== '' && resource !== 'any' ? resource : null
  const found = candidates({ service, calendarId: null, resourceId: certain }, clinic)
  const all = [...clinic.calendars.values()]
  const assets = all.filter(({ type }) => type === 'asset').map(({ id }) => id)
  return {
    people:
      people.length > 0
        ? [...people]
        : service
          ? found.people
          : all.filter((it) => it.type !== 'asset').map((it) => it.id),
    things: resource === 'any' && found.things.length === 0 ? assets : found.things,
  }
}

const needsAll = ({ service, people }: SlotSearch): boolean => service?.condition === 'all' && people.length === 0

/** Every free time within the window that fits what is asked, person by person, in order of time. */
export function offersWithin(asked: SlotSearch, situation: AvailabilityContext, window: Interval): Offer[] {
  const { people, things } = askedCalendars(asked, situation)
  const length = asked.minutes * MINUTE
  const wish = { service: asked.service, duration: asked.minutes }
  const rooms = things.map((id) => ({ id, refuses: refusals(bookingOn(id, wish, situation), window) }))
  const roomAt = new Map<number, string | undefined>()
  const offer = (start: number, own: readonly string[]): Offer[] => {
    if (!roomAt.has(start)) roomAt.set(start, rooms.find(({ refuses }) => refuses(start) === undefined)?.id)
    const room = roomAt.get(start)
    if (rooms.length > 0 && room === undefined) return []
    const calendarIds = room === undefined ? own : [...own, room]
    return [{ start, end: start + length, calendarIds, resourceId: room ?? null, people: own }]
  }
  const lists = people.map((id) => {
    const preferred = preferredTime(asked.windows, knownZone(situation.calendars.get(id)), {
      start: window.start,
      end: window.end + length,
    })
    return freeStarts(bookingOn(id, wish, situation), window).filter((start) =>
      isPreferred(preferred, { start, end: start + length }),
    )
  })
  if (needsAll(asked)) return combineStarts(lists, 'all').flatMap((start) => offer(start, people))
  return people
    .flatMap((id, place) => (lists[place] ?? []).flatMap((start) => offer(start, [id])))
    .toSorted((a, b) => a.start - b.start)
}

/** A name for an offer that stays the same however often it is found. */
export const offerKey = ({ start, calendarIds }: Pick<Offer, 'start' | 'calendarIds'>): string =>
  `${start} ${calendarIds.join(' ')}`

/** The first offer of each person, in order of time. */
export function firstOfEach(offers: readonly Offer[]): Offer[] {
  const first = new Map<string, Offer>()
  for (const it of offers) if (!first.has(it.people.join())) first.set(it.people.join(), it)
  return [...first.values()]
}
