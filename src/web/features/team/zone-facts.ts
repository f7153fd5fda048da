import type { ZoneChange } from '#api/core/rules/clock-changes.ts'
import { isZone } from '#api/time/offset.ts'
import { offsetOf } from '../../fields/zone-now.ts'
import type { Format } from '../../i18n/format.ts'
import { changeAfter } from './clock-change.ts'

/** What the clocks of a zone do; all of it is missing for a zone that this device does not know. */
export interface ZoneFacts {
  /** Such as `UTC+02:00`. */
  offset?: string
  /** What the clocks show. */
  time?: string
  change?: ZoneChange | undefined
}

/** Facts about zones at an instant (epoch milliseconds), each found once: many calendars share few zones. */
export const zoneFacts = (now: number, format: Format): ((zone: string) => ZoneFacts) => {
  const known = new Map<string, ZoneFacts>()
  return (zone) => {
    let facts = known.get(zone)
    if (!facts) {
      facts = isZone(zone)
        ? { offset: offsetOf(zone, now), time: format.time(now, zone), change: changeAfter(now, zone) }
        : {}
      known.set(zone, facts)
    }
    return facts
  }
}
