import type { I18n } from '@lingui/core'
import type { Clinic } from '../../../commands/appointments/records/queries.ts'
import type { StartObstacle, SayObstacle } from './lens.ts'

const WORDS: Readonly<Record<StartObstacle['reason'], string>> = {
  past: /*i18n*/ 'In the past',
  notice: /*i18n*/ 'Too short notice',
  horizon: /*i18n*/ 'Too far ahead',
  closed: /*i18n*/ 'Outside hours',
  override: /*i18n*/ 'Closed on this date',
  'office-day': /*i18n*/ 'Out of office',
  'date-range': /*i18n*/ 'Not offered on these dates',
  restriction: /*i18n*/ 'Not offered on this date',
  'no-room': /*i18n*/ 'Would end outside hours',
  'clock-change': /*i18n*/ 'Would end outside hours',
  booked: /*i18n*/ 'Busy',
  'too-short': /*i18n*/ 'Gap too short',
  buffer: /*i18n*/ 'Buffer',
  step: /*i18n*/ 'Not an offered time',
  'other-kind': /*i18n*/ 'Other kind',
  'not-offered': /*i18n*/ 'Doesn’t offer this service',
}

/** Says obstacles in a few words, as they stand on the grid. */
export function sayObstacles(i18n: I18n, { calendars }: Pick<Clinic, 'calendars'>): SayObstacle {
  return (obstacle, calendarId) => {
    const isBlock = obstacle.reason === 'booked' && obstacle.kind === 'block'
    const what = isBlock ? i18n._('Blocked') : i18n._(WORDS[obstacle.reason])
    const name = calendarId === undefined ? undefined : calendars.get(calendarId)?.name
    return name === undefined ? what : i18n._('{name}: {what}', { name, what })
  }
}
