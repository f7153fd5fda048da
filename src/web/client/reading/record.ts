import { isObject, type JsonObject } from '#api/contract/json-object.ts'
import type { Row } from '#api/contract/operation.ts'
import { idText } from './json.ts'
import { shapeOf } from './schema.ts'

const IDS = ['id', '_id', 'publicId', 'accessKeyId'] as const
/** Words that an answer may say of itself, so that they do not tell a record. */
const OF_ANSWERS = new Set<string>([...IDS, 'status', 'state', 'description', 'type', 'version', 'name', 'title'])

const hasId = (value: JsonObject): boolean => IDS.some((name) => idText(value[name]) !== undefined)

const fieldsOf = (row: Row): string[] => [...Object.keys(shapeOf(row.answer) ?? {}), ...Object.keys(row.aliases ?? {})]

/** Whether an object names a field of its resource; fields left aside that any answer could have. */
const isTold = (row: Row, value: JsonObject): boolean =>
  fieldsOf(row).some((name) => !OF_ANSWERS.has(name) && value[name] !== undefined)

/** Whether an object says more of a record than which one it is, where there is more to say. */
export const saysMore = (row: Row, value: JsonObject): boolean => {
  const others = fieldsOf(row).filter((name) => !IDS.some((id) => id === name))
  return others.length === 0 || others.some((name) => value[name] !== undefined)
}

const envelopesOf = ({ resource }: Row): string[] => [
  'data',
  'result',
  'item',
  'record',
  'payload',
  resource.replace(/s$/, ''),
]

/**
 * The record in a single answer: the body itself, or what clearly is a record in an envelope. Undefined where the answer
 * says nothing, or something else.
 */
export const recordIn = (row: Row, body: unknown, depth = 2): JsonObject | undefined => {
  if (Array.isArray(body)) return body.length === 1 && depth < 2 ? recordIn(row, body[0], 0) : undefined
  if (!isObject(body)) return undefined
  if (hasId(body)) return body
  if (depth > 0) {
    for (const name of envelopesOf(row)) {
      const inner = recordIn(row, body[name], depth - 1)
      if (inner) return inner
    }
  }
  // Some leave the id out, which the address has told.
  return isTold(row, body) ? body : undefined
}
