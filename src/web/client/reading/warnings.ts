import { replaceEqualDeep } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { isReadable } from './lenient.ts'

/** Where a record carries the names of fields for which a value stands in; copies of the record carry it along. */
const STOOD_IN = Symbol('fields for which a value stands in')

type Marked = { readonly [STOOD_IN]?: ReadonlySet<string> }

/**
 * Whether the deployment told a field of a record. Where it did not, a value stands in with which the dashboard can go
 * on working, such as a duration of half an hour; nobody may read it as a fact.
 */
export const isTold = <Rec extends object>(record: Rec, field: keyof Rec & string): boolean =>
  !(record as Marked)[STOOD_IN]?.has(field)

/** A field of a record, or undefined where the deployment did not tell it. */
export const toldOf = <Rec extends object, Field extends keyof Rec & string>(
  record: Rec,
  field: Field,
): Rec[Field] | undefined => (isTold(record, field) ? record[field] : undefined)

const mayBeMissing = (type: z.core.$ZodType): boolean =>
  ['optional', 'nullable', 'default'].includes((type as z.core.$ZodTypes)._zod.def.type)

const required = new WeakMap<Row, readonly (readonly [name: string, type: z.core.$ZodType])[]>()

const requiredOf = (row: Row) => {
  const known = required.get(row)
  if (known) return known
  const { def } = (row.answer as z.core.$ZodTypes)._zod
  const found = def.type === 'object' ? Object.entries(def.shape).filter(([, type]) => !mayBeMissing(type)) : []
  required.set(row, found)
  return found
}

/** The names of fields that every answer of a row should have and this one has not. */
export const missingFields = (row: Row, given: JsonObject): ReadonlySet<string> => {
  const isMissing = (value: unknown, type: z.core.$ZodType): boolean =>
    value === undefined || value === null || !isReadable(type, value)
  return new Set(requiredOf(row).flatMap(([name, type]) => (isMissing(given[name], type) ? [name] : [])))
}

/** Notes on a record which of its fields a value stands in for. */
export const markStoodIn = (record: unknown, fields: ReadonlySet<string>): unknown =>
  isObject(record) && fields.size > 0 ? Object.assign(record, { [STOOD_IN]: fields }) : record

const carry = (from: unknown, to: unknown): void => {
  if (!isObject(from) || !isObject(to) || from === to) return
  const { [STOOD_IN]: fields } = from as Marked
  if ((to as Marked)[STOOD_IN] === fields) return
  if (fields) Object.assign(to, { [STOOD_IN]: fields })
  else delete (to as { [STOOD_IN]?: unknown })[STOOD_IN]
}

/** Keeps what has not changed between two answers as the very same object, with the marks of the newer one. */
export const shareTold = (before: unknown, after: unknown): unknown => {
  const shared: unknown = replaceEqualDeep(before, after)
  carry(after, shared)
  if (isObject(after) && isObject(shared) && Array.isArray(after.items) && Array.isArray(shared.items)) {
    const { items } = shared
    after.items.forEach((item, index) => carry(item, items[index]))
  }
  return shared
}
