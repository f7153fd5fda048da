import { isZone } from '#api/time/offset.ts'
import type { Format } from '../i18n/format.ts'

/** The distance of a zone from UTC at an instant, such as `UTC+02:00`. */
export const offsetOf = (zone: string, at: number): string => {
  const name = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const offset = (name ?? '').replace('GMT', '')
  return `UTC${offset === '' ? '±00:00' : offset}`
}

/** What time it is in a zone at an instant, epoch milliseconds, and its distance from UTC; undefined where the zone is unknown. */
export const zoneNow = (format: Format, zone: string, now: number): { time: string; offset: string } | undefined => {
  if (zone === '' || !isZone(zone)) return undefined
  return { time: format.time(now, zone), offset: offsetOf(zone, now) }
}
