import type { AppointmentValues } from './appointment-values.ts'

/** What another part of the page has filled in already, and from when on free times are offered (epoch milliseconds). */
export interface Handed {
  values: Partial<AppointmentValues>
  from: number
}

let waiting: Handed | undefined

/** Leaves values for the booking that opens next. They name guests, so they stay out of the address and its history. */
export function handOver(handed: Handed): void {
  waiting = handed
}

/** The values that were left for this booking; the next one begins without them. */
export function handed(): Handed | undefined {
  const found = waiting
  // React may ask twice for the first state of a form.
  if (found) setTimeout(() => (waiting = waiting === found ? undefined : waiting), 0)
  return found
}
