import type { z } from 'zod/mini'
import type { Calendar, createCalendar } from '#api/contract/calendars.ts'
import { textOrNull } from '../../fields/record/changes.ts'
import type { FieldsIn } from '../../ui/form/field-inputs.tsx'

/** Body of a calendar, as it is written. */
export type CalendarBody = z.input<typeof createCalendar>

/** A calendar as its form shows it. */
export interface CalendarValues {
  name: string
  type: Calendar['type']
  timezone: string
  email: string
  tags: string[]
  externalId: string
  userGroupId: string
  extraFields: Record<string, unknown>
}

/** The form of a stored calendar, or of a new one in the given zone. */
export const readCalendar =
  (zone: string) =>
  (calendar: Calendar | undefined): CalendarValues =>
    ({
      name: calendar?.name ?? '',
      type: calendar?.type ?? 'agent',
      timezone: calendar?.timezone ?? zone,
      email: calendar?.email ?? '',
      tags: [...(calendar?.tags ?? [])],
      externalId: calendar?.externalId ?? '',
      userGroupId: calendar?.userGroupId ?? '',
      extraFields: calendar?.extraFields ?? {},
    }) satisfies Record<keyof CalendarBody, unknown>

/** The section of the form that asks for a field. */
export const CALENDAR_SECTIONS = {
  name: 'basics',
  type: 'basics',
  timezone: 'basics',
  email: 'basics',
  tags: 'basics',
  externalId: 'links',
  userGroupId: 'links',
  extraFields: 'links',
} as const satisfies Record<keyof CalendarBody, string>
/** The fields that a section asks for. */
export type CalendarFieldsIn<Section> = FieldsIn<typeof CALENDAR_SECTIONS, Section>

/** The body that a form stands for. */
export const writeCalendar = (values: CalendarValues): CalendarBody => ({
  ...values,
  email: textOrNull(values.email),
  externalId: textOrNull(values.externalId),
  userGroupId: textOrNull(values.userGroupId),
})
