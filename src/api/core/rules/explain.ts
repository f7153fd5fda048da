import { DAY, MINUTE } from '../../time/durations.ts'
import { intersect, type Interval } from '../../time/interval.ts'
import { type Booking, type Refusal, refusals, startGrid } from './availability.ts'
import { openHours, schedulesFor } from './hours.ts'

/** Clocks that jump make a step longer than it is, never by more than this. Milliseconds. */
const jump = DAY

/** Time whose starts all have the same fate; `starts` are those that the steps give in it, epoch milliseconds. */
export interface Stretch extends Interval {
  readonly verdict: 'offered' | Refusal
  readonly starts: readonly number[]
}

/**
 * A window as stretches, as long as can be, that say what becomes of whoever wants to begin in them; they fill it without
 * gaps. A start answers for the time until the next one. At each start the verdict is that of `refusal`; closed time
 * says why it is closed even where it is over, or too soon, as well.
 */
export function explain(booking: Booking, window: Interval): Stretch[] {
  const schedules = schedulesFor(booking.schedules, booking.serviceId)
  const { incrementTime } = booking.rules
  // The start that answers for the beginning of the window may lie before it.
  const wide = { start: window.start - 2 * incrementTime * MINUTE - jump, end: window.end }
  const { open, closed } = openHours(schedules, wide)
  const grid = startGrid(schedules, incrementTime, wide)
  const refused = refusals(booking, wide)

  const cells: Stretch[] = closed.map(({ start, end, ...verdict }) => ({ start, end, verdict, starts: [] }))
  let next = 0
  for (const { start, end } of open) {
    const within: number[] = []
    for (let at = grid[next]; at !== undefined && at < end; at = grid[next]) {
      within.push(at)
      next += 1
    }
    const [first = end] = within
    if (start < first) {
      cells.push({ start, end: first, verdict: refused(start) ?? { reason: 'step', incrementTime }, starts: [] })
    }
    within.forEach((at, place) => {
      cells.push({ start: at, end: within[place + 1] ?? end, verdict: refused(at) ?? 'offered', starts: [at] })
    })
  }
  return joined(cells.toSorted((a, b) => a.start - b.start).flatMap((cell) => clipped(cell, window)))
}

function clipped(cell: Stretch, window: Interval): Stretch[] {
  const shown = intersect(cell, window)
  return shown ? [{ ...cell, ...shown, starts: cell.starts.filter((at) => at >= window.start) }] : []
}

function joined(cells: readonly Stretch[]): Stretch[] {
  const found: { start: number; end: number; verdict: Stretch['verdict']; starts: number[] }[] = []
  for (const { start, end, verdict, starts } of cells) {
    const last = found.at(-1)
    if (last && isSame(last.verdict, verdict)) {
      last.end = end
      last.starts.push(...starts)
    } else found.push({ start, end, verdict, starts: [...starts] })
  }
  return found
}

function isSame(a: Stretch['verdict'], b: Stretch['verdict']): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
