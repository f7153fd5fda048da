import type { I18n } from '@lingui/core'
import { DAY, MINUTE } from '#api/time/durations.ts'
import { type ClockChange, isZone, nextClockChange } from '#api/time/offset.ts'
import type { Format } from '../../i18n/format.ts'

/** Zones that change their clocks do so within a year; the margin is for those whose date moves. Milliseconds. */
const AHEAD = 400 * DAY

/** The next change of a zone's clocks after an instant (epoch milliseconds); undefined without one, or without the zone. */
export const changeAfter = (now: number, zone: string): ClockChange | undefined =>
  isZone(zone) ? nextClockChange(now, now + AHEAD, zone) : undefined

/** By how many minutes the clocks are put forward; negative is back. */
export const minutesForward = ({ before, after }: ClockChange): number => (after - before) / MINUTE

/** A change of the clocks in words: when, in which direction, by how much, and what the clocks show. */
export function changeInWords(i18n: I18n, format: Format, change: ClockChange): string {
  const { at, before, after } = change
  const forward = minutesForward(change)
  // What the clocks show at that moment, before and after, belongs to no zone of its own.
  const words = {
    date: format.date(at + before, 'UTC', 'medium'),
    from: format.time(at + before, 'UTC'),
    to: format.time(at + after, 'UTC'),
    length: format.minutes(Math.abs(forward)),
  }
  return forward > 0
    ? i18n._('Clocks go forward by {length} on {date}: {from} becomes {to}.', words)
    : i18n._('Clocks go back by {length} on {date}: {from} becomes {to}.', words)
}
