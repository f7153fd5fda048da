import { isZone } from '../../api/time/offset.ts'

/** The zone of a calendar for showing its times; one that this device does not know, or none at all, counts as UTC. */
export const knownZone = (calendar: { timezone: string } | undefined): string =>
  calendar && isZone(calendar.timezone) ? calendar.timezone : 'UTC'
