import { addDays, daysBetween } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import { dayFrame } from './geometry/day-frame.ts'
import { type Interval, movedEvent } from './geometry/drop.ts'
import type { Scene } from './scene.ts'
import type { TimeGridColumn, TimeGridEvent } from './time-grid-props.ts'
import { near } from './under-pointer.ts'

/** The event of the bar that was pointed at. */
export function barUnder(scene: Scene, target: EventTarget | null): TimeGridEvent | undefined {
  const id = near(target, '[data-over][data-event]')?.dataset['event']
  return id === undefined ? undefined : scene.strip.bars.find(({ event }) => event.id === id)?.event
}

/** What lasts days, taken hold of over one column and carried over another: as many days on, at its hour of the clock. */
export function barMoved(event: TimeGridEvent, grabbed: TimeGridColumn, over: TimeGridColumn): Interval {
  const first = dateOf(event.start, grabbed.zone)
  const minute = dayFrame(first, grabbed.zone).minuteOf(event.start)
  const date = addDays(first, daysBetween(grabbed.date, over.date))
  return movedEvent(event, { ...over, date }, minute, 1)
}
