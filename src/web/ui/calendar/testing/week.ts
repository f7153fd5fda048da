import type { TimeGridColumn, TimeGridEvent, TimeGridTexts } from '../time-grid-props.ts'
import { instantAt } from '#api/time/zoned.ts'

/** A column of one resource on one date. */
export const columnFor = (resourceId: string, date: string, zone = 'Europe/Madrid'): TimeGridColumn => ({
  id: `${resourceId} ${date}`,
  date,
  resourceId,
  zone,
  label: `${resourceId} ${date}`,
})

/** An event of `minutes` real minutes that begins at a wall-clock minute. */
export function eventAt(
  id: string,
  column: TimeGridColumn,
  minute: number,
  minutes: number,
  more: Partial<TimeGridEvent> = {},
): TimeGridEvent {
  const start = instantAt(column.date, minute, column.zone)
  return {
    id,
    resourceIds: [column.resourceId],
    start,
    end: start + minutes * 60_000,
    title: `Guest ${id}`,
    timeText: '09:00',
    tone: 'confirmed',
    pattern: 'solid',
    editable: true,
    accessibleName: `09:00 Guest ${id}`,
    ...more,
  }
}

const clock = (zone: string, instant: number) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(instant)

/** Sentences that carry what a test wants to read back. */
export const texts: TimeGridTexts = {
  label: 'Day',
  help: 'Arrows walk',
  allDay: 'All day',
  more: (count) => `+${count} more`,
  unfold: (open) => (open ? 'Show fewer' : 'Show all'),
  fresh: (count) => `${count} changed`,
  secondHour: (instant, dayShift) => `${clock('Asia/Kolkata', instant)} ${dayShift}`,
  hour: (hour) => `${hour}:00`,
  slot: ({ column, start }) => `${clock(column.zone, start)}, ${column.label}, free`,
  ghost: ({ column, start, end }) => `${clock(column.zone, start)}–${clock(column.zone, end)}`,
  picked: ({ title }) => `Picked up ${title}`,
  moved: ({ column, start, end }, action) =>
    `${action} ${column.resourceId} ${clock(column.zone, start)}–${clock(column.zone, end)}`,
  aborted: () => 'Aborted',
  fixed: ({ title }) => `${title} stays`,
}
