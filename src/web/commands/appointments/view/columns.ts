import type { I18n } from '@lingui/core'
import type { Calendar } from '#api/contract/calendars.ts'
import { minutesPerDay } from '#api/time/clock.ts'
import type { Interval } from '#api/time/interval.ts'
import { addDays, startOfWeek, weekday } from '#api/time/week.ts'
import { offsetAt } from '#api/time/offset.ts'
import { dateOf, dayInterval, instantAt } from '#api/time/zoned.ts'
import type { Format } from '../../../i18n/format.ts'
import type { TimeGridColumn } from '../../../ui/calendar/index.ts'
import { columnZone, zoneBadge } from './shown-zone.ts'

const USUAL = { dayStart: 8, dayEnd: 20 }

/** What the columns are told beside their calendars. */
export interface ColumnContext {
  i18n: I18n
  format: Format
  /** Epoch milliseconds. */
  now: number
  /** The reader's own IANA zone: another one is named at the column. */
  zone: string
  /** IANA zone that every column is shown in; without it each has its calendar's. */
  shown?: string | undefined
}

const columnOf = (
  calendar: Calendar,
  date: string,
  zone: string,
  words: Pick<TimeGridColumn, 'label' | 'heading' | 'group' | 'badge' | 'today'>,
) => ({ id: `${calendar.id} ${date}`, date, resourceId: calendar.id, zone, ...words })

/** The badge of a calendar whose clock differs on this date from the one that is shown, or that the reader has. */
const badgeOf = (calendar: Calendar, date: string, { i18n, format, zone, shown }: ColumnContext) => {
  const own = columnZone(calendar, undefined)
  const noon = instantAt(date, 720, own)
  if (offsetAt(noon, own) === offsetAt(noon, shown ?? zone)) return undefined
  return zoneBadge(own, noon, shown ?? zone, { i18n, format })
}

/** One column per calendar, all on the same date: by their own clocks, or by the one that is shown. */
export function dayColumns(calendars: readonly Calendar[], date: string, context: ColumnContext): TimeGridColumn[] {
  return calendars.map((calendar) => {
    const badge = badgeOf(calendar, date, context)
    return columnOf(calendar, date, columnZone(calendar, context.shown), {
      label: calendar.name,
      ...(badge && { badge }),
    })
  })
}

/** One column per day of the week that holds the date, all of one calendar. */
export function weekColumns(calendar: Calendar, date: string, context: ColumnContext): TimeGridColumn[] {
  const { format, now, shown } = context
  const zone = columnZone(calendar, shown)
  const today = dateOf(now, zone)
  return weekDates(date, format).map((day) =>
    columnOf(calendar, day, zone, {
      label: format.plainDate(day, 'day'),
      // The month stands above all of them.
      heading: `${format.weekday(weekday(day) + 1, 'short')} ${Number(day.slice(-2))}`,
      today: day === today,
    }),
  )
}

/** One column per day and calendar: the calendars side by side under each day, or the days under each calendar. */
export function severalColumns(
  calendars: readonly Calendar[],
  dates: readonly string[],
  group: 'day' | 'calendar',
  { format, now, shown }: ColumnContext,
): TimeGridColumn[] {
  const column = (calendar: Calendar, date: string) => {
    const day = format.plainDate(date, 'day')
    const [over, heading] = group === 'day' ? [day, calendar.name] : [calendar.name, day]
    const zone = columnZone(calendar, shown)
    const today = date === dateOf(now, zone)
    return columnOf(calendar, date, zone, { label: `${calendar.name}, ${day}`, heading, group: over, today })
  }
  return group === 'day'
    ? dates.flatMap((date) => calendars.map((calendar) => column(calendar, date)))
    : calendars.flatMap((calendar) => dates.map((date) => column(calendar, date)))
}

/** The dates of the week that holds the date, from the locale's first weekday on. */
function weekDates(date: string, format: Format): string[] {
  const first = startOfWeek(date, ((format.weekdays()[0] ?? 1) + 6) % 7)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** The time that some columns show in all. */
export function timeOfColumns(columns: readonly Pick<TimeGridColumn, 'date' | 'zone'>[]): Interval {
  const days = columns.map(({ date, zone }) => dayInterval(date, zone))
  return { start: Math.min(...days.map(({ start }) => start)), end: Math.max(...days.map(({ end }) => end)) }
}

/**
 * The hours that hold all open time of some columns, in whole hours; an ordinary day where nothing is known. While something
 * of a column is still unknown an ordinary day is held as well, so that the day does not shrink and grow as answers come.
 */
export function hoursOf(columns: readonly TimeGridColumn[]): { dayStart: number; dayEnd: number } {
  const opens = columns.flatMap(({ bands = [], load }) => {
    const closed = bands.filter(({ kind }) => kind === 'closed')
    // How full it is can only be told of open time: with nothing closed, that is the whole day.
    if (closed.length === 0 && load !== undefined) return [{ from: 0, to: minutesPerDay }]
    const morning = closed.find(({ from }) => from === 0)
    // Closed all day says nothing about the hours of a day.
    if (closed.length === 0 || morning?.to === minutesPerDay) return []
    // In another zone's day the work of two dates can stand at both ends.
    return [{ from: morning?.to ?? 0, to: closed.find(({ to }) => to === minutesPerDay)?.from ?? minutesPerDay }]
  })
  if (opens.length === 0) return USUAL
  const first = Math.floor(Math.min(...opens.map(({ from }) => from)) / 60)
  const last = Math.ceil(Math.max(...opens.map(({ to }) => to)) / 60)
  if (last - first < 4) return USUAL
  const hours = { dayStart: Math.max(0, first - 1), dayEnd: Math.min(24, last + 1) }
  if (!columns.some(({ bands = [] }) => bands.some(({ kind }) => kind === 'unknown'))) return hours
  return {
    dayStart: Math.min(USUAL.dayStart, hours.dayStart),
    dayEnd: Math.max(USUAL.dayEnd, hours.dayEnd),
  }
}
