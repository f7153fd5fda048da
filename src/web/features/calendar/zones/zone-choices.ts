import { zonePlace } from '../../../i18n/zone-place.ts'
import { isZone, offsetAt } from '#api/time/offset.ts'
import { offsetLabel } from '#api/time/zoned.ts'
import { fold } from '#api/values/fold.ts'
import { zoneName } from '../../../commands/appointments/view/shown-zone.ts'

/** A zone to choose. */
export interface ZoneChoice {
  /** IANA name. */
  zone: string
  place: string
  /** The zone's own name in the reader's language, such as “Japan Standard Time”. */
  name: string
  /** Distance from UTC, such as `UTC+09:00`. */
  offset: string
}

/** More matches than these say that the search is too wide. */
export const MOST_FOUND = 40

/** A zone with its words at an instant. */
export const choiceOfZone = (zone: string, locale: string, at: number): ZoneChoice => ({
  zone,
  place: zonePlace(zone),
  name: zoneName(zone, locale, at),
  offset: offsetLabel(at, zone),
})

let asked = ''
let known: readonly ZoneChoice[] = []

/** Every zone that this browser knows, from west to east; UTC among them, which some browsers leave out. */
export function allZones(locale: string, at: number): readonly ZoneChoice[] {
  // Four hundred names cost some tens of milliseconds, and every letter of a search asks for them.
  if (asked === `${locale} ${at}`) return known
  const zones = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  asked = `${locale} ${at}`
  known = [...zones]
    .filter(isZone)
    .toSorted((a, b) => offsetAt(at, a) - offsetAt(at, b) || (a < b ? -1 : 1))
    .map((zone) => choiceOfZone(zone, locale, at))
  return known
}

/** `+9`, `utc+09` and `GMT +9:00` all mean the offset `UTC+09:00`. */
const offsetWanted = (search: string): string | undefined => {
  const [, sign, hour = '', minute = ''] =
    /^(?:utc|gmt)?\s*([+\-−])(\d{1,2})(?::?(\d{1,2}))?$/i.exec(search.trim()) ?? []
  if (sign === undefined) return undefined
  return `UTC${sign === '+' ? '+' : '-'}${hour.padStart(2, '0')}:${minute.padEnd(minute === '' ? 0 : 2, '0')}`
}

/** The zones whose place, region, name or offset matches, those first whose place begins with it. */
export function findZones(all: readonly ZoneChoice[], search: string): readonly ZoneChoice[] {
  const offset = offsetWanted(search)
  if (offset !== undefined) return all.filter((choice) => choice.offset.startsWith(offset))
  const words = fold(search).trim().split(/\s+/)
  const begins = ({ place }: ZoneChoice) => fold(place).startsWith(words.join(' '))
  const matches = all.filter(({ zone, place, name, offset: own }) => {
    const text = fold(`${zone.replaceAll(/[/_]/g, ' ')} ${place} ${name} ${own}`)
    return words.every((word) => text.includes(word))
  })
  return [...matches.filter(begins), ...matches.filter((choice) => !begins(choice))]
}
