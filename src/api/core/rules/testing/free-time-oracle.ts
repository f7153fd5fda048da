import { minutesOf } from '../../../time/clock.ts'
import { addDays } from '../../../time/week.ts'
import type { Booking } from '../availability.ts'
import type { HoursSchedule } from '../hours.ts'

const minute = 60_000
const at = (text: string) => Date.parse(text)

// The oracle asks every minute on its own, in the words of the interface, through Temporal and no rule of ours.
interface Shown {
  date: string
  weekday: number
  minute: number
}

const known = new Map<string, Shown>()

function shownIn(zone: string, instant: number): Shown {
  const key = `${zone} ${instant}`
  const seen = known.get(key) ?? ask(zone, instant)
  known.set(key, seen)
  return seen
}

function ask(zone: string, instant: number): Shown {
  const shown = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
  return {
    date: shown.toPlainDate().toString(),
    weekday: shown.dayOfWeek - 1,
    minute: shown.hour * 60 + shown.minute,
  }
}

function rangesOn({ configuration }: HoursSchedule, { date, weekday }: Shown): number[][] {
  const { workingHours, dateOverrides, outsOfTheOffice } = configuration
  if (outsOfTheOffice?.some(([first, last]) => first <= date && date <= last)) return []
  const ranges = dateOverrides?.[date] ?? workingHours[String(weekday)] ?? []
  return ranges.map((range) => range.map((clock) => minutesOf(clock) ?? NaN))
}

/** The starts that the interface's words offer in `[from, to)`, found minute by minute. */
export function oracle(booking: Booking, from: number, to: number): number[] {
  const { rules, now, busy } = booking
  const naming = booking.schedules.filter(({ serviceIds }) => serviceIds.includes(booking.serviceId ?? ''))
  const schedules = naming.length > 0 ? naming : booking.schedules.filter(({ serviceIds }) => serviceIds.length === 0)
  const zone = schedules[0]?.timezone ?? booking.timezone
  const today = shownIn(zone, now).date
  const { include = [], exclude = [] } = rules.restrictionDates ?? {}
  const holds = (ranges: readonly (readonly [string, string])[], date: string) =>
    ranges.some(([first, last]) => first <= date && date <= last)

  const usable = new Map<number, boolean>()
  const isUsable = (instant: number) => {
    let answer = usable.get(instant)
    if (answer === undefined) {
      const { date } = shownIn(zone, instant)
      const open = schedules.some((schedule) => {
        const shown = shownIn(schedule.timezone, instant)
        return rangesOn(schedule, shown).some(([a = 0, b = 0]) => a <= shown.minute && shown.minute < b)
      })
      const dated =
        !rules.dateRanges?.length ||
        rules.dateRanges.some(({ startDate, endDate }) => at(startDate) <= instant && instant < at(endDate))
      answer = open && dated && (include.length === 0 || holds(include, date)) && !holds(exclude, date)
      usable.set(instant, answer)
    }
    return answer
  }
  const isTaken = (instant: number) =>
    rules.allowOverlapping !== true &&
    busy.some(({ start, end, timeBetween = 0 }) => start <= instant && instant < end + timeBetween * minute)
  const onStep = (instant: number) =>
    schedules.some((schedule) => {
      const shown = shownIn(schedule.timezone, instant)
      return rangesOn(schedule, shown).some(
        ([a = 0, b = 0]) => a <= shown.minute && shown.minute < b && (shown.minute - a) % rules.incrementTime === 0,
      )
    })
  const minutes = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index * minute)

  return minutes(from, (to - from) / minute).filter((start) => {
    const { date } = shownIn(zone, start)
    if (!isUsable(start) || !onStep(start)) return false
    if (start < now || date < addDays(today, rules.minTimeToSchedule)) return false
    if (date > addDays(today, rules.maxTimeToSchedule)) return false
    return (
      minutes(start, rules.duration).every(isUsable) &&
      !minutes(start, rules.duration + rules.timeBetween).some((instant) => isTaken(instant))
    )
  })
}
