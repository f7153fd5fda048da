import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'

type WorkingHours = WeeklySchedule['configuration']['workingHours']

/** Weekdays in a row with the same hours; 0 is Monday. */
export interface AlikeDays {
  first: number
  last: number
  ranges: readonly (readonly [from: string, to: string])[]
}

/** The open days of a week from Monday on, those in a row with the same hours together. */
export function hoursByDays(workingHours: WorkingHours): AlikeDays[] {
  const found: AlikeDays[] = []
  for (let day = 0; day < 7; day++) {
    const ranges = workingHours[String(day) as keyof WorkingHours] ?? []
    if (ranges.length === 0) continue
    const before = found.at(-1)
    if (before?.last === day - 1 && JSON.stringify(before.ranges) === JSON.stringify(ranges)) before.last = day
    else found.push({ first: day, last: day, ranges })
  }
  return found
}
