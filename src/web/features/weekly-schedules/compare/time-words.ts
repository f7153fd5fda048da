import type { Interval } from '#api/time/interval.ts'
import { dayInterval } from '#api/time/zoned.ts'
import type { Format } from '../../../i18n/format.ts'

/** A part of a date on the clock of the zone; midnight at its end is 24:00. */
export const partOfDay = (format: Format, date: string, zone: string, { start, end }: Interval): string => {
  const closes = end === dayInterval(date, zone).end ? format.clock('24:00') : format.time(end, zone)
  return `${format.time(start, zone)}–${closes}`
}
