import { knownZone } from '../../../fields/known-zone.ts'
import type { I18n } from '@lingui/core'
import type { Format } from '../../../i18n/format.ts'
import type { Concern } from './concerns.ts'

/** A concern in one sentence; `zone` is the one in which dates are said. */
export function concernWords(concern: Concern, zone: string, i18n: I18n, format: Format): string {
  switch (concern.rule) {
    case 'past':
      return i18n._('The time is in the past.')
    case 'begun':
      return i18n._('It has already started.')
    case 'not-offered':
      return i18n._('{calendar} does not offer this service.', concern)
    case 'inactive':
      return i18n._('The service is switched off.')
    case 'hours': {
      const { calendar, reason, start, end } = concern
      const time = format.timeRange(start, end, knownZone({ timezone: concern.zone }))
      if (reason === 'office-day') return i18n._('{calendar} is out of office that day.', { calendar })
      return i18n._('{calendar} is closed at {time}.', { calendar, time })
    }
    case 'notice':
      return i18n._('The service needs notice: bookable from {date} on.', {
        date: format.date(concern.earliest, zone, 'day'),
      })
    case 'horizon':
      return i18n._('The service can be booked {days} days ahead at most, before {date}.', {
        days: concern.days,
        date: format.date(concern.latest, zone, 'day'),
      })
    case 'date-range':
      return i18n._('The service is not offered on these dates.')
    case 'restriction':
      return i18n._('The calendar does not offer the service on that date.')
    case 'step':
      return i18n._('The time is not one of the offered starts, every {minutes} minutes.', {
        minutes: concern.incrementTime,
      })
  }
}
