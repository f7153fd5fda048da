import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import { seatsOf } from '#api/core/rules/seats.ts'
import { guestNames } from '../../../fields/guest-name.ts'

/** The words that name an appointment at the desk: its guests, else its title; a group's title, whoever comes. */
export const appointmentName = ({
  guests,
  title,
  blocked,
  extraFields,
}: Pick<Appointment, 'guests' | 'title' | 'blocked'> & Partial<Pick<Appointment, 'extraFields'>>): string =>
  (blocked || seatsOf({ extraFields }) !== undefined ? '' : guestNames(guests)) || title

/** What an appointment is called on screen: by its name, or as an appointment where nothing names it. */
export const displayName = (i18n: I18n, appointment: Parameters<typeof appointmentName>[0]): string =>
  appointmentName(appointment) || i18n._('Appointment')
