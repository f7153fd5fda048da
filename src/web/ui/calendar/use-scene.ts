import { useMemo } from 'react'
import { placeBars, stackBars } from './geometry/bars.ts'
import { dayFrame, daySpan } from './geometry/day-frame.ts'
import { placeEvents, shownHours } from './geometry/place.ts'
import type { Scene } from './scene.ts'
import type { TimeGridProps } from './time-grid-props.ts'

/** An hour of 60 px. */
const LEAST_DENSITY = 1
const STRIP_ROWS = 3

/** The scene for these props: events in their columns, hours shown, defaults filled in; `unfolded` shows every bar. */
export function useScene(props: TimeGridProps, unfolded: boolean): Scene {
  const { columns, events, dayStart = 8, dayEnd = 20, snapMinutes = 15, createMinutes = 30 } = props
  const pixelsPerMinute = Math.max(props.pixelsPerMinute ?? 1.2, LEAST_DENSITY)
  const placed = useMemo(() => placeEvents(columns, events), [columns, events])
  const { planned } = props
  const shown = useMemo(() => {
    const outlined = columns.flatMap(({ resourceId, date, zone }) =>
      planned?.resourceIds.includes(resourceId)
        ? (daySpan(dayFrame(date, zone), planned.start, planned.end) ?? [])
        : [],
    )
    return shownHours({ dayStart, dayEnd }, [...placed.values(), outlined])
  }, [columns, planned, dayStart, dayEnd, placed])
  const bars = useMemo(() => placeBars(columns, events), [columns, events])
  const { stripRows = STRIP_ROWS } = props
  const most = unfolded ? Infinity : stripRows
  const strip = useMemo(() => stackBars(bars, most), [bars, most])
  const slotMinutes = Math.max(snapMinutes, 15)
  return { props, placed, strip, stripRows, shown, pixelsPerMinute, snapMinutes, createMinutes, slotMinutes }
}
