import { MINUTE } from '../../time/durations.ts'
import { minutesOf, minutesPerDay } from '../../time/clock.ts'
import { intersect, intersectLists, type Interval, merge, subtractLists } from '../../time/interval.ts'
import { isZone } from '../../time/offset.ts'
import { datesThrough, weekday } from '../../time/week.ts'
import { dateOf, wallStretches } from '../../time/zoned.ts'

type ClockRanges = readonly (readonly [from: string, to: string])[]

/** What the rules read of a weekly schedule (interface section 6); clock times are `HH:mm` in its IANA zone. */
export interface HoursSchedule {
  readonly timezone: string
  readonly serviceIds: readonly string[]
  readonly configuration: {
    readonly workingHours: { readonly [weekday: string]: ClockRanges | undefined }
    readonly dateOverrides?: { readonly [date: string]: ClockRanges | undefined } | undefined
    readonly outsOfTheOffice?: readonly (readonly [from: string, to: string])[] | undefined
  }
}

/** Why a calendar is not open: its week says so, the date's override does, or the day is out of office. */
export type ClosedReason = 'closed' | 'override' | 'office-day'

/** Time during which no schedule is open, with the strongest reason among them. */
export interface ClosedInterval extends Interval {
  readonly reason: ClosedReason
}

/** A window cut into open and closed time; `open` is merged, `closed` is in order, together they fill the window. */
export interface OpenHours {
  readonly open: readonly Interval[]
  readonly closed: readonly ClosedInterval[]
}

/**
 * A stretch of one range of one date's hours. Offered starts are counted in steps from the range's beginning on the
 * clock face, `anchor`, given as the instant (epoch milliseconds) that it would be with the stretch's offset.
 */
export interface OpenStretch extends Interval {
  readonly anchor: number
}

/** The schedules that a service uses: those that name it or, where none does, those that name no service at all. */
export function schedulesFor<S extends Pick<HoursSchedule, 'serviceIds'>>(
  schedules: readonly S[],
  serviceId: string | null | undefined,
): S[] {
  const naming = serviceId == null ? [] : schedules.filter(({ serviceIds }) => serviceIds.includes(serviceId))
  return naming.length > 0 ? naming : schedules.filter(({ serviceIds }) => serviceIds.length === 0)
}

/** When any of these schedules is open within the window, and why they are closed for the rest of it. */
export function openHours(schedules: readonly HoursSchedule[], window: Interval): OpenHours {
  const days = daysWithin(schedules, window)
  const open = within(
    window,
    days.flatMap(({ stretches }) => stretches),
  )
  const closed: ClosedInterval[] = []
  let rest = subtractLists(within(window, [window]), open)
  for (const reason of ['office-day', 'override', 'closed'] as const) {
    const whole =
      reason === 'closed' ? [window] : days.filter((day) => day.reason === reason).flatMap((day) => day.whole)
    const part = intersectLists(rest, within(window, whole))
    closed.push(...part.map((interval) => ({ ...interval, reason })))
    rest = subtractLists(rest, part)
  }
  return { open, closed: closed.toSorted((a, b) => a.start - b.start) }
}

/** Every date of each of these schedules that has an instant in the window, whole, schedule by schedule. */
export function daysWithin(schedules: readonly HoursSchedule[], window: Interval): ScheduleDay[] {
  return schedules.flatMap((schedule) => daysOf(schedule, window))
}

/** The open time of such days, as a merged list. */
export function openTime(days: readonly ScheduleDay[]): Interval[] {
  return merge(days.flatMap(({ stretches }) => stretches))
}

/** A schedule's zone; a zone that this machine does not know, which only other deployments send, counts as UTC. */
export function zoneOf({ timezone }: Pick<HoursSchedule, 'timezone'>): string {
  return isZone(timezone) ? timezone : 'UTC'
}

/** One date of one schedule. */
export interface ScheduleDay {
  /** Why it is closed outside of its hours. */
  readonly reason: ClosedReason
  /** The whole date. */
  readonly whole: readonly Interval[]
  /** Its hours. */
  readonly stretches: readonly OpenStretch[]
}

function daysOf(schedule: HoursSchedule, window: Interval): ScheduleDay[] {
  const zone = zoneOf(schedule)
  return datesThrough(dateOf(window.start, zone), dateOf(window.end, zone)).map((date) => {
    const whole = wallStretches(date, 0, minutesPerDay, zone)
    const { reason, ranges } = hoursOn(schedule, date)
    const stretches = ranges.flatMap(([opens, closes]) => {
      const [from, to] = [minutesOf(opens), minutesOf(closes)]
      if (from === undefined || to === undefined) return []
      return whole.flatMap((day) => {
        const anchor = day.midnight + from * MINUTE
        const stretch = intersect(day, { start: anchor, end: day.midnight + to * MINUTE })
        return stretch === undefined ? [] : [{ ...stretch, anchor }]
      })
    })
    return { reason, whole, stretches }
  })
}

/** What a schedule writes for a date: out-of-office days beat overrides, overrides the week (interface section 6). */
export function hoursOn({ configuration }: HoursSchedule, date: string): { reason: ClosedReason; ranges: ClockRanges } {
  const { workingHours, dateOverrides, outsOfTheOffice } = configuration
  const away = outsOfTheOffice?.some(([first, last]) => first <= date && date <= last) ?? false
  if (away) return { reason: 'office-day', ranges: [] }
  const override = dateOverrides?.[date]
  if (override !== undefined) return { reason: 'override', ranges: override }
  return { reason: 'closed', ranges: workingHours[weekday(date)] ?? [] }
}

function within(window: Interval, intervals: readonly Interval[]): Interval[] {
  return intersectLists(merge(intervals), merge([window]))
}
