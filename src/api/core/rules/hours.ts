import { DAY, MINUTE } from '../../time/durations.ts'
import { minutesOf, minutesPerDay } from '../../time/clock.ts'
import { intersect, intersectLists, type Interval, merge, subtractLists } from '../../time/interval.ts'
import { isZone } from '../../time/offset.ts'
import { datesThrough, weekday } from '../../time/week.ts'
import { dateOf, wallStretches } from '../../time/zoned.ts'
import { type House, type HouseStretch, houseStretches } from './closures.ts'

type ClockRanges = readonly (readonly [from: string, to: string])[]

/**
 * What the rules read of a weekly schedule (interface section 6); clock times are `HH:mm` in its IANA zone. `house` is what
 * the whole house says for its calendar, where it is known.
 */
export interface HoursSchedule {
  readonly timezone: string
  readonly serviceIds: readonly string[]
  readonly configuration: {
    readonly workingHours: { readonly [weekday: string]: ClockRanges | undefined }
    readonly dateOverrides?: { readonly [date: string]: ClockRanges | undefined } | undefined
    readonly outsOfTheOffice?: readonly (readonly [from: string, to: string])[] | undefined
    /** The first and the last day on which the schedule holds; always where absent. */
    readonly effectiveFrom?: string | undefined
    readonly effectiveUntil?: string | undefined
  }
  /** Schedules of the service itself: on the days on which one of them holds, this one does not. */
  readonly standsBackFor?: readonly Pick<HoursSchedule, 'configuration'>[] | undefined
  readonly house?: House | undefined
}

/** Why a calendar is not open: its week says so, the date's override does, the house is closed, or the day is out of office. */
export type ClosedReason = 'closed' | 'override' | 'house' | 'office-day'

/** Time during which no schedule is open, with the strongest reason among them. */
export interface ClosedInterval extends Interval {
  readonly reason: ClosedReason
  /** Why the house is closed, in its own words. */
  readonly words?: string
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

/**
 * The schedules that a service uses: those that name it or, where none does, those that name no service at all. Where all
 * that name it hold on some days only, the others serve it on the rest.
 */
export function schedulesFor<
  S extends Pick<HoursSchedule, 'serviceIds'> & Partial<Pick<HoursSchedule, 'configuration'>>,
>(schedules: readonly S[], serviceId: string | null | undefined): S[] {
  const naming = serviceId == null ? [] : schedules.filter(({ serviceIds }) => serviceIds.includes(serviceId))
  const others = schedules.filter(({ serviceIds }) => serviceIds.length === 0)
  if (naming.length === 0) return others
  if (!naming.every(isDated)) return naming
  return [...naming, ...others.map((it) => ({ ...it, standsBackFor: naming }))]
}

const isDated = ({ configuration }: Partial<Pick<HoursSchedule, 'configuration'>>): boolean =>
  configuration?.effectiveFrom !== undefined || configuration?.effectiveUntil !== undefined

/** Whether a schedule holds on a date. */
export const holdsOn = ({ configuration }: Pick<HoursSchedule, 'configuration'>, date: string): boolean =>
  (configuration.effectiveFrom ?? date) <= date && date <= (configuration.effectiveUntil ?? date)

/** When any of these schedules is open within the window, and why they are closed for the rest of it. */
export function openHours(schedules: readonly HoursSchedule[], window: Interval): OpenHours {
  const days = daysWithin(schedules, window)
  const open = within(
    window,
    days.flatMap(({ stretches }) => stretches),
  )
  const closed: ClosedInterval[] = []
  let rest = subtractLists(within(window, [window]), open)
  const close = (whole: readonly Interval[], reason: ClosedReason, words?: string): void => {
    const part = intersectLists(rest, within(window, whole))
    closed.push(...part.map((interval) => ({ ...interval, reason, ...(words !== undefined && { words }) })))
    rest = subtractLists(rest, part)
  }
  const wholeOf = (reason: ClosedReason) => days.filter((day) => day.reason === reason).flatMap((day) => day.whole)
  close(wholeOf('office-day'), 'office-day')
  for (const stretch of days.flatMap((day) => day.house)) close([stretch], 'house', stretch.reason)
  close(wholeOf('override'), 'override')
  close([window], 'closed')
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
  /** When the house is closed on it. */
  readonly house: readonly HouseStretch[]
}

function daysOf(schedule: HoursSchedule, window: Interval): ScheduleDay[] {
  const zone = zoneOf(schedule)
  // The zone of the house may be a day ahead of the schedule's, or behind.
  const around = { start: window.start - DAY, end: window.end + DAY }
  const { timezone = zone, closures = [] } = schedule.house ?? {}
  const houseOf = (kind: 'closed' | 'open') =>
    closures.length === 0 ? [] : houseStretches(closures, kind, isZone(timezone) ? timezone : zone, around)
  const [shut, extra] = [houseOf('closed'), houseOf('open')]
  const dates = datesThrough(dateOf(window.start, zone), dateOf(window.end, zone))
  const held = dates.filter(
    (date) => holdsOn(schedule, date) && !schedule.standsBackFor?.some((it) => holdsOn(it, date)),
  )
  return held.map((date) => {
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
    const house = reason === 'office-day' ? [] : sharedWith(whole, shut)
    // Only the week is added to: whoever wrote hours for that very day meant these.
    const own = reason === 'closed' ? [...stretches, ...sharedWith(whole, extra)] : stretches
    return { reason, whole, house, stretches: house.length > 0 ? own.flatMap((it) => without(it, house)) : own }
  })
}

const sharedWith = <S extends Interval>(whole: readonly Interval[], list: readonly S[]): S[] =>
  list.flatMap((it) =>
    whole.flatMap((day) => {
      const shared = intersect(day, it)
      return shared ? [{ ...it, ...shared }] : []
    }),
  )

/** What a closure leaves of open time; after it starts are counted anew, as from any opening. */
const without = (stretch: OpenStretch, taken: readonly Interval[]): OpenStretch[] =>
  subtractLists([stretch], merge(taken)).map(({ start, end }) => ({
    start,
    end,
    anchor: start === stretch.start ? stretch.anchor : start,
  }))

/** What a schedule writes for a date: out-of-office days beat overrides, overrides the week (interface section 6). */
export function hoursOn(schedule: HoursSchedule, date: string): { reason: ClosedReason; ranges: ClockRanges } {
  const { configuration } = schedule
  if (!holdsOn(schedule, date)) return { reason: 'closed', ranges: [] }
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
