import { daysBetween } from '#api/time/week.ts'
import { dateOf, minuteOfDay, readWallTime } from '#api/time/zoned.ts'
import type { TimeGridColumn } from '../time-grid-props.ts'
import type { Span } from './day-frame.ts'

/** An instant at an hour line, and how many dates the second zone is ahead of the column there. */
export type SecondHour = { instant: number; dayShift: number }

/** What the second zone's clocks show at the hour line of a wall-clock minute, from the first day on. */
export type SecondMark = { minute: number; hours: readonly SecondHour[] }

/** An hour that the clocks jump over is at no instant, and one that they go through twice at two. */
function instantsAt(date: string, minute: number, zone: string): number[] {
  const wall = readWallTime(date, minute, zone)
  if (wall.kind === 'exact') return [wall.at]
  return wall.kind === 'gap' ? [] : [wall.earlier, wall.later]
}

/**
 * The second zone's time at every hour line, asked of each instant of the days shown, so that it is right when either
 * zone changes its clock. Where days or doubled hours differ, a line has more than one. Columns in another zone than the
 * first have other hour lines in truth and are left out.
 */
export function secondAxis(
  columns: readonly Pick<TimeGridColumn, 'date' | 'zone'>[],
  second: string,
  shown: Span,
): readonly SecondMark[] {
  const zone = columns[0]?.zone
  const dates = new Set(columns.flatMap((column) => (column.zone === zone ? [column.date] : [])))
  const marks: SecondMark[] = []
  if (zone === undefined) return marks
  for (let minute = shown.from; minute < shown.to; minute += 60) {
    const hours = new Map<string, SecondHour>()
    for (const date of dates) {
      for (const instant of instantsAt(date, minute, zone)) {
        const dayShift = daysBetween(date, dateOf(instant, second))
        const key = `${minuteOfDay(instant, second)} ${dayShift}`
        if (!hours.has(key)) hours.set(key, { instant, dayShift })
      }
    }
    marks.push({ minute, hours: [...hours.values()] })
  }
  return marks
}
