import type { FieldError } from '../../contract/errors.ts'
import type { Service } from '../../contract/services.ts'

/** What is impossible in the notice and horizon of a service or of a type's configuration, in days. */
export const noticeErrors = (
  {
    minTimeToSchedule,
    maxTimeToSchedule,
  }: { minTimeToSchedule?: number | undefined; maxTimeToSchedule?: number | undefined },
  prefix = '',
): FieldError[] =>
  minTimeToSchedule !== undefined && maxTimeToSchedule !== undefined && minTimeToSchedule > maxTimeToSchedule
    ? [{ field: `${prefix}minTimeToSchedule`, message: 'must not be more than maxTimeToSchedule' }]
    : []

/** What is impossible in a service, by field (interface, section 4). */
export const serviceErrors = (service: Service): FieldError[] => {
  const calendars = service.calendars ?? []
  return [
    ...noticeErrors(service),
    ...(service.dateRanges ?? []).flatMap((range, index): FieldError[] =>
      range.endDate <= range.startDate
        ? [{ field: `dateRanges.${index}.endDate`, message: 'must be after the start' }]
        : [],
    ),
    ...calendars.flatMap(({ calendarId, restrictionDates }, index): FieldError[] => {
      const field = `calendars.${index}`
      const twice = calendars.findIndex((it) => it.calendarId === calendarId) !== index
      return [
        ...(twice ? [{ field: `${field}.calendarId`, message: 'is there twice' }] : []),
        ...(['include', 'exclude'] as const).flatMap((list) =>
          (restrictionDates?.[list] ?? []).flatMap(([first, last], at): FieldError[] =>
            last < first
              ? [{ field: `${field}.restrictionDates.${list}.${at}.1`, message: 'must not be before the first day' }]
              : [],
          ),
        ),
      ]
    }),
  ]
}
