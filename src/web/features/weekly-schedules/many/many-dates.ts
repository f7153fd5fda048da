import type { WeeklySchedule } from '#api/contract/weekly-schedules.ts'

/** From when until when many schedules are to hold; what is empty stays as it is in each. */
export interface ManyDates {
  effectiveFrom: string
  effectiveUntil: string
  /** They hold always: what they have of dates goes. */
  always: boolean
}

/** The configuration of a schedule with other dates; the same object where it has them already. */
export function datedConfiguration(
  configuration: WeeklySchedule['configuration'],
  { effectiveFrom, effectiveUntil, always }: ManyDates,
): WeeklySchedule['configuration'] {
  const { effectiveFrom: from, effectiveUntil: until, ...rest } = configuration
  const wanted = always ? ['', ''] : [effectiveFrom || (from ?? ''), effectiveUntil || (until ?? '')]
  if (wanted[0] === (from ?? '') && wanted[1] === (until ?? '')) return configuration
  return { ...rest, ...(wanted[0] && { effectiveFrom: wanted[0] }), ...(wanted[1] && { effectiveUntil: wanted[1] }) }
}
