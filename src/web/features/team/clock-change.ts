import type { I18n } from '@lingui/core'
import { changesAhead, type ZoneChange } from '#api/core/rules/clock-changes.ts'
import { clockOf } from '#api/time/clock.ts'
import { MINUTE } from '#api/time/durations.ts'
import type { ClockChange } from '#api/time/offset.ts'
import type { Format } from '../../i18n/format.ts'

/** The next change of a zone's clocks after an instant (epoch milliseconds); undefined without one, or without the zone. */
export const changeAfter = (now: number, zone: string): ZoneChange | undefined => changesAhead(zone, now, 1)[0]

/** By how many minutes the clocks are put forward; negative is back. */
export const minutesForward = ({ before, after }: ClockChange): number => (after - before) / MINUTE

/** A change of the clocks in words: when, in which direction, by how much, and what the clocks show. */
export function changeInWords(i18n: I18n, format: Format, change: ZoneChange): string {
  const forward = minutesForward(change)
  const [first, last] = [change.from, change.to].map((minute) => format.clock(clockOf(minute)))
  const words = {
    // Of an hour before midnight that comes twice, the next day knows nothing.
    date: format.plainDate(change.date, 'medium'),
    from: (forward > 0 ? first : last) ?? '',
    to: (forward > 0 ? last : first) ?? '',
    length: format.minutes(Math.abs(forward)),
  }
  return forward > 0
    ? i18n._('Clocks go forward by {length} on {date}: {from} becomes {to}.', words)
    : i18n._('Clocks go back by {length} on {date}: {from} becomes {to}.', words)
}
