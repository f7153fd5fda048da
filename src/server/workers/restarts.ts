import { MINUTE } from '#api/time/durations.ts'

/** How often one worker may be started within a minute: what ends at once, again and again, must not take all the time there is. */
export const MOST_STARTS = 5

/** Milliseconds until a worker may be started anew, by when it was started before (epoch milliseconds, the earliest first). */
export function waitForStart(starts: readonly number[], now: number): number {
  const first = starts.filter((at) => now - at < MINUTE).at(-MOST_STARTS)
  return first === undefined ? 0 : first + MINUTE - now
}
