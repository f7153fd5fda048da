import type { z } from 'zod/mini'
import type { createWeeklySchedule, WeeklySchedule } from '#api/contract/weekly-schedules.ts'
import type { Override, Range } from './clock-hours.ts'
import type { FieldsIn } from '../../ui/form/field-inputs.tsx'
import { joinedDays, storedDays } from './editor/hours.ts'
import { unchangedZone, type ZoneChange } from './timezone-change/zone-change.ts'

export type { Override, Range } from './clock-hours.ts'

/** Body of a weekly schedule, as it is written. */
export type ScheduleBody = z.input<typeof createWeeklySchedule>
type Configuration = ScheduleBody['configuration']

/** A weekly schedule as its form shows it. */
export interface ScheduleValues {
  name: string
  calendarId: string
  /** Empty takes the calendar's. */
  timezone: string
  serviceIds: string[]
  /** Monday to Sunday; a range that ends before it starts goes on past midnight, and is stored as two. */
  week: { ranges: Range[] }[]
  overrides: Override[]
  office: Range[]
  /** Empty: always. */
  effectiveFrom: string
  effectiveUntil: string
  /** What a change of the zone is to keep; it is not written. */
  zoneChange: ZoneChange
  /** Fields of the configuration that only another deployment knows. */
  others: Record<string, unknown>
}

/** The days of a week as the interface numbers them: 0 is Monday (interface, section 6). */
export const DAYS = ['0', '1', '2', '3', '4', '5', '6'] as const

const rangesOf = (pairs: readonly (readonly string[])[] | undefined): Range[] =>
  (pairs ?? []).map(([from = '', to = '']) => ({ from, to }))

/** The section of the form that asks for a field: of the schedule, or of its configuration. */
export const SCHEDULE_SECTIONS = {
  name: 'basics',
  calendarId: 'basics',
  timezone: 'basics',
  effectiveFrom: 'basics',
  effectiveUntil: 'basics',
  workingHours: 'hours',
  dateOverrides: 'exceptions',
  outsOfTheOffice: 'exceptions',
  serviceIds: 'services',
} as const satisfies Record<Exclude<keyof ScheduleBody, 'configuration'> | keyof Configuration, string>
/** The fields that a section asks for. */
export type ScheduleFieldsIn<Section> = FieldsIn<typeof SCHEDULE_SECTIONS, Section>

/** The form of a stored schedule, or of a new one for a calendar: closed all week. */
export const readSchedule =
  (calendarId: string) =>
  (schedule: WeeklySchedule | undefined): ScheduleValues => {
    const { workingHours, dateOverrides, outsOfTheOffice, effectiveFrom, effectiveUntil, ...others } =
      schedule?.configuration ?? { workingHours: {} }
    return {
      name: schedule?.name ?? '',
      calendarId: schedule?.calendarId ?? calendarId,
      timezone: schedule?.timezone ?? '',
      serviceIds: [...(schedule?.serviceIds ?? [])],
      week: joinedDays(DAYS.map((day) => rangesOf(workingHours[day]))),
      overrides: Object.entries(dateOverrides ?? {})
        .map(([date, pairs]) => ({ date, ranges: rangesOf(pairs) }))
        .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
      office: rangesOf(outsOfTheOffice),
      effectiveFrom: effectiveFrom ?? '',
      effectiveUntil: effectiveUntil ?? '',
      zoneChange: unchangedZone(schedule?.timezone ?? ''),
      others,
    }
  }

/** Places of the ranges in the order in which they are written: the service wants them sorted. */
export const sortedPlaces = (ranges: readonly Range[]): number[] =>
  ranges.map((_, place) => place).toSorted((a, b) => ((ranges[a]?.from ?? '') < (ranges[b]?.from ?? '') ? -1 : a - b))

/** The ranges as the service writes them. */
export const pairsOf = (ranges: readonly Range[]): [string, string][] =>
  sortedPlaces(ranges).map((place) => [ranges[place]?.from ?? '', ranges[place]?.to ?? ''])

/** The hours of a week as the service writes them. */
export const workingHoursOf = (week: ScheduleValues['week']): Configuration['workingHours'] => {
  const stored = storedDays(week)
  return Object.fromEntries(DAYS.map((day, index) => [day, (stored[index] ?? []).map(({ from, to }) => [from, to])]))
}

const configurationOf = ({
  week,
  overrides,
  office,
  effectiveFrom,
  effectiveUntil,
  others,
}: ScheduleValues): Configuration => ({
  ...others,
  workingHours: workingHoursOf(week),
  ...(overrides.length > 0 && {
    dateOverrides: Object.fromEntries(overrides.map(({ date, ranges }) => [date, pairsOf(ranges)])),
  }),
  ...(office.length > 0 && { outsOfTheOffice: pairsOf(office) }),
  // A draft of an earlier version has neither.
  ...(effectiveFrom && { effectiveFrom }),
  ...(effectiveUntil && { effectiveUntil }),
})

/** The body that a form stands for. */
export const writeSchedule = (values: ScheduleValues): ScheduleBody => {
  const body = {
    name: values.name,
    calendarId: values.calendarId,
    serviceIds: values.serviceIds,
    configuration: configurationOf(values),
  } satisfies Record<Exclude<keyof ScheduleBody, 'timezone'>, unknown>
  const timezone = values.timezone.trim()
  return timezone === '' ? body : { ...body, timezone }
}
