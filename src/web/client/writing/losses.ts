import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { sameJson } from '../reading/json.ts'
import { shapeOf } from '../reading/schema.ts'
import type { RememberedRecord } from './record-memory.ts'

/** Fields that a deployment lost when others were changed. */
export interface FieldLoss {
  row: Row
  /** Their names; a nested one with the name of its object before it, such as `template.name`. */
  fields: readonly string[]
  /** Writes them back as they were, and answers whether they are there again. */
  restore: () => Promise<boolean>
}

/** Fields that nobody writes: they come and go with what the deployment does. */
const KEPT_BY_SERVICE = new Set(['id', '_id', '__v', 'publicId', 'version', 'createdAt', 'updatedAt', 'deletedAt'])

/** What a deployment may rightly clear when a field is written: a status ends a hold, another file has other bytes. */
const FOLLOWS: Readonly<Record<string, RegExp>> = {
  status: /^(subStatus|blocked\w*|cancel\w*)$/,
  state: /^(subStatus|blocked\w*|cancel\w*)$/,
  calendarIds: /^calendars?(Ids?)?$/,
  calendarId: /^calendars?(Ids?)?$/,
  serviceId: /^service$/,
  model: /^voting$/,
  typeId: /^(type|serviceType)$/,
  url: /^(size|sha256|format|type|width|height|duration|status\w*|uploadUrl|\w*[tT]humbnail\w*)$/,
}

const says = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== false &&
  !(typeof value === 'object' && Object.keys(value).length === 0)

const isWritable = (row: Row, name: string): boolean => name in (shapeOf(row.body) ?? {}) || name in (row.aliases ?? {})

const isGone = (row: Row, name: string, after: JsonObject): boolean =>
  // Null is a loss only of what somebody wrote; of anything else it is the deployment's own affair.
  after[name] === undefined || (after[name] === null && isWritable(row, name))

const lostInside = (name: string, sent: JsonObject, before: unknown, after: unknown): string[] => {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}]
  return Object.keys(sent)
    .filter((key) => says(sent[key]) && sameJson(sent[key], was[key]) && (is[key] === undefined || is[key] === null))
    .map((key) => `${name}.${key}`)
}

/**
 * The fields that a record had before an update and has no longer, though the update was not about them. All three in the
 * deployment's own names.
 */
export const lostFields = (row: Row, before: RememberedRecord, sent: JsonObject, after: JsonObject): string[] => {
  const follows = Object.keys(sent).flatMap((name) => {
    const sure = FOLLOWS[name] ?? FOLLOWS[row.aliases?.[name] ?? '']
    return sure ? [sure] : []
  })
  const names = new Set(Object.keys(sent).map((name) => row.aliases?.[name] ?? name))
  const untouched = Object.keys(before.raw).filter(
    (name) =>
      !(name in sent) &&
      !names.has(row.aliases?.[name] ?? name) &&
      !KEPT_BY_SERVICE.has(name) &&
      // A list may show what one record does not: of its fields only those count that can be written.
      (before.isWhole || isWritable(row, name)) &&
      !follows.some((pattern) => pattern.test(name)),
  )
  return [
    ...untouched.filter((name) => says(before.raw[name]) && isGone(row, name, after)),
    ...Object.entries(sent).flatMap(([name, value]) =>
      isObject(value) ? lostInside(name, value, before.raw[name], after[name]) : [],
    ),
  ]
}
