import { minutesPerDay } from '#api/time/clock.ts'
import type { DayPart, PreferredWindow } from '#api/core/rules/waiting.ts'
import { covers, intersectLists, type Interval, merge } from '#api/time/interval.ts'
import { datesThrough, weekday } from '#api/time/week.ts'
import { dateOf, dayInterval, minuteOfDay, wallIntervals } from '#api/time/zoned.ts'

/** The parts of a day as people at a desk call them; minutes on the wall clock. */
export const PARTS = {
  morning: { from: 0, to: 720 },
  afternoon: { from: 720, to: 1020 },
  evening: { from: 1020, to: minutesPerDay },
} as const satisfies Record<string, DayPart>

/** A part of the day that has a name. */
export type PartName = keyof typeof PARTS

/** The names of the parts in the order of the day. */
export const PART_NAMES = ['morning', 'afternoon', 'evening'] as const satisfies readonly PartName[]

/** A window that prefers nothing. */
export const ANY_TIME: PreferredWindow = { from: '', to: '', days: [], parts: [] }

/** The part of the day in which an instant lies on the zone's wall clock. */
export function dayPartOf(instant: number, zone: string): PartName {
  const minute = minuteOfDay(instant, zone)
  return PART_NAMES.find((name) => minute < PARTS[name].to) ?? 'evening'
}

/** The instants of a preferred window by the clocks of a zone, as a merged list; clocks that change are minded. */
export function windowTime(window: PreferredWindow, zone: string, within: Interval): Interval[] {
  const [first, last] = [dateOf(within.start, zone), dateOf(within.end, zone)]
  const from = window.from > first ? window.from : first
  const to = window.to !== '' && window.to < last ? window.to : last
  const time = datesThrough(from, to)
    .filter((date) => window.days.length === 0 || window.days.includes(weekday(date)))
    .flatMap((date) =>
      window.parts.length === 0
        ? [dayInterval(date, zone)]
        : window.parts.flatMap((part) => wallIntervals(date, part.from, part.to, zone)),
    )
  return intersectLists(merge(time), merge([within]))
}

/** The instants of any of some windows; no window at all is all the time. */
export const preferredTime = (windows: readonly PreferredWindow[], zone: string, within: Interval): Interval[] =>
  windows.length === 0 ? merge([within]) : merge(windows.flatMap((window) => windowTime(window, zone, within)))

/** Whether a time lies wholly in preferred time: who must be gone at noon is not offered half past eleven to half past twelve. */
export const isPreferred = (preferred: readonly Interval[], time: Interval): boolean => covers(preferred, time)
