import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import { guestNames } from '../../fields/guest-name.ts'
import type { Format } from '../../i18n/format.ts'
import type { Closing, Stranded } from './strand.ts'

/** What an appointment is called: its guests, else its title. */
export const nameOfStranded = (i18n: I18n, { guests, title }: Pick<Appointment, 'guests' | 'title'>): string =>
  guestNames(guests) || title || i18n._('Appointment')

/** Why an appointment is stranded, on the clock of the zone. */
export function closingWords(
  i18n: I18n,
  format: Format,
  { reason, words, start, end, withId }: Closing,
  appointment: Pick<Appointment, 'startDate' | 'endDate'>,
  zone: string,
  /** What the appointment with an id is called. */
  nameOf: (id: string) => string | undefined,
): string {
  if (reason === 'office-day') return i18n._('Out of office that day')
  if (words !== undefined) return i18n._('House closed: {words}', { words })
  if (reason === 'leaving') return i18n._('Its calendar will be left')
  if (reason === 'inactive') return i18n._('The service is no longer offered')
  if (reason === 'not-offered') return i18n._('This service is no longer offered here')
  if (reason === 'date-range') return i18n._('The service is no longer offered at this time')
  if (reason === 'restriction') return i18n._('The service is no longer offered here that day')
  if (reason === 'buffer') {
    return i18n._('Too close to {name} with the new rules', { name: nameOf(withId ?? '') ?? i18n._('Appointment') })
  }
  const whole = start <= Date.parse(appointment.startDate) && end >= Date.parse(appointment.endDate)
  const time = format.timeRange(start, end, zone)
  if (reason === 'override') {
    return whole
      ? i18n._('Other hours that day: not open at this time')
      : i18n._('Other hours that day: closed {time}', { time })
  }
  return whole ? i18n._('No longer open at this time') : i18n._('Closed {time} from now on', { time })
}

const OF_HOURS: readonly Closing['reason'][] = ['closed', 'override', 'house', 'office-day']

/** Whether everything that is stranded is so by hours, which staff may bend. */
export const isByHours = (stranded: readonly Pick<Stranded, 'closing'>[]): boolean =>
  stranded.every(({ closing }) => OF_HOURS.includes(closing.reason))

/** Says how many appointments a change strands, and in what way. */
export function strandedWords(i18n: I18n, stranded: readonly Pick<Stranded, 'closing'>[]): string {
  const { length: count } = stranded
  if (isByHours(stranded)) {
    return i18n._(
      '{count, plural, one {# appointment would be outside the hours} other {# appointments would be outside the hours}}',
      { count },
    )
  }
  if (stranded.every(({ closing }) => closing.reason === 'leaving')) {
    return i18n._(
      '{count, plural, one {# appointment would be left without its calendar} other {# appointments would be left without their calendar}}',
      { count },
    )
  }
  if (stranded.every(({ closing }) => closing.reason === 'buffer')) {
    return i18n._(
      '{count, plural, one {# appointment would be too close to another one} other {# appointments would be too close to another one}}',
      { count },
    )
  }
  return i18n._(
    '{count, plural, one {# appointment would no longer fit its service} other {# appointments would no longer fit their services}}',
    { count },
  )
}
