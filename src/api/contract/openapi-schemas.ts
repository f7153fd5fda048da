import { z } from 'zod/mini'
import { appointmentV1, appointmentV2, blockSlot, cancelAppointment, maskGuests } from './appointments.ts'
import { createAppointmentV1, createAppointmentV2, updateAppointmentV1, updateAppointmentV2 } from './appointments.ts'
import { documented } from './documented.ts'
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

/** Answers of which a caller may ask for some fields only. */
const narrowed = { AppointmentV2: appointmentV2 }
const partOf = (name: string): string => `${name}Part`

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

const fieldOf = (schema: JsonSchema | undefined, name: string): JsonSchema =>
  (schema?.properties as Record<string, JsonSchema> | undefined)?.[name] ?? {}

const filled = (schema: JsonSchema): JsonSchema =>
  Array.isArray(schema.anyOf) ? ((schema.anyOf as JsonSchema[]).find((it) => it.type !== 'null') ?? schema) : schema

/** An object that has the fields of these paths, each said once more, so that typed callers must give them. */
const withPaths = (schema: JsonSchema, paths: readonly string[]): JsonSchema => {
  const heads = [...new Set(paths.map((path) => path.split('.')[0] ?? path))]
  const properties = heads.map((head) => {
    const rest = paths.filter((path) => path.startsWith(`${head}.`)).map((path) => path.slice(head.length + 1))
    const field = filled(fieldOf(schema, head))
    return [head, rest.length > 0 ? withPaths(field, rest) : field] as const
  })
  return { type: 'object', required: heads, properties: Object.fromEntries(properties) }
}

type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>

/** Adds what `documented` knows. */
const document: Override = ({ zodSchema, jsonSchema }) => {
  const { description, known, needs } = documented.get(zodSchema) ?? {}
  if (description !== undefined) jsonSchema.description = description
  if (known) jsonSchema.enum = [...known]
  if (needs) Object.assign(jsonSchema, { anyOf: needs.map((paths) => withPaths(jsonSchema as JsonSchema, paths)) })
}

/** The named schemas: bodies as they are written, answers as they are read, and as they are read in part. */
export function componentSchemas(): Record<string, JsonSchema> {
  const written = z.toJSONSchema(bodyRegistry, { uri: reference, io: 'input', override: document }).schemas
  const read = z.toJSONSchema(answerRegistry, { uri: reference, io: 'output' }).schemas
  return Object.fromEntries([
    ...Object.entries(written).map(([name, schema]) => [name, withoutKeywords(schema as JsonSchema)] as const),
    ...Object.entries(read).flatMap(([name, schema]) => {
      const whole = open(withoutKeywords(schema as JsonSchema))
      const part = name in narrowed ? [[partOf(name), { ...whole, required: ['id'] }] as const] : []
      return [[name, whole] as const, ...part]
    }),
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

/** What a list answers where the caller may have narrowed it down. */
export const narrowedSchema = (schema: z.core.$ZodType): JsonSchema => {
  const name = answerRegistry.get(schema)?.id
  return name === undefined || !(name in narrowed)
    ? answerSchema(schema)
    : { anyOf: [{ $ref: reference(name) }, { $ref: reference(partOf(name)) }] }
}

/** The fields of a query or path object by name, as they are after parsing: numbers as numbers, lists as lists. */
export function fieldSchemas(
  schema: z.core.$ZodType | undefined,
): { name: string; required: boolean; schema: JsonSchema }[] {
  if (schema === undefined) return []
  const object = z.toJSONSchema(schema, {
    override: document,
    // The one transformation without a schema of its own is the text of a boolean.
    unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'transform' ? { type: 'boolean' } : 'throw'),
  }) as { properties?: Record<string, JsonSchema>; required?: string[] }
  return Object.entries(object.properties ?? {}).map(([name, field]) => ({
    name,
    required: object.required?.includes(name) ?? false,
    schema: field,
  }))
}
