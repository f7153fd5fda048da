import type { Clinic } from '../../commands/appointments/records/queries.ts'

/**
 * Id of the service that a booking on an empty place of a calendar begins with, and whose length it then has: the only
 * one that is offered there. Empty where there are several, so that nobody books a service unseen.
 */
export function onlyService(calendarId: string, { services }: Pick<Clinic, 'services'>): string {
  const offered = [...services.values()].filter(
    ({ active, calendars }) => active && (calendars ?? []).some((it) => it.calendarId === calendarId),
  )
  return offered.length === 1 ? (offered[0]?.id ?? '') : ''
}
