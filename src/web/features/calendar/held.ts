import { dayFrame, daySpan, type TimeGridBand, type TimeGridColumn } from '../../ui/calendar/index.ts'

/** A time that somebody else has open in a form, epoch milliseconds: told, and in nobody's way. */
export interface HeldTime {
  calendarIds: readonly string[]
  start: number
  end: number
  label: string
}

/** Such times as bands of one column. */
export function heldBands(
  { date, zone, resourceId }: Pick<TimeGridColumn, 'date' | 'zone' | 'resourceId'>,
  held: readonly HeldTime[],
): TimeGridBand[] {
  const frame = dayFrame(date, zone)
  return held.flatMap(({ calendarIds, start, end, label }) => {
    const span = calendarIds.includes(resourceId) ? daySpan(frame, start, end) : undefined
    return span ? [{ ...span, kind: 'held' as const, label }] : []
  })
}
