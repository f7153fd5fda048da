import { z } from 'zod/mini'
import { appointmentV1, appointmentV2, blockSlot, cancelAppointment, maskGuests } from './appointments.ts'
import { createAppointmentV1, createAppointmentV2, updateAppointmentV1, updateAppointmentV2 } from './appointments.ts'
import { calendar, createCalendar, updateCalendar } from './calendars.ts'
import { accessKey, issuedKey } from './keys.ts'
import { createMultimedia, multimedia, updateMultimedia } from './multimedia.ts'
import { createPreset, preset, updatePreset } from './presets.ts'
import { createRoom, room, updateRoom } from './rooms.ts'
import { invitedKey, redeemedKey } from './sign-in.ts'
import { createServiceType, serviceType, updateServiceType } from './service-types.ts'
import { createService, service, updateService } from './services.ts'
import { createWeeklySchedule, updateWeeklySchedule, weeklySchedule } from './weekly-schedules.ts'

/** A JSON Schema, as far as this document needs to look into one. */
export type JsonSchema = Record<string, unknown>

/** Bodies under the names of specification section 2; both versions of appointments share a name there. */
const bodies = {
  CreateMultimediaDto: createMultimedia,
  UpdateMultimediaDto: updateMultimedia,
  CreatePresetDto: createPreset,
  UpdatePresetDto: updatePreset,
  CreateRoomDto: createRoom,
  UpdateRoomDto: updateRoom,
  CreateAppointmentDto: createAppointmentV1,
  UpdateAppointmentDto: updateAppointmentV1,
  CreateAppointmentDtoV2: createAppointmentV2,
  UpdateAppointmentDtoV2: updateAppointmentV2,
  CancelAppointmentDto: cancelAppointment,
  BlockSlotDto: blockSlot,
  MaskGuestsDto: maskGuests,
  CreateCalendarDto: createCalendar,
  UpdateCalendarDto: updateCalendar,
  CreateTemplateDto: createService,
  UpdateTemplateDto: updateService,
  CreateTemplateTypeDto: createServiceType,
  UpdateTemplateTypeDto: updateServiceType,
  CreateWeeklyScheduleDto: createWeeklySchedule,
  UpdateWeeklyScheduleDto: updateWeeklySchedule,
}

const answers = {
  Multimedia: multimedia,
  Preset: preset,
  Room: room,
  Appointment: appointmentV1,
  AppointmentV2: appointmentV2,
  Calendar: calendar,
  Service: service,
  ServiceType: serviceType,
  WeeklySchedule: weeklySchedule,
  AccessKey: accessKey,
  IssuedKey: issuedKey,
  InvitedKey: invitedKey,
  RedeemedKey: redeemedKey,
}

const reference = (name: string): string => `#/components/schemas/${name}`

type Named = z.core.$ZodRegistry<{ id: string }>

const registryOf = (named: Record<string, z.core.$ZodType>): Named => {
  const registry: Named = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  return registry
}

const bodyRegistry = registryOf(bodies)
const answerRegistry = registryOf(answers)

const withoutKeywords = (schema: JsonSchema): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !['$schema', '$id', 'id'].includes(name)))

// The answer leaves room for fields to come; a caller that validates must not break over one.
const open = (schema: JsonSchema): JsonSchema => {
  const { additionalProperties, ...rest } = schema
  return additionalProperties === false ? rest : schema
}

/** The named schemas: bodies as they are written, answers as they are read. */
export function componentSchemas(): Record<string, JsonSchema> {
  const written = z.toJSONSchema(bodyRegistry, { uri: reference, io: 'input' }).schemas
  const read = z.toJSONSchema(answerRegistry, { uri: reference, io: 'output' }).schemas
  return Object.fromEntries([
    ...Object.entries(written).map(([name, schema]) => [name, withoutKeywords(schema as JsonSchema)] as const),
    ...Object.entries(read).map(([name, schema]) => [name, open(withoutKeywords(schema as JsonSchema))] as const),
  ])
}

/** A body by reference where it has a name. */
export const bodySchema = (schema: z.core.$ZodType): JsonSchema => {
  const name = bodyRegistry.get(schema)?.id
  return name ? { $ref: reference(name) } : withoutKeywords(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema)
}

/** An answer by reference where it has a name. */
export const answerSchema = (schema: z.core.$ZodType): JsonSchema => {
  const name = answerRegistry.get(schema)?.id
  return name ? { $ref: reference(name) } : open(withoutKeywords(z.toJSONSchema(schema) as JsonSchema))
}

/** The fields of a query or path object by name, as they are after parsing: numbers as numbers, lists as lists. */
export function fieldSchemas(
  schema: z.core.$ZodType | undefined,
): { name: string; required: boolean; schema: JsonSchema }[] {
  if (schema === undefined) return []
  const object = z.toJSONSchema(schema, {
    // The one transformation without a schema of its own is the text of a boolean.
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'transform' ? { type: 'boolean' } : 'throw'),
  }) as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(object.properties ?? {}).map(([name, field]) => ({
    name,
    required: object.required?.includes(name) ?? false,
    schema: field,
  }))
}
