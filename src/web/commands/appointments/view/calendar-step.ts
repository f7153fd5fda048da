import { useLocation } from 'react-router-dom'
import type { AppointmentValues } from '../form/appointment-values.ts'

/** What another part of the page has filled in of a booking already. */
export interface BookingPrefill {
  values: Partial<AppointmentValues>
  /** From when on free times are offered, epoch milliseconds. */
  from: number
  /** What the reader must know of them before anything else; empty for nothing. */
  notice?: string
  /** The booking that could not be sent and that this one takes the place of, by the id of its call. */
  instead?: string
}

/**
 * What a step to another view carries beside its address. A prefilled booking names guests, who must not stand in an address;
 * the form that takes it over takes it out of the history too.
 */
export interface CalendarStep {
  booking?: BookingPrefill
  /** The instant to bring into sight, such as where something was just booked; epoch milliseconds. */
  lookAt?: number
}

/** What the step to the view on screen carried. */
export function useCalendarStep(): CalendarStep {
  // Typed by `CalendarStep` wherever a step is made; the browser keeps it as a structured clone.
  const state: CalendarStep | null = useLocation().state
  return state ?? {}
}
