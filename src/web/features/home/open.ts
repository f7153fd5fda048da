import { type HoursSchedule, openHours, zoneOf } from '#api/core/rules/hours.ts'
import { dateOf, dayInterval } from '#api/time/zoned.ts'

/** Whether every calendar whose hours are known is closed for the whole of its today; false where none is known. */
export function isClosedToday(byCalendar: ReadonlyMap<string, readonly HoursSchedule[]>, now: number): boolean {
  const schedules = [...byCalendar.values()].flat()
  return (
    schedules.length > 0 &&
    schedules.every((schedule) => {
      const zone = zoneOf(schedule)
      return openHours([schedule], dayInterval(dateOf(now, zone), zone)).open.length === 0
    })
  )
}
