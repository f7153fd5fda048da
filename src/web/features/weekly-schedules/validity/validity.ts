import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'

type Dates = Pick<WeeklySchedule['configuration'], 'effectiveFrom' | 'effectiveUntil'>

/** What is read of a schedule to know when it holds, and for what. */
export interface ValidSchedule {
  readonly id: string
  readonly calendarId: string
  readonly serviceIds: readonly string[]
  readonly configuration: Dates
}

/** How a schedule stands on a day: always valid, valid on this day among others, still to come, or over. */
export type Validity = 'always' | 'now' | 'coming' | 'over'

/** How dates stand on a day, `YYYY-MM-DD` in the schedule's zone. */
export function validityOn({ effectiveFrom, effectiveUntil }: Dates, today: string): Validity {
  if (effectiveFrom === undefined && effectiveUntil === undefined) return 'always'
  if (effectiveFrom !== undefined && today < effectiveFrom) return 'coming'
  return effectiveUntil !== undefined && effectiveUntil < today ? 'over' : 'now'
}

const meetDates = (one: Dates, other: Dates): boolean =>
  (one.effectiveFrom ?? '') <= (other.effectiveUntil ?? '9999') &&
  (other.effectiveFrom ?? '') <= (one.effectiveUntil ?? '9999')

const isForSame = (one: ValidSchedule, other: ValidSchedule): boolean =>
  one.serviceIds.length === 0
    ? other.serviceIds.length === 0
    : one.serviceIds.some((id) => other.serviceIds.includes(id))

/** The other schedules of the calendar whose hours add up with those of a schedule: for the same services on the same days. */
export const addingUp = <S extends ValidSchedule>(schedule: ValidSchedule, all: readonly S[]): S[] =>
  all.filter(
    (it) =>
      it.id !== schedule.id &&
      it.calendarId === schedule.calendarId &&
      isForSame(it, schedule) &&
      meetDates(it.configuration, schedule.configuration),
  )

/** The schedule for the same services that begins next after a day. */
export const comingNext = <S extends ValidSchedule>(
  schedule: ValidSchedule,
  all: readonly S[],
  today: string,
): S | undefined =>
  all
    .filter(
      (it) =>
        it.id !== schedule.id &&
        it.calendarId === schedule.calendarId &&
        isForSame(it, schedule) &&
        (it.configuration.effectiveFrom ?? '') > today,
    )
    .toSorted((a, b) => ((a.configuration.effectiveFrom ?? '') < (b.configuration.effectiveFrom ?? '') ? -1 : 1))[0]
