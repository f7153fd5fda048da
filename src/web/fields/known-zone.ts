import { isZone } from '#api/time/offset.ts'
import { ownZone } from '../i18n/own-zone.ts'

/** The zone of a calendar for showing its times; one that this device does not know, or none at all, counts as UTC. */
export const knownZone = (calendar: { timezone: string } | undefined): string =>
  calendar && isZone(calendar.timezone) ? calendar.timezone : 'UTC'

/** The zone that the times of an appointment, or of a place for one, are said in: its first calendar’s. */
export const zoneOfFirst = (
  [first = '']: readonly string[],
  calendars: ReadonlyMap<string, { timezone: string }>,
): string => knownZone(calendars.get(first))

/** The zone that most of these calendars keep: where times are said while nobody in particular is chosen. */
export const zoneOfMost = (calendars: Iterable<{ timezone: string }>): string | undefined => {
  const counts = new Map<string, number>()
  for (const { timezone } of calendars) if (isZone(timezone)) counts.set(timezone, (counts.get(timezone) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0]
}

/** The zone by whose days the house is asked: that of most calendars, or the device's where none is known. */
export const houseZone = (calendars: Iterable<{ timezone: string }>): string => zoneOfMost(calendars) ?? ownZone()

/** The zone to name beside a time: only where it is another one than most calendars keep. */
export const foreignZone = (zone: string, calendars: Iterable<{ timezone: string }>): string | undefined =>
  zone === (zoneOfMost(calendars) ?? zone) ? undefined : zone
