import type { Appointment } from '#api/contract/appointments.ts'

/** The calendars of an appointment whose person or room was chosen anew; every other calendar stays, unless they were too. */
export function movedCalendars(
  { calendarIds, resourceId }: Pick<Appointment, 'calendarIds' | 'resourceId'>,
  chosen: { calendarId: string | null; resourceId: string | null; also?: readonly string[] },
): { calendarIds: readonly string[]; resourceId: string | null } {
  const person = calendarIds.find((id) => id !== resourceId)
  const kept = calendarIds.flatMap((id) => {
    if (id === resourceId) return chosen.resourceId ? [chosen.resourceId] : []
    if (id === person) return [chosen.calendarId ?? id]
    return chosen.also?.includes(id) === false ? [] : [id]
  })
  const whole = [...kept, ...(chosen.also ?? []), ...(chosen.resourceId ? [chosen.resourceId] : [])]
  // An appointment stands somewhere: without any choice it stays where it is.
  return { calendarIds: whole.length > 0 ? [...new Set(whole)] : calendarIds, resourceId: chosen.resourceId }
}
