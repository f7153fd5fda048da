import type { Calendar } from '#api/contract/calendars.ts'
import { MINUTE } from '#api/time/durations.ts'
import { isZone, offsetAt } from '#api/time/offset.ts'

/** What another zone does to the clock times at which appointments of some calendars stand. */
export interface ZoneShift {
  /** The zone that the calendars have now. */
  from: string
  /** How many have it. */
  count: number
  /** Minutes by which their appointments are shown later (positive) or earlier. */
  minutes: number
}

/** The shifts of calendars to a zone at an instant (epoch milliseconds), by the zones they have now, most calendars first. */
export function zoneShifts(calendars: readonly Pick<Calendar, 'timezone'>[], to: string, at: number): ZoneShift[] {
  if (!isZone(to)) return []
  const counts = new Map<string, number>()
  for (const { timezone } of calendars) counts.set(timezone, (counts.get(timezone) ?? 0) + 1)
  return [...counts]
    .filter(([from]) => from !== to && isZone(from))
    .map(([from, count]) => ({ from, count, minutes: Math.round((offsetAt(at, to) - offsetAt(at, from)) / MINUTE) }))
    .toSorted((a, b) => b.count - a.count)
}
