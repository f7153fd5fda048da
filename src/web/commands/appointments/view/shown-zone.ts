import type { I18n } from '@lingui/core'
import { MINUTE } from '#api/time/durations.ts'
import { isZone, offsetAt } from '#api/time/offset.ts'
import { offsetLabel } from '#api/time/zoned.ts'
import type { Format } from '../../../i18n/format.ts'
import { zonePlace } from '../../../i18n/zone-place.ts'
import { knownZone } from '../../../fields/known-zone.ts'
import type { CalendarView } from './view-state.ts'

/** The one zone that everything is shown in; undefined where each calendar has its own, or the address names none that exists. */
export const shownZone = ({ zone }: Pick<CalendarView, 'zone'>): string | undefined => (isZone(zone) ? zone : undefined)

/** The zone of the second axis; undefined where there is none. */
export const secondAxisZone = ({ secondZone }: Pick<CalendarView, 'secondZone'>): string | undefined =>
  isZone(secondZone) ? secondZone : undefined

/** The zone that a calendar's column is drawn in. */
export const columnZone = (calendar: { timezone: string } | undefined, shown: string | undefined): string =>
  shown ?? knownZone(calendar)

/** Making one is slow, and every column with a badge asks. */
const named = new Map<string, Intl.DateTimeFormat>()

/** A zone's own name in the reader's language, such as “Japan Standard Time”; the id where the browser knows none. */
export function zoneName(zone: string, locale: string, at: number): string {
  const key = `${locale} ${zone}`
  const format = named.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
  named.set(key, format)
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** What stands at a column whose calendar keeps another time than the reader: short, and in full. */
export interface ZoneBadge {
  place: string
  /** How far its clock is from that of the desk; empty where they agree. */
  apart: string
  title: string
}

/** The badge of a zone at an instant: its place, and how far its clock is from that of the desk. */
export function zoneBadge(zone: string, at: number, desk: string, { i18n, format }: Words): ZoneBadge {
  const place = zonePlace(zone)
  const apart = (offsetAt(at, zone) - offsetAt(at, desk)) / MINUTE
  const length = format.minutes(Math.abs(apart))
  return {
    place,
    apart: apart === 0 ? '' : `${apart < 0 ? '−' : '+'}${length}`,
    title: i18n._('{place}: {name}, {offset} ({zone})', {
      place,
      name: zoneName(zone, format.locale, at),
      offset: offsetLabel(at, zone),
      zone,
    }),
  }
}

interface Words {
  i18n: I18n
  format: Format
}
