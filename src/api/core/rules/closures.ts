import { minutesOf, minutesPerDay } from '../../time/clock.ts'
import { MINUTE } from '../../time/durations.ts'
import { intersect, type Interval } from '../../time/interval.ts'
import { datesThrough, isLastOfMonth, nthOfMonth, weekday } from '../../time/week.ts'
import { dateOf, wallStretches } from '../../time/zoned.ts'

/** What the rules read of a closure; days are those of the calendar's zone. */
export interface HoursClosure {
  readonly reason: string
  readonly kind: 'closed' | 'open'
  readonly dates: readonly [from: string, to: string] | null
  readonly rule: {
    readonly weekdays: readonly number[]
    readonly weekOfMonth?: number | null | undefined
    readonly from?: string | null | undefined
    readonly until?: string | null | undefined
  } | null
  readonly ranges: readonly (readonly [from: string, to: string])[]
}

/** The closures and extra hours of the house on one calendar, and the zone whose days they mean: else each schedule's. */
export interface House {
  readonly timezone?: string | undefined
  readonly closures: readonly HoursClosure[]
}

/** A stretch that a closure of the house makes closed or open; `anchor` is where its clock range begins. */
export interface HouseStretch extends Interval {
  readonly anchor: number
  readonly reason: string
}

/** Whether a closure is about a date. */
export function meets({ dates, rule }: Pick<HoursClosure, 'dates' | 'rule'>, date: string): boolean {
  if (dates) return dates[0] <= date && date <= dates[1]
  if (!rule?.weekdays.includes(weekday(date))) return false
  if ((rule.from ?? date) > date || (rule.until ?? date) < date) return false
  const { weekOfMonth } = rule
  return weekOfMonth == null || (weekOfMonth === -1 ? isLastOfMonth(date) : nthOfMonth(date) === weekOfMonth)
}

/** What the house says for a calendar: the closures that name it, and those that name none. */
export const houseOf = (
  closures: readonly (HoursClosure & { readonly calendarIds: readonly string[] })[],
  { id, timezone }: { readonly id: string; readonly timezone: string },
): House => ({
  timezone,
  closures: closures.filter(({ calendarIds }) => calendarIds.length === 0 || calendarIds.includes(id)),
})

/** What the house makes closed, or open, within a window, in order of the closures. */
export function houseStretches(
  closures: readonly HoursClosure[],
  kind: HoursClosure['kind'],
  timezone: string,
  window: Interval,
): HouseStretch[] {
  const own = closures.filter((it) => it.kind === kind)
  if (own.length === 0) return []
  return datesThrough(dateOf(window.start, timezone), dateOf(window.end, timezone)).flatMap((date) =>
    own
      .filter((closure) => meets(closure, date))
      .flatMap(({ reason, ranges }) => {
        const days = wallStretches(date, 0, minutesPerDay, timezone)
        const times =
          ranges.length > 0 ? ranges.map(([from, to]) => [minutesOf(from) ?? 0, minutesOf(to) ?? 0]) : [WHOLE]
        return times.flatMap(([from = 0, to = 0]) =>
          days.flatMap((day): HouseStretch[] => {
            const anchor = day.midnight + from * MINUTE
            const stretch = intersect(day, { start: anchor, end: day.midnight + to * MINUTE })
            return stretch ? [{ ...stretch, anchor, reason }] : []
          }),
        )
      }),
  )
}

const WHOLE = [0, minutesPerDay]
