import type { z } from 'zod/mini'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import { calm } from '../reading/lenient.ts'
import { idText, sameJson } from '../reading/json.ts'
import { elementOf, shapeOf } from '../reading/schema.ts'

/** What names an entry of a list among the others. */
const IDENTITIES = ['id', 'calendarId', 'email'] as const

const isSameEntry = (one: JsonObject, other: JsonObject): boolean =>
  IDENTITIES.some((name) => idText(one[name]) !== undefined && idText(one[name]) === idText(other[name]))

const wholeList = (element: z.core.$ZodType, raw: readonly unknown[], sent: readonly unknown[]): unknown[] =>
  sent.map((item) => {
    const same = raw.find((it) => sameJson(calm(element, it), item))
    if (same !== undefined) return same
    const before = isObject(item) ? raw.filter(isObject).find((it) => isSameEntry(it, item)) : undefined
    return before && isObject(item) ? wholeObject(element, before, item, false) : item
  })

const wholeValue = (type: z.core.$ZodType, raw: unknown, sent: unknown, isPartial: boolean): unknown => {
  if (sameJson(calm(type, raw), sent)) return raw
  const element = elementOf(type)
  if (element && Array.isArray(raw) && Array.isArray(sent)) return wholeList(element, raw, sent)
  return isObject(raw) && isObject(sent) && shapeOf(type) ? wholeObject(type, raw, sent, isPartial) : sent
}

/** An object as it is sent: what was changed, over everything that the deployment has there. */
const wholeObject = (type: z.core.$ZodType, raw: JsonObject, sent: JsonObject, isPartial: boolean): JsonObject => {
  const shape = shapeOf(type) ?? {}
  const whole: JsonObject = {}
  for (const [name, value] of Object.entries(raw)) {
    const field = shape[name]
    if (name in sent) whole[name] = field ? wholeValue(field, value, sent[name], false) : sent[name]
    // Without a partial form, a known field that is not sent was cleared; an unknown one stays.
    else if (!field || isPartial) whole[name] = value
  }
  for (const [name, value] of Object.entries(sent)) {
    const field = shape[name]
    // What reading made up for a missing field is no news to the deployment.
    const isMadeUp = field !== undefined && sameJson(calm(field, undefined), value)
    if (!(name in raw) && value !== null && !isMadeUp) whole[name] = value
  }
  return whole
}

/**
 * The body of an update with its nested objects and the entries of its lists whole: another deployment may replace what it
 * gets, so what is unknown here goes back as it came. `merged` names the objects of which only the changed fields are
 * given. `before` is the record under the contract's names.
 */
export const wholeBody = (
  type: z.core.$ZodType,
  before: JsonObject,
  body: JsonObject,
  merged: readonly string[],
): JsonObject => {
  const shape = shapeOf(type) ?? {}
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = shape[name]
      const isNested = field !== undefined && typeof value === 'object' && value !== null
      return [name, isNested && before[name] ? wholeValue(field, before[name], value, merged.includes(name)) : value]
    }),
  )
}

const withoutNulls = (type: z.core.$ZodType | undefined, value: unknown): unknown => {
  const [shape, element] = [shapeOf(type), elementOf(type)]
  if (Array.isArray(value) && element) return value.map((item: unknown) => withoutNulls(element, item))
  return isObject(value) && shape ? leanBody(type, value) : value
}

/** The body of a new record without what says nothing; what stands in free objects is left as it is. */
export const leanBody = (type: z.core.$ZodType | undefined, body: JsonObject): JsonObject => {
  const shape = shapeOf(type)
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, withoutNulls(shape?.[name], value)]],
    ),
  )
}

/** Paths of the nested fields that a body has and the contract has not, such as `template.theme`. */
export const unknownPaths = (type: z.core.$ZodType | undefined, body: JsonObject, path = ''): string[] => {
  const shape = shapeOf(type)
  return Object.entries(body).flatMap(([name, value]) => {
    const [field, here] = [shape?.[name], path + name]
    if (!field) return path !== '' && shape ? [here] : []
    const element = elementOf(field)
    const inner = element && Array.isArray(value) ? value.filter(isObject) : isObject(value) ? [value] : []
    const paths = inner.flatMap((it) =>
      shapeOf(element ?? field) ? unknownPaths(element ?? field, it, `${here}.`) : [],
    )
    return [...new Set(paths)]
  })
}

const without = (value: unknown, path: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, path))
  const [name, ...rest] = path
  if (!isObject(value) || name === undefined || !(name in value)) return value
  const { [name]: inner, ...others } = value
  return rest.length === 0 ? others : { ...others, [name]: without(inner, rest) }
}

/** A body without fields by their paths; of a list, without them in every entry. */
export const withoutPaths = (body: JsonObject, paths: Iterable<string>): JsonObject => {
  let left: unknown = body
  for (const path of paths) left = without(left, path.split('.'))
  return isObject(left) ? left : body
}
