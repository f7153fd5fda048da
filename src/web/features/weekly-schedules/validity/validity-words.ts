import type { I18n } from '@lingui/core'
import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import type { Format } from '../../../i18n/format.ts'
import { validityOn } from './validity.ts'

/** When a schedule holds, looked at on a day. */
export function validityWords(
  i18n: I18n,
  format: Format,
  configuration: WeeklySchedule['configuration'],
  today: string,
): string {
  const { effectiveFrom = '', effectiveUntil = '' } = configuration
  const [from, until] = [effectiveFrom, effectiveUntil].map((date) => format.plainDate(date))
  switch (validityOn(configuration, today)) {
    case 'always':
      return i18n._('Always')
    case 'now':
      return effectiveUntil === '' ? i18n._('Now') : i18n._('Now, until {until}', { until })
    case 'coming':
      return effectiveUntil === ''
        ? i18n._('From {from}', { from })
        : i18n._('From {from} until {until}', { from, until })
    case 'over':
      return i18n._('Over since {until}', { until })
  }
}
