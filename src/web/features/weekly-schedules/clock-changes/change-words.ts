import type { I18n } from '@lingui/core'
import type { Appointment } from '#api/contract/appointments.ts'
import type { ChangedHours, ZoneChange } from '#api/core/rules/clock-changes.ts'
import { clockOf } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import { offsetLabel } from '#api/time/zoned.ts'
import type { Format } from '../../../i18n/format.ts'

/** A change of the clocks in words: when, in which direction, by how much, and what the clocks show. */
export function changeTitle(i18n: I18n, format: Format, change: ZoneChange): string {
  const { before, after, kind, date } = change
  const [first, last] = [change.from, change.to].map((minute) => format.clock(clockOf(minute)))
  const words = {
    // Of an hour before midnight that comes twice, the next day knows nothing.
    date: format.plainDate(date, 'long'),
    from: (kind === 'missing' ? first : last) ?? '',
    to: (kind === 'missing' ? last : first) ?? '',
    length: format.minutes(Math.abs(after - before) / MINUTE),
  }
  return kind === 'missing'
    ? i18n._('{date}: forward by {length}, {from} becomes {to}', words)
    : i18n._('{date}: back by {length}, {from} becomes {to}', words)
}

/** The part of the clock face that a change leaves out or doubles. */
export const clockStretch = (format: Format, { from, to }: { from: number; to: number }): string =>
  `${format.clock(clockOf(from))} – ${format.clock(clockOf(to))}`

/** What the product does with hours that a change touches. */
export function hoursWords(i18n: I18n, format: Format, { kind }: ZoneChange, hours: ChangedHours): string {
  const words = { part: clockStretch(format, hours), length: format.minutes(Math.abs(hours.gains)) }
  return kind === 'missing'
    ? i18n._('{part} doesn’t exist that day: no start times then, and the day is {length} shorter.', words)
    : i18n._('{part} happens twice: start times are offered both times, and the day is {length} longer.', words)
}

/** What a change does to the clock times of an appointment. */
export function appointmentWords(
  i18n: I18n,
  format: Format,
  zone: string,
  { kind, at, before, after, instants }: ZoneChange,
  { startDate, endDate }: Pick<Appointment, 'startDate' | 'endDate'>,
): string {
  const [start, end] = [Date.parse(startDate), Date.parse(endDate)]
  const times = { from: format.time(start, zone), to: format.time(end, zone) }
  if (kind === 'missing') {
    return i18n._('{from} – {to} on the clock, but only {length} long: {jump} doesn’t exist that day.', {
      ...times,
      length: format.minutes((end - start) / MINUTE),
      jump: format.minutes((after - before) / MINUTE),
    })
  }
  const moment = { ...times, offset: offsetLabel(Math.max(start, instants.start), zone) }
  if (start < at && end > at) {
    return i18n._('{from} – {to} on the clock, but {length} long: includes the repeated time.', {
      ...times,
      length: format.minutes((end - start) / MINUTE),
    })
  }
  return start < at
    ? i18n._('{from} – {to}, the first time the clocks show this ({offset}).', moment)
    : i18n._('{from} – {to}, the second time the clocks show this ({offset}).', moment)
}
