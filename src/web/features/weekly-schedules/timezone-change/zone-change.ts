import type { ClockHours } from '../clock-hours.ts'

/** What a change of the zone is to keep: what the clocks show, or when it is. */
export type Keep = 'clock' | 'moments'

/** A change of a stored schedule's zone, as the form knows it. */
export interface ZoneChange {
  /** Zone that is stored; empty for a new schedule, whose zone is no change. */
  stored: string
  /** The zone that the answer was given for, and the answer. */
  to: string
  keep: Keep | null
  /** Minutes that the clock times in the form have been moved by. */
  shift: number
  /** The hours before they were moved and as they were then, to find back to exactly what was written. */
  moved: { from: ClockHours; to: ClockHours } | null
}

/** No change of zone yet. */
export const unchangedZone = (stored: string): ZoneChange => ({ stored, to: '', keep: null, shift: 0, moved: null })
