import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import type { Calendar } from '#api/contract/calendars.ts'
import { zoned } from '../../fields/zoned.ts'
import type { Format } from '../../i18n/format.ts'
import { calendarNames } from './records/calendar-names.ts'

/** That somebody has a time: when, on the clock of `zone`, and with whom, which a service that anyone gives has just chosen. */
export function bookedWords(
  name: string,
  { startDate, endDate, calendarIds }: Pick<Appointment, 'startDate' | 'endDate' | 'calendarIds'>,
  zone: string,
  calendars: ReadonlyMap<string, Calendar>,
  i18n: I18n,
  format: Format,
): string {
  const time = zoned(format.dateTimeRange(startDate, endDate, zone), zone, startDate, calendars.values(), format)
  const names = calendarNames(calendarIds, calendars, format)
  return names === ''
    ? i18n._('Booked {name} for {time}', { name, time })
    : i18n._('Booked {name} for {time} with {names}', { name, time, names })
}
