import type { Appointment } from '#api/contract/appointments.ts'
import { guestNames } from '../../../fields/guest-name.ts'

/** The words that name an appointment at the desk: its guests, else its title. */
export const appointmentName = ({
  guests,
  title,
  blocked,
}: Pick<Appointment, 'guests' | 'title' | 'blocked'>): string => (blocked ? '' : guestNames(guests)) || title
