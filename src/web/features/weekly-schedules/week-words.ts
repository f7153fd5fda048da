import type { Format } from '../../i18n/format.ts'
import type { ScheduleValues } from './schedule-form-values.ts'

/** The hours of a week in words, one line per day, so that two weeks can be compared day by day. */
export const weekWords = (format: Format, value: unknown, closed: string): string =>
  // The form asks about its own field.
  (value as ScheduleValues['week'])
    .map(({ ranges }, day) => {
      const hours = ranges.map(({ from, to }) => `${format.clock(from)} – ${format.clock(to)}`)
      return `${format.weekday(day + 1)}: ${hours.join(', ') || closed}`
    })
    .join('\n')
