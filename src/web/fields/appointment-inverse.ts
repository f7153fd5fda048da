import type { Appointment } from '#api/contract/appointments.ts'
import type { BodyInput } from '#api/contract/operation.ts'
import type { contract } from '#api/contract/table.ts'

/** The fields of a change, in the words of version 2. */
export type Changes = BodyInput<typeof contract.appointmentsV2.update>
/** The fields of a booking, in the words of version 2. */
export type NewAppointment = BodyInput<typeof contract.appointmentsV2.create>

/** The change that takes another one back: the same fields with the values that they had. */
export function inverseOf(before: Appointment, changes: Changes): Changes {
  const was: Partial<Record<keyof Changes, unknown>> = {}
  // Fields of a change are fields of the appointment (interface, section 2).
  for (const name of Object.keys(changes) as (keyof Changes)[]) was[name] = before[name] ?? null
  return was as Changes
}

/** A change without the fields that it would clear although nothing is in them: some deployments refuse such a null. */
export const neededChanges = (before: Appointment, changes: Changes): Changes =>
  // Fields of a change are fields of the appointment (interface, section 2).
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => value !== null || before[name as keyof Changes] != null),
  )

const KEPT = [
  'title',
  'description',
  'startDate',
  'endDate',
  'calendarIds',
  'resourceId',
  'serviceId',
  'userId',
  'userGroupId',
  'classification',
  'origin',
  'model',
  'type',
  'status',
  'subStatus',
  'blocked',
  'blockedUntil',
  'allowOverlapping',
  'guests',
  'reminders',
  'lang',
  'comment',
  'externalId',
  'interactionId',
  'originUrl',
  'voting',
  'extraFields',
] as const satisfies readonly (keyof NewAppointment & keyof Appointment)[]

const isSaid = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(typeof value === 'object' && Object.keys(value).length === 0)

/** A booking that says everything an appointment said: how a deleted or cancelled one comes back, under a new id. */
export function bookingAgain(before: Appointment): NewAppointment {
  return Object.fromEntries(KEPT.flatMap((name) => (isSaid(before[name]) ? [[name, before[name]]] : [])))
}
