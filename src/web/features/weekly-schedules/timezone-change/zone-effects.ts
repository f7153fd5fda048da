import { isZone } from '#api/time/offset.ts'
import { sameJson } from '../../../fields/record/changes.ts'
import type { Range, ScheduleValues } from '../schedule-form-values.ts'
import { joinedDays, storedDays } from '../editor/hours.ts'
import type { ClockHours } from '../clock-hours.ts'
import { minutesAhead, shiftHours } from './shift-hours.ts'
import type { Keep } from './zone-change.ts'

type Zoned = Pick<ScheduleValues, 'timezone' | 'zoneChange'>

/** The zone that a stored schedule is to have instead of its own; undefined while it keeps it, or none is known. */
export const newZone = ({ timezone, zoneChange: { stored } }: Zoned): string | undefined => {
  const zone = timezone.trim()
  return stored !== '' && isZone(stored) && zone !== stored && isZone(zone) ? zone : undefined
}

/** Whether it is still open what the change of the zone is to keep; `at` is the instant whose offsets count. */
export const isZoneAsked = (values: Zoned, at: number): boolean => {
  const zone = newZone(values)
  const { stored, to, keep, shift } = values.zoneChange
  if (zone === undefined || (keep !== null && to === zone)) return false
  // Where the clocks show the same, both answers are the same too.
  return shift !== 0 || minutesAhead(zone, stored, at) !== 0
}

type Answered = Pick<ScheduleValues, 'week' | 'overrides' | 'office' | 'zoneChange'>

const copyRanges = (ranges: readonly Range[]) => ranges.map(({ from, to }) => ({ from, to }))
const copyHours = ({ week, overrides, office }: ClockHours) => ({
  week: week.map(({ ranges }) => ({ ranges: copyRanges(ranges) })),
  overrides: overrides.map(({ date, ranges }) => ({ date, ranges: copyRanges(ranges) })),
  office: copyRanges(office),
})

/**
 * The hours of the form for an answer, whatever was answered before; `at` is the instant (epoch milliseconds) whose
 * offsets count. Without a zone everything goes back to the clock times of the stored one.
 */
export const answerZone = (values: Answered, to: string | undefined, keep: Keep | null, at: number): Answered => {
  const { stored, shift, moved } = values.zoneChange
  // Nights are one row in the form and two ranges on the line of clock time.
  const current = copyHours({ ...values, week: storedDays(values.week).map((ranges) => ({ ranges })) })
  const before = moved && sameJson(moved.to, current) ? copyHours(moved.from) : copyHours(shiftHours(current, -shift))
  const wanted = to !== undefined && keep === 'moments' ? minutesAhead(to, stored, at) : 0
  const after = copyHours(shiftHours(before, wanted))
  return {
    ...after,
    week: joinedDays(after.week.map(({ ranges }) => ranges)),
    zoneChange: {
      stored,
      to: to ?? '',
      keep,
      shift: wanted,
      moved: wanted === 0 ? null : { from: before, to: copyHours(after) },
    },
  }
}
