import { isObject, type JsonObject } from '#api/contract/json-object.ts'

/** The value of a JSON text, or undefined where it is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A field of an object's own: nothing is inherited by JSON, not even under the name `__proto__`. */
export const ownField = (fields: Readonly<JsonObject>, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** Whether two JSON values say the same; the order of an object's fields says nothing, and an undefined one is none. */
export const sameJson = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => sameJson(item, other[index]))
  }
  if (!isObject(one) || !isObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    sameJson(ownField(one, name), ownField(other, name)),
  )
}

/** The text of an id, which some deployments give as a number; undefined for anything else. */
export const idText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined
