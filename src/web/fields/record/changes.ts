const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field of an object's own: nothing is inherited by JSON, not even under the name `__proto__`. */
export const ownField = (fields: Readonly<Record<string, unknown>>, name: string): unknown =>
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

/** The fields of a body that are not as before: all that an update sends (PUT is partial everywhere). */
export const changedFields = <Body extends object>(before: Body, after: Body): Partial<Body> =>
  // Every entry is one of `after`'s own.
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !sameJson((before as Record<string, unknown>)[name], value)),
  ) as Partial<Body>

const saysNothing = (value: unknown): boolean => value === null || value === undefined

/** The fields of a body that say something: what a create sends, so that the service's defaults hold for the rest. */
export const givenFields = <Body extends object>(body: Body): Body =>
  // What is left out is optional: a required field that says nothing is refused by the schema.
  Object.fromEntries(Object.entries(body).filter(([, value]) => !saysNothing(value))) as Body

/** Text as a body says it: trimmed, and null where there is none. */
export const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** An object without the fields that say nothing, for entries of lists, which are replaced whole. */
export const withoutBlanks = <T extends object>(entry: T): T =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => !saysNothing(value) && value !== '')) as T
