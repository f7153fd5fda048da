import type { AppointmentValues } from '../../commands/appointments/form/appointment-values.ts'

/** What another part of the page has filled in already, and from when on free times are offered (epoch milliseconds). */
export interface Handed {
  values: Partial<AppointmentValues>
  from: number
  /** What the reader must know of them before anything else; empty for nothing. */
  notice?: string
}

let waiting: Handed | undefined

/** Leaves values for the booking that opens next. They name guests, so they stay out of the address and its history. */
export function handOver(handed: Handed): void {
  waiting = handed
}

/** The values that were left for the booking that opens now. */
export const handed = (): Handed | undefined => waiting

/** The booking stands on screen with them: the next one begins without. Before that React may ask for them again. */
export function arrived(given: Handed | undefined): void {
  if (waiting === given) waiting = undefined
}
