import type { I18n } from '@lingui/core'
import { guestNames } from '../../fields/guest-name.ts'
import type { Format } from '../../i18n/format.ts'
import type { AppointmentTrouble } from './conflicts.ts'

/** What is wrong with an appointment in one sentence; `zone` is the one in which its time is said. */
export function appointmentTroubleWords(
  trouble: AppointmentTrouble,
  { calendar, zone, i18n, format }: { calendar: string; zone: string; i18n: I18n; format: Format },
): string {
  switch (trouble.kind) {
    case 'overlap':
    case 'buffer': {
      const { startDate, endDate, title, guests } = trouble.other
      const values = { calendar, time: format.timeRange(startDate, endDate, zone), name: guestNames(guests) || title }
      return trouble.kind === 'overlap'
        ? i18n._('Overlaps with {name}, {time}, on {calendar}.', values)
        : i18n._('No buffer to {name}, {time}, on {calendar}.', values)
    }
    case 'hours': {
      if (trouble.reason === 'office-day') return i18n._('{calendar} is out of office that day.', { calendar })
      const time = format.timeRange(trouble.start, trouble.end, zone)
      return i18n._('{calendar} is closed at {time}.', { calendar, time })
    }
    case 'inactive':
      return i18n._('{service} is off.', { service: trouble.service })
  }
}
