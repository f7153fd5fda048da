import { MINUTE } from '#api/time/durations.ts'
import { REFUSALS } from '#api/contract/errors.ts'
import type { ApiError } from './api-error.ts'
import { createSignal } from '../store/store.ts'

/** A skew below this is no reason to sign anew, in milliseconds. */
const NOTICEABLE_SKEW = MINUTE

/**
 * The service's clock as far as it is known: this device's, corrected by what a refusal told. `kept` is what an earlier
 * connection measured, in milliseconds; undefined where nobody measured yet.
 */
export const createClock = (device: () => number, kept: number | undefined, onMeasured: (skew: number) => void) => {
  const signal = createSignal()
  let skew = kept ?? 0
  return {
    /** Milliseconds by which the service's clock is ahead of this device's. */
    skew: (): number => skew,
    /** The time by the service's clock, epoch milliseconds. */
    now: (): number => device() + skew,
    /** Hears when the clock was measured and is another. */
    subscribe: signal.subscribe,
    /** Takes a refusal of a call that was dated `signedAt` as a measurement; false where it says nothing of the clock. */
    correct: ({ status, serverTime, localTime }: ApiError, signedAt: number): boolean => {
      if (status !== REFUSALS.unauthorized.status || serverTime === undefined || localTime === undefined) return false
      if (Math.abs(serverTime - signedAt) < NOTICEABLE_SKEW) return false
      skew = serverTime - localTime
      onMeasured(skew)
      signal.tell()
      return true
    },
  }
}

/** The service's clock. */
export type Clock = ReturnType<typeof createClock>
