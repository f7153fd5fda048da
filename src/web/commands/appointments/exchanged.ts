import type { Appointment } from '#api/contract/appointments.ts'
import type { Clinic } from './records/queries.ts'

/** The calendars that an appointment would have, and its room or thing; absent parts stay. */
export interface Exchange {
  calendarIds?: readonly string[]
  resourceId?: string | null
}

/**
 * What becomes of an appointment's calendars when its card is carried `from` one calendar `to` another: people are
 * exchanged for people and things for things, a calendar that it has already stays; undefined where nothing of its kind
 * could be exchanged.
 */
export function exchanged(
  { calendarIds, resourceId }: Pick<Appointment, 'calendarIds' | 'resourceId'>,
  from: string,
  to: string,
  { calendars }: Pick<Clinic, 'calendars'>,
): Exchange | undefined {
  if (from === to || calendarIds.includes(to)) return {}
  const isThing = (id: string) => calendars.get(id)?.type === 'asset'
  const sameKind = calendarIds.filter((id) => isThing(id) === isThing(to))
  const left = sameKind.includes(from) ? from : sameKind[0]
  if (left === undefined) return undefined
  return {
    calendarIds: calendarIds.map((id) => (id === left ? to : id)),
    ...(resourceId === left && { resourceId: to }),
  }
}
