import type { I18n } from '@lingui/core'
import { concernsOf } from '#api/core/rules/concerns.ts'
import { MINUTE } from '#api/time/durations.ts'
import { zoneOfFirst } from '../../../fields/known-zone.ts'
import { zoned } from '../../../fields/zoned.ts'
import type { Format } from '../../../i18n/format.ts'
import type { BookingPlace } from '../form/appointment-values.ts'
import { concernWords } from '../warning-words.ts'
import { type AvailabilityContext, hindrances, type Wish } from './free-slots.ts'

interface Chosen {
  wish: Wish
  place: Pick<BookingPlace, 'calendarIds'> | undefined
  /** Epoch milliseconds. */
  start: number
  /** IANA zone in which times are said. */
  zone: string
  situation: AvailabilityContext
}

/** Who of those a booking is with is not free at the chosen time, each in a sentence, while it is still being typed. */
export function hindranceWords(
  { wish, place, start, zone, situation }: Chosen,
  i18n: I18n,
  format: Format,
): readonly string[] {
  if (!place || wish.duration === 0) return []
  const { calendars, schedules, now } = situation
  const taken = hindrances(place.calendarIds, start, wish, situation).flatMap(({ calendarId, refusal }) => {
    if (refusal.reason !== 'booked' && refusal.reason !== 'buffer') return []
    const time = zoned(format.timeRange(refusal.start, refusal.end, zone), zone, start, calendars.values(), format)
    return [i18n._('{calendar} is taken at {time}.', { calendar: calendars.get(calendarId)?.name ?? '', time })]
  })
  const placement = { start, end: start + wish.duration * MINUTE, serviceId: wish.service?.id ?? null }
  const closed = concernsOf({ ...placement, calendarIds: place.calendarIds }, situation, schedules, now).filter(
    ({ rule }) => rule === 'hours',
  )
  const home = zoneOfFirst(place.calendarIds, calendars)
  return [...taken, ...closed.map((concern) => concernWords(concern, home, i18n, format))]
}
