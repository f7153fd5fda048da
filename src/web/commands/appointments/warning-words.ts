import { knownZone } from '../../fields/known-zone.ts'
import type { I18n } from '@lingui/core'
import type { Format } from '../../i18n/format.ts'
import type { Concern } from '#api/core/rules/concerns.ts'

/** A concern in one sentence; `zone` is the one in which dates are said. */
export function concernWords(concern: Concern, zone: string, i18n: I18n, format: Format): string {
  switch (concern.rule) {
    case 'past':
      return i18n._('This time is in the past.')
    case 'begun':
      return i18n._('Already started.')
    case 'not-offered':
      return i18n._('{calendar} doesn’t offer this service.', concern)
    case 'inactive':
      return i18n._('This service is off.')
    case 'hours': {
      const { calendar, reason, words, start, end } = concern
      const time = format.timeRange(start, end, knownZone({ timezone: concern.zone }))
      if (reason === 'office-day') return i18n._('{calendar} is out of office that day.', { calendar })
      if (words !== undefined) return i18n._('The house is closed at {time}: {words}.', { time, words })
      return i18n._('{calendar} is closed at {time}.', { calendar, time })
    }
    case 'notice':
      return i18n._('This service needs notice: book from {date}.', {
        date: format.date(concern.earliest, zone, 'day'),
      })
    case 'horizon':
      return i18n._('Book this service at most {days} days ahead, before {date}.', {
        days: concern.days,
        date: format.date(concern.latest, zone, 'day'),
      })
    case 'date-range':
      return i18n._('This service isn’t offered on these dates.')
    case 'restriction':
      return i18n._('This service isn’t offered here on that date.')
    case 'step':
      return i18n._('Not one of the offered start times, every {length}.', {
        length: format.minutes(concern.incrementTime),
      })
  }
}
