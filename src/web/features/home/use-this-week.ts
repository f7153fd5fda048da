import type { Calendar } from '#api/contract/calendars.ts'
import type { Load } from '#api/contract/load.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'
import { useDiscovery } from '../../client/use-operation.ts'
import { useFormat } from '../../i18n/locale-provider.tsx'
import { paths } from '../../paths/paths.ts'
import { countedIn } from './day-numbers.ts'
import { useWeekAppointments, useWeekCounts } from './use-queries.ts'
import { DAY_PARTS, type DayPart, loadOf, weekDatesFrom } from './week.ts'
import { zoneOfCalendars } from './when.ts'

/** The appointments of more calendars than these are not read for a week, where the service counts them. */
const MOST_READ = 24

/** One day of the week in numbers, and where its appointments are listed. */
export interface DayNumbers extends Readonly<Record<DayPart, number>> {
  readonly date: string
  readonly count: number
  readonly to?: string
}

const none = { kept: 0, noShows: 0, cancelled: 0, count: 0 }

/** Each day by the reader's own clock, as the list is filtered, to which the number leads. */
const daysCounted = (dates: readonly string[], { total }: Load): DayNumbers[] =>
  dates.map((date, day) => {
    const [begin, noShows, cancelled] = [total.appointments, total.noShows, total.cancelled].map((it) => it[day] ?? 0)
    const count = (begin ?? 0) + (cancelled ?? 0)
    const parts = { kept: (begin ?? 0) - (noShows ?? 0), noShows: noShows ?? 0, cancelled: cancelled ?? 0 }
    return { date, ...parts, count, ...(count > 0 && { to: paths.appointments.list({ from: date, to: date }) }) }
  })

interface ThisWeekQuestion {
  /** Nothing is read before it is known which there are. */
  calendars: ReadonlyMap<string, Calendar> | undefined
  /** The reader's zone, and the one that most calendars keep. */
  own: string
  main: string
  now: number
}

const NO_CALENDARS: ReadonlyMap<string, Calendar> = new Map()

/** The week in numbers: read and counted here, or in a large house by the service where that can. */
export function useThisWeek({ calendars: known, own, main, now }: ThisWeekQuestion) {
  const today = dateOf(now, main)
  const dates = weekDatesFrom(today, useFormat().weekdays()[0] ?? 1)
  const calendars = known ?? NO_CALENDARS
  const said = useDiscovery()
  const isLarge = calendars.size > MOST_READ
  const isOffered = isLarge && (said?.extensions.includes('load') ?? false)
  const counted = useWeekCounts(dates, own, isOffered)
  // Another version, or more calendars than are counted together: then it is read as where nobody counts.
  const isCounted = isOffered && !(counted.isError && !counted.data)
  // Of a large house nothing is read before it is known whether it is counted.
  const isRead = known !== undefined && (!isLarge || (said !== undefined && !isCounted))
  const zoneOf = zoneOfCalendars(calendars, own)
  const zones = [own, main, ...[...calendars.keys()].map((id) => zoneOf({ calendarIds: [id] }))]
  const days = isRead ? [...new Set(zones)].flatMap((zone) => dates.map((date) => dayInterval(date, zone))) : []
  const found = useWeekAppointments(
    isRead
      ? { start: Math.min(...days.map(({ start }) => start)), end: Math.max(...days.map(({ end }) => end)) }
      : undefined,
  )
  const query = isCounted ? counted : found
  const daysRead = (): DayNumbers[] => {
    const read = found.data?.items ?? []
    return loadOf(read, dates, zoneOf).map((day) => {
      const all = DAY_PARTS.flatMap((part) => day[part])
      const parts = { kept: day.kept.length, noShows: day.noShows.length, cancelled: day.cancelled.length }
      return { date: day.date, ...parts, ...countedIn(all, { from: day.date, to: day.date }, read, own) }
    })
  }
  const numbers = isCounted ? counted.data && daysCounted(dates, counted.data) : found.data && daysRead()
  return {
    today,
    days: numbers ?? dates.map((date): DayNumbers => ({ date, ...none })),
    isKnown: numbers !== undefined,
    failed: query.error && !numbers ? { error: query.error, retry: () => void query.refetch() } : undefined,
  }
}

/** What `useThisWeek` gives. */
export type WeekNumbers = ReturnType<typeof useThisWeek>
