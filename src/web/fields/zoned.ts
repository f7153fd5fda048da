import { offsetAt } from '#api/time/offset.ts'
import { type Format, type InstantLike } from '../i18n/format.ts'
import { zoneOfMost } from './known-zone.ts'

/**
 * A time in words as it is read in a zone, with the place of the zone where its clock differs, at that instant, from the
 * one that most calendars keep: the desk's own needs no name.
 */
export function zoned(
  said: string,
  zone: string,
  at: InstantLike,
  calendars: Iterable<{ timezone: string }>,
  format: Format,
): string {
  const instant =
    typeof at === 'number'
      ? at
      : new Date(typeof at === 'object' && 'epochMilliseconds' in at ? at.epochMilliseconds : at).getTime()
  const home = zoneOfMost(calendars) ?? zone
  if (!Number.isFinite(instant) || offsetAt(instant, zone) === offsetAt(instant, home)) return said
  return `${said} ${format.zone(zone)}`
}
