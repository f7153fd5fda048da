import type { AppointmentValues, BookingPlace } from '../form/appointment-values.ts'
import { candidates, isFree, type AvailabilityContext, type Slot, type Wish } from './free-slots.ts'

/** The minutes of a form; 0 where they make no sense. */
export const formMinutes = ({ duration }: Pick<AppointmentValues, 'duration'>): number => {
  const minutes = Number(duration)
  return Number.isInteger(minutes) && minutes > 0 && minutes <= 1440 ? minutes : 0
}

/**
 * Decides whose calendars a booking takes: the ones of the offered time, else whoever is free then, else the first who
 * offers the service — the service and the person at the desk have the last word. Undefined where nobody was named.
 */
export function placeFor(
  wish: Wish,
  start: number,
  slots: readonly Slot[],
  situation: AvailabilityContext,
): BookingPlace | undefined {
  const offered = slots.find((slot) => slot.start === start)
  if (offered) return offered
  const { people, things } = candidates(wish, situation)
  const first = (ids: readonly string[]) => ids.find((id) => isFree(id, start, wish, situation)) ?? ids[0]
  const everybody = wish.service?.condition === 'all' && wish.calendarId === null
  const person = first(people)
  const thing = first(things)
  const calendarIds = [...(everybody ? people : person ? [person] : []), ...(thing ? [thing] : [])]
  return calendarIds.length === 0 ? undefined : { calendarIds, resourceId: thing ?? null }
}
