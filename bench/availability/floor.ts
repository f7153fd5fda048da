import type { Booking } from '#api/core/rules/availability.ts'
import { openHours, schedulesFor } from '#api/core/rules/hours.ts'
import type { Interval } from '#api/time/interval.ts'

const minute = 60_000

/** One byte per minute of the window: whether it is open, and whether it is taken. */
export interface Bitmaps {
  readonly open: Uint8Array
  readonly busy: Uint8Array
}

/** Works out beforehand, unmeasured, what the floor then only has to look up. */
export function bitmapsOf({ schedules, serviceId, busy }: Booking, window: Interval): Bitmaps {
  const mark = (list: readonly Interval[]): Uint8Array => {
    const bits = new Uint8Array((window.end - window.start) / minute)
    for (const { start, end } of list) bits.fill(1, (start - window.start) / minute, (end - window.start) / minute)
    return bits
  }
  const inside = ({ start, end }: Interval) => start >= window.start && end <= window.end
  return { open: mark(openHours(schedulesFor(schedules, serviceId), window).open), busy: mark(busy.filter(inside)) }
}

/**
 * The least that whoever asks every minute must do: look at each minute once. Counts the minutes with `duration` free
 * minutes behind them, without zones, steps, buffers, notice, horizon, ranges and restrictions.
 */
export function countByMinute({ open, busy }: Bitmaps, duration: number): number {
  let free = 0
  let found = 0
  for (let at = 0; at < open.length; at += 1) {
    free = open[at] === 1 && busy[at] === 0 ? free + 1 : 0
    if (free >= duration) found += 1
  }
  return found
}
