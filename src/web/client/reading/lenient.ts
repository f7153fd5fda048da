import type { z } from 'zod/mini'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'

/** Stands where a deployment leaves out a time that every resource of the specification has. */
export const UNKNOWN_TIME = '1970-01-01T00:00:00.000Z'

const instant = (value: unknown): string | undefined => {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  // A time without an offset would be read in this device's zone; answers are UTC (interface, section 1).
  const bare = typeof value === 'string' && /T[\d:.]+$/.test(value)
  const at = new Date(bare ? `${value}Z` : value)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? `${value}` : undefined

const asNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

const asBoolean = (value: unknown): boolean | undefined => {
  if (value === 'true' || value === 1) return true
  if (value === 'false' || value === 0) return false
  return typeof value === 'boolean' ? value : undefined
}

const objectOf = (shape: Readonly<Record<string, z.core.$ZodType>>, value: unknown): JsonObject | undefined => {
  if (!isObject(value)) return undefined
  const read: JsonObject = { ...value }
  for (const [name, field] of Object.entries(shape)) {
    const found = calm(field, value[name])
    if (found === undefined) delete read[name]
    else read[name] = found
  }
  return read
}

/** The value in the schema's type, or undefined where it is something else altogether. */
const fitting = (schema: z.core.$ZodTypes, value: unknown): unknown => {
  const def = schema._zod.def
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format === 'datetime' ? instant(value) : asText(value)
    case 'number':
      return asNumber(value)
    case 'boolean':
      return asBoolean(value)
    case 'enum':
      return asText(value)
    case 'array':
      return Array.isArray(value) ? value.map((item) => calm(def.element, item)) : undefined
    case 'record':
      return isObject(value) ? value : undefined
    case 'object':
      return objectOf(def.shape, value)
    default:
      return value
  }
}

const standIn = (schema: z.core.$ZodTypes): unknown => {
  const def = schema._zod.def
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format === 'datetime' ? UNKNOWN_TIME : ''
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'enum':
      return Object.values(def.entries)[0]
    case 'array':
      return []
    case 'record':
      return {}
    case 'object':
      return objectOf(def.shape, {})
    default:
      return undefined
  }
}

/**
 * Reads a value leniently by the contract's schema: a missing or misfit field becomes null, empty or the first of its
 * choices; fields and choices that the contract does not know are kept as they came.
 */
export const calm = (type: z.core.$ZodType, value: unknown): unknown => {
  // Every schema of the contract is one of zod's own.
  const schema = type as z.core.$ZodTypes
  const def = schema._zod.def
  switch (def.type) {
    case 'nullable':
      return value === null || value === undefined ? null : (fittingInner(def.innerType, value) ?? null)
    case 'optional':
      return value === undefined
        ? undefined
        : value === null
          ? nullWhereAllowed(def.innerType)
          : calm(def.innerType, value)
    case 'default':
      return value === undefined || value === null ? def.defaultValue : calm(def.innerType, value)
    default:
      return fitting(schema, value) ?? standIn(schema)
  }
}

const fittingInner = (type: z.core.$ZodType, value: unknown): unknown => fitting(type as z.core.$ZodTypes, value)

const nullWhereAllowed = (type: z.core.$ZodType): null | undefined =>
  (type as z.core.$ZodTypes)._zod.def.type === 'nullable' ? null : undefined

/** Whether a value is of the kind that the schema wants; what is inside of lists and objects is not looked at. */
export const isReadable = (type: z.core.$ZodType, value: unknown): boolean => {
  const schema = type as z.core.$ZodTypes
  switch (schema._zod.def.type) {
    case 'array':
      return Array.isArray(value)
    case 'object':
    case 'record':
      return isObject(value)
    default:
      return fitting(schema, value) !== undefined
  }
}
