import { MINUTE } from '../time/durations.ts'

/** Calls that a process takes at once for an access key, to let them through by itself. */
export interface CallsTaking {
  organizationId: string
  accessKeyId: string
  kind: 'reads' | 'writes'
  /** As many flow in, and at most so many are there at once. */
  perMinute: number
  wanted: number
  /** Calls that were taken before and not made: they go back. Fewer than none were made beyond those, and are owed. */
  unused: number
}

/** What a process got of the calls that a key may make, over all processes. */
export interface CallsTaken {
  granted: number
  /** Milliseconds until there is one; 0 where some were granted. */
  wait: number
}

/** The calls that are left to a key, as kept. */
export interface CallsLeft {
  calls: number
  /** When they were counted, epoch milliseconds. */
  at: number
}

/** Milliseconds by which a clock may be behind another; a clock that is further behind was set back. */
export const CLOCKS_APART = MINUTE

/** Takes calls out of what is left; a key that was never asked for has a whole minute's. */
export function takeOf(
  left: CallsLeft | undefined,
  taking: CallsTaking,
  now: number,
): CallsTaken & { left: CallsLeft } {
  const { perMinute, wanted, unused } = taking
  const { calls, at } = left ?? { calls: perMinute, at: now }
  const there = Math.min(perMinute, calls + unused + (Math.max(0, now - at) * perMinute) / MINUTE)
  const granted = Math.max(0, Math.min(wanted, Math.floor(there)))
  const counted = { calls: there - granted, at: at - now > CLOCKS_APART ? now : Math.max(at, now) }
  return { granted, wait: granted > 0 ? 0 : untilOne(counted, perMinute, now), left: counted }
}

/** Milliseconds until one call is there. */
export const untilOne = ({ calls, at }: CallsLeft, perMinute: number, now: number): number =>
  ((1 - calls) * MINUTE) / perMinute + Math.max(0, at - now)
