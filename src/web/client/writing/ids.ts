import type { z } from 'zod/mini'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import { elementOf, isId, shapeOf } from '../reading/schema.ts'

/** What answers taught about ids that are numbers in a deployment's JSON: texts everywhere in the dashboard. */
export interface GivenIds {
  /** Ids that came as numbers. */
  numbers: Set<string>
  /** By the name of a field: whether its ids came as numbers; the latest answer counts. */
  fields: Map<string, boolean>
}

/** Nothing learnt yet. */
export const noGivenIds = (): GivenIds => ({ numbers: new Set(), fields: new Map() })

const learnOne = (name: string, value: unknown, given: GivenIds): void => {
  if (typeof value === 'number') given.numbers.add(String(value))
  if (typeof value === 'number' || typeof value === 'string') given.fields.set(name, typeof value === 'number')
}

/** Remembers which ids of an answer were numbers. */
export const learnIds = (type: z.core.$ZodType, raw: JsonObject, given: GivenIds): void => {
  for (const [name, field] of Object.entries(shapeOf(type) ?? {})) {
    const value = raw[name]
    const element = elementOf(field)
    if (value === undefined || value === null) continue
    if (isId(field)) learnOne(name, value, given)
    else if (isObject(value)) learnIds(field, value, given)
    else if (element && Array.isArray(value)) {
      for (const item of value as unknown[]) {
        if (isId(element)) learnOne(name, item, given)
        else if (isObject(item)) learnIds(element, item, given)
      }
    }
  }
}

const givenId = (name: string, value: unknown, { numbers, fields }: GivenIds): unknown => {
  if (typeof value !== 'string' || String(Number(value)) !== value) return value
  return (fields.get(name) ?? numbers.has(value)) ? Number(value) : value
}

/** Names of ids in bodies that no answer has. */
const ID_NAME = /Ids?$/

const asGivenAt = (name: string, type: z.core.$ZodType | undefined, value: unknown, given: GivenIds): unknown => {
  const element = elementOf(type)
  if (Array.isArray(value)) return value.map((item: unknown) => asGivenAt(name, element ?? type, item, given))
  if (isObject(value)) return shapeOf(type) ? idsAsGiven(type, value, given) : value
  return isId(type) || (type === undefined && ID_NAME.test(name)) ? givenId(name, value, given) : value
}

/** A body with every id as the deployment gives it: a number where it came as one. */
export const idsAsGiven = (type: z.core.$ZodType | undefined, body: JsonObject, given: GivenIds): JsonObject => {
  if (given.numbers.size === 0) return body
  const shape = shapeOf(type)
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, asGivenAt(name, shape?.[name], value, given)]),
  )
}
