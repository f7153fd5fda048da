import type { I18n } from '@lingui/core'
import { isZone } from '../../../../../api/time/offset.ts'
import { offsetLabel } from '../../../../../api/time/zoned.ts'
import { knownZone } from '../../../../fields/known-zone.ts'
import type { CalendarView } from '../../view-state.ts'

/** The one zone that everything is shown in; undefined where each calendar has its own, or the address names none that exists. */
export const shownZone = ({ zone }: Pick<CalendarView, 'zone'>): string | undefined => (isZone(zone) ? zone : undefined)

/** The zone of the second axis; undefined where there is none. */
export const secondAxis = ({ secondZone }: Pick<CalendarView, 'secondZone'>): string | undefined =>
  isZone(secondZone) ? secondZone : undefined

/** The zone that a calendar's column is drawn in. */
export const columnZone = (calendar: { timezone: string } | undefined, shown: string | undefined): string =>
  shown ?? knownZone(calendar)

/** The zone's place as people call it. */
export const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

/** Making one is slow, and every column with a badge asks. */
const named = new Map<string, Intl.DateTimeFormat>()

/** A zone's own name in the reader's language, such as “Japan Standard Time”; the id where the browser knows none. */
export function zoneName(zone: string, locale: string, at: number): string {
  const key = `${locale} ${zone}`
  const format = named.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'long' })
  named.set(key, format)
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** A zone in few letters: its place and its distance from UTC, `Tokyo · UTC+9`. */
export function shortZone(zone: string, at: number): string {
  const place = placeOf(zone)
  const offset = offsetLabel(at, zone)
    .replace(/([+-])0?(\d+:\d\d)$/, '$1$2')
    .replace(':00', '')
  return place === offset ? place : `${place} · ${offset}`
}

/** What stands at a column whose calendar keeps another time than the reader: short, and in full. */
export interface ZoneBadge {
  text: string
  title: string
}

/** The badge of a zone at an instant. */
export function zoneBadge(zone: string, at: number, i18n: I18n, locale: string): ZoneBadge {
  const offset = offsetLabel(at, zone)
  const place = placeOf(zone)
  return {
    text: shortZone(zone, at),
    title: i18n._('{place}: {name}, {offset} ({zone})', { place, name: zoneName(zone, locale, at), offset, zone }),
  }
}
