import { sameJson } from '../../client/reading/json.ts'

export { ownField, sameJson } from '../../client/reading/json.ts'

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

/** Whether anything in a part of a form differs from what is stored; lists and groups are told of part by part. */
const isTouched = (part: unknown): boolean =>
  typeof part === 'object' && part !== null ? Object.values(part).some(isTouched) : part === true

/** What the changed fields of a form are called, from what the form knows of them. */
export const changedLabels = (dirtyFields: object, labels: Readonly<Record<string, string>>): string[] =>
  Object.entries(dirtyFields).flatMap(([name, part]) => (isTouched(part) ? (labels[name] ?? name) : []))
