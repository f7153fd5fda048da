import { ZONE } from './appointments.ts'

const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: ZONE })

/** The time on the wall of the bench's zone, `YYYY-MM-DDTHH:mm:ss`. */
export const clockFields = (instant: number): string => clock.format(instant).replace(' ', 'T')
