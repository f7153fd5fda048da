import type { Appointment } from '#api/contract/appointments.ts'
import { addDays, startOfWeek } from '#api/time/week.ts'
import { dateOf } from '#api/time/zoned.ts'
import type { HomeClock } from './when.ts'

/** The appointments of one date, `YYYY-MM-DD`: kept or still to come, not kept by the guest, and called off. */
export interface DayCounts {
  readonly date: string
  readonly kept: readonly Appointment[]
  readonly noShows: readonly Appointment[]
  readonly cancelled: readonly Appointment[]
}

/** What becomes of the appointments of a day, in the order in which its bar is drawn from the top. */
export const DAY_PARTS = ['cancelled', 'noShows', 'kept'] as const
/** Kept or still to come, not kept by the guest, or called off. */
export type DayPart = (typeof DAY_PARTS)[number]

/** The seven dates of the week that holds the date, for weeks that begin on an ISO weekday (1 Monday … 7 Sunday). */
export const weekDatesFrom = (date: string, firstWeekday: number): string[] => {
  const first = startOfWeek(date, (firstWeekday + 6) % 7)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** Each appointment on the date of its start by its calendar's clocks; blocks are nobody's appointments. */
export function loadOf(
  appointments: readonly Appointment[],
  dates: readonly string[],
  zoneOf: HomeClock['zoneOf'],
): DayCounts[] {
  const dated = appointments
    .filter(({ blocked }) => !blocked)
    .map((it) => ({ it, on: dateOf(Date.parse(it.startDate), zoneOf(it)) }))
  return dates.map((date) => {
    const found = dated.filter(({ on }) => on === date).map(({ it }) => it)
    const fate = ({ status, subStatus }: Appointment) =>
      status === 'cancelled' ? 'cancelled' : subStatus === 'no-show' ? 'noShows' : 'kept'
    const of = (name: ReturnType<typeof fate>) => found.filter((it) => fate(it) === name)
    return { date, kept: of('kept'), noShows: of('noShows'), cancelled: of('cancelled') }
  })
}
