import type { z } from 'zod/mini'
import type { createService, Service } from '#api/contract/services.ts'
import { noticeErrors } from '#api/core/rules/service-limits.ts'
import type { FieldError } from '#api/contract/errors.ts'
import { toldOf } from '../../client/reading/warnings.ts'
import { textOrNull } from '../../fields/record/changes.ts'
import { rulesInForce, type Rules } from '../../fields/rules/rules.ts'
import type { FieldsIn } from '../../ui/form/field-inputs.tsx'

/** Body of a service, as it is written. */
export type ServiceBody = z.input<typeof createService>
type CalendarBody = NonNullable<ServiceBody['calendars']>[number]

/** Days from one to another, both included, as two fields. */
export interface BookableDays {
  from: string
  to: string
}

/** One calendar that offers the service, with what the form does not show. */
export type CalendarEntry = Omit<CalendarBody, 'restrictionDates'> & {
  active: boolean
  include: BookableDays[]
  exclude: BookableDays[]
}

/** A service as its form shows it; empty rules are null. */
export interface ServiceValues {
  name: string
  description: string
  typeId: string | null
  userGroupId: string
  image: string
  color: string
  active: boolean
  condition: 'one' | 'all'
  duration: number | null
  timeBetween: number | null
  incrementTime: number | null
  minTimeToSchedule: number | null
  maxTimeToSchedule: number | null
  deniedMultipleAppointment: boolean
  allowOverlapping: boolean
  hasICall: boolean
  calendars: CalendarEntry[]
  dateRanges: { startDate: string | null; endDate: string | null }[]
  extraFields: Record<string, unknown>
}

const daysOf = (ranges: readonly (readonly string[])[] | undefined): BookableDays[] =>
  (ranges ?? []).map(([from = '', to = '']) => ({ from, to }))
const pairsOf = (days: readonly BookableDays[]): [string, string][] => days.map(({ from, to }) => [from, to])

/**
 * The form of a stored service, or of a new one: there the rules are empty, so that its type can give them. What a
 * deployment does not tell of a stored one is empty too. The compiler asks for every field of the body.
 */
export const readService = (service: Service | undefined): ServiceValues =>
  ({
    name: service?.name ?? '',
    description: service?.description ?? '',
    typeId: service?.typeId ?? null,
    userGroupId: service?.userGroupId ?? '',
    image: service?.image ?? '',
    color: service?.color ?? '',
    active: service?.active ?? true,
    condition: service?.condition ?? 'one',
    duration: (service && toldOf(service, 'duration')) ?? null,
    timeBetween: (service && toldOf(service, 'timeBetween')) ?? null,
    incrementTime: (service && toldOf(service, 'incrementTime')) ?? null,
    minTimeToSchedule: (service && toldOf(service, 'minTimeToSchedule')) ?? null,
    maxTimeToSchedule: (service && toldOf(service, 'maxTimeToSchedule')) ?? null,
    deniedMultipleAppointment: service?.deniedMultipleAppointment ?? false,
    allowOverlapping: service?.allowOverlapping ?? false,
    hasICall: service?.hasICall ?? false,
    calendars: (service?.calendars ?? []).map(({ restrictionDates, ...entry }) => ({
      // Its input adds the field to the values, which would differ from the record for ever where that leaves it out.
      type: undefined,
      ...entry,
      include: daysOf(restrictionDates?.include),
      exclude: daysOf(restrictionDates?.exclude),
    })),
    dateRanges: (service?.dateRanges ?? []).map(({ startDate, endDate }) => ({ startDate, endDate })),
    extraFields: service?.extraFields ?? {},
  }) satisfies Record<keyof ServiceBody, unknown>

const calendarBody = ({ include, exclude, ...entry }: CalendarEntry): CalendarBody => {
  const restrictionDates = {
    ...(include.length > 0 && { include: pairsOf(include) }),
    ...(exclude.length > 0 && { exclude: pairsOf(exclude) }),
  }
  return Object.keys(restrictionDates).length === 0 ? entry : { ...entry, restrictionDates }
}

/** The body that a form stands for. Rules without a value are null: a create leaves them out, an update refuses them. */
export const writeService = (values: ServiceValues): ServiceBody =>
  ({
    ...values,
    description: textOrNull(values.description),
    userGroupId: textOrNull(values.userGroupId),
    image: textOrNull(values.image),
    color: textOrNull(values.color),
    calendars: values.calendars.map(calendarBody),
    // The schema names what is missing in a range.
  }) as ServiceBody

/** Where the form shows a field of the body. */
export const placeOfServiceField = (field: string): string =>
  field
    .replace(/^(calendars\.\d+)\.restrictionDates(?=\.|$)/, '$1')
    .replace(/^(calendars\.\d+\.(?:include|exclude)\.\d+)\.0$/, '$1.from')
    .replace(/^(calendars\.\d+\.(?:include|exclude)\.\d+)\.1$/, '$1.to')

/** What cannot be in a form, by field: the service would refuse it. */
export const impossibleInService = (values: ServiceValues, ofType: Rules = {}): FieldError[] => {
  const { duration, minTimeToSchedule, maxTimeToSchedule } = rulesInForce(values, ofType)
  const ids = values.calendars.map(({ calendarId }) => calendarId)
  return [
    ...(duration == null ? [{ field: 'duration', message: 'is required' }] : []),
    ...noticeErrors({ minTimeToSchedule: minTimeToSchedule ?? 0, maxTimeToSchedule: maxTimeToSchedule ?? undefined }),
    ...values.dateRanges.flatMap(({ startDate, endDate }, index) =>
      startDate && endDate && endDate <= startDate
        ? [{ field: `dateRanges.${index}.endDate`, message: 'must be after the start' }]
        : [],
    ),
    ...values.calendars.flatMap(({ calendarId, include, exclude }, index) => [
      ...(ids.indexOf(calendarId) === index
        ? []
        : [{ field: `calendars.${index}.calendarId`, message: 'is there twice' }]),
      ...[
        ...include.map((days, at) => [days, `include.${at}`] as const),
        ...exclude.map((days, at) => [days, `exclude.${at}`] as const),
      ].flatMap(([{ from, to }, place]) =>
        to !== '' && to < from
          ? [{ field: `calendars.${index}.${place}.to`, message: 'must not be before the first day' }]
          : [],
      ),
    ]),
  ]
}

/** The section of the form that asks for a field. */
export const SERVICE_SECTIONS = {
  name: 'basics',
  description: 'basics',
  typeId: 'basics',
  color: 'basics',
  image: 'basics',
  userGroupId: 'basics',
  active: 'basics',
  duration: 'rules',
  timeBetween: 'rules',
  incrementTime: 'rules',
  minTimeToSchedule: 'rules',
  maxTimeToSchedule: 'rules',
  deniedMultipleAppointment: 'rules',
  allowOverlapping: 'rules',
  hasICall: 'rules',
  condition: 'calendars',
  calendars: 'calendars',
  dateRanges: 'date-ranges',
  extraFields: 'extra-fields',
} as const satisfies Record<keyof ServiceBody, string>
/** The fields that a section asks for. */
export type ServiceFieldsIn<Section> = FieldsIn<typeof SERVICE_SECTIONS, Section>
