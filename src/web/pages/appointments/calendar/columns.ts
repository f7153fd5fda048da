import { knownZone } from '../../../fields/known-zone.ts'
import type { I18n } from '@lingui/core'
import type { Calendar } from '../../../../api/contract/calendars.ts'
import type { Interval } from '../../../../api/time/interval.ts'
import { addDays, startOfWeek } from '../../../../api/time/week.ts'
import { dateOf, dayInterval } from '../../../../api/time/zoned.ts'
import type { Format } from '../../../i18n/format.ts'
import type { TimeGridColumn } from '../../../ui/calendar/index.ts'

/** What the columns are told beside their calendars. */
export interface ColumnContext {
  i18n: I18n
  format: Format
  /** Epoch milliseconds. */
  now: number
  /** The reader's own IANA zone: another one is named at the column. */
  zone: string
}

/** The zone's place as people call it. */
export const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone

const columnOf = (calendar: Calendar, date: string, words: Pick<TimeGridColumn, 'label' | 'sublabel' | 'today'>) => ({
  id: `${calendar.id} ${date}`,
  date,
  resourceId: calendar.id,
  zone: knownZone(calendar),
  ...words,
})

/** One column per calendar, all on the same date by their own clocks. */
export function dayColumns(calendars: readonly Calendar[], date: string, context: ColumnContext): TimeGridColumn[] {
  const { i18n, format, now, zone } = context
  return calendars.map((calendar) => {
    const own = knownZone(calendar)
    const elsewhere = format.zone(own, now) !== format.zone(zone, now)
    const place = i18n._('{place} time, {offset}', { place: placeOf(own), offset: format.zone(own, now) })
    return columnOf(calendar, date, { label: calendar.name, ...(elsewhere && { sublabel: place }) })
  })
}

/** One column per day of the week that holds the date, all of one calendar. */
export function weekColumns(calendar: Calendar, date: string, context: ColumnContext): TimeGridColumn[] {
  const { format, now } = context
  const today = dateOf(now, knownZone(calendar))
  return weekDates(date, format).map((day) =>
    columnOf(calendar, day, { label: format.plainDate(day, 'day'), today: day === today }),
  )
}

/** The dates of the week that holds the date, from the locale's first weekday on. */
export function weekDates(date: string, format: Format): string[] {
  const first = startOfWeek(date, ((format.weekdays()[0] ?? 1) + 6) % 7)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** The time that some columns show in all. */
export function timeOf(columns: readonly Pick<TimeGridColumn, 'date' | 'zone'>[]): Interval {
  const days = columns.map(({ date, zone }) => dayInterval(date, zone))
  return { start: Math.min(...days.map(({ start }) => start)), end: Math.max(...days.map(({ end }) => end)) }
}

/** The hours that hold all open time of some columns, in whole hours; an ordinary day where nothing is known. */
export function hoursOf(columns: readonly TimeGridColumn[]): { dayStart: number; dayEnd: number } {
  const bands = columns.flatMap(({ bands: own = [] }) => own.filter(({ kind }) => kind === 'closed'))
  const mornings = bands.filter(({ from, to }) => from === 0 && to < 1440).map(({ to }) => to)
  const evenings = bands.filter(({ from, to }) => to === 1440 && from > 0).map(({ from }) => from)
  const dayStart = mornings.length > 0 ? Math.floor(Math.min(...mornings) / 60) : 8
  const dayEnd = evenings.length > 0 ? Math.ceil(Math.max(...evenings) / 60) : 20
  return dayEnd - dayStart >= 4
    ? { dayStart: Math.max(0, dayStart - 1), dayEnd: Math.min(24, dayEnd + 1) }
    : { dayStart: 8, dayEnd: 20 }
}
