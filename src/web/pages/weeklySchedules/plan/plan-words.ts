import type { I18n } from '@lingui/core'
import type { Appointment } from '../../../../api/contract/appointments.ts'
import { guestNames } from '../../../fields/guest-name.ts'
import type { Format } from '../../../i18n/format.ts'
import type { Closing } from './strand.ts'

/** What an appointment is called: its guests, else its title. */
export const nameOfStranded = (i18n: I18n, { guests, title }: Pick<Appointment, 'guests' | 'title'>): string =>
  guestNames(guests) || title || i18n._('Appointment')

/** Why an appointment is stranded, on the clock of the zone. */
export function closingWords(
  i18n: I18n,
  format: Format,
  { reason, start, end }: Closing,
  appointment: Pick<Appointment, 'startDate' | 'endDate'>,
  zone: string,
): string {
  if (reason === 'office-day') return i18n._('Out of the office that day')
  const whole = start <= Date.parse(appointment.startDate) && end >= Date.parse(appointment.endDate)
  const time = format.timeRange(start, end, zone)
  if (reason === 'override') {
    return whole
      ? i18n._('Other hours that day: not open at this time')
      : i18n._('Other hours that day: closed {time}', { time })
  }
  return whole ? i18n._('No longer open at this time') : i18n._('Closed {time} from now on', { time })
}
