import type { FieldError } from '#api/contract/errors.ts'
import { isObject } from '#api/contract/json-object.ts'
import { parseJson } from './json.ts'

/** What an error answer says, whichever shape it has. */
export interface ErrorReading {
  code: string
  description: string
  /** Epoch milliseconds. */
  timestamp: number | undefined
  fieldErrors: FieldError[]
}

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('; ')
  if (isObject(value)) return textOf(value.message ?? value.description)
  return ''
}

const LEADING_FIELD = /^(?:property |"|')?([A-Za-z_][\w.]*)["']?:? (?=must|should|is|has|needs|cannot)/

const fieldError = (entry: unknown): FieldError[] => {
  if (typeof entry === 'string') {
    const field = LEADING_FIELD.exec(entry)?.[1]
    return field === undefined ? [] : [{ field, message: entry }]
  }
  if (!isObject(entry)) return []
  const field = entry.field ?? entry.property ?? entry.path
  const message = textOf(entry.message ?? entry.constraints ?? entry)
  const name = Array.isArray(field) ? field.join('.') : field
  return typeof name === 'string' ? [{ field: name, message: message || 'is not valid' }] : []
}

const fieldErrors = (errors: unknown): FieldError[] => {
  if (Array.isArray(errors)) return errors.flatMap(fieldError)
  if (!isObject(errors)) return []
  return Object.entries(errors).map(([field, message]) => ({ field, message: textOf(message) || 'is not valid' }))
}

/**
 * Reads an error answer: `{ code, timestamp, path, description, errors }` (specification 7), the other documented
 * `{ statusCode, message, error }`, plain text, or nothing.
 */
export const readErrorBody = (text: string): ErrorReading => {
  const body = parseJson(text)
  if (!isObject(body)) {
    const plain = typeof body === 'string' ? body : text.trim()
    const readable = plain.length <= 300 && !plain.startsWith('<') ? plain : ''
    return { code: '', description: readable, timestamp: undefined, fieldErrors: [] }
  }
  const nested = isObject(body.error) ? body.error : {}
  const said = body.description ?? body.message ?? nested.message ?? body.detail ?? body.title ?? body.error
  const code = body.code ?? nested.code ?? body.error
  const timestamp = Date.parse(textOf(body.timestamp))
  const named = fieldErrors(body.errors ?? nested.errors)
  return {
    code: typeof code === 'string' ? code : '',
    description: textOf(said),
    timestamp: Number.isNaN(timestamp) ? undefined : timestamp,
    fieldErrors: named.length > 0 || !Array.isArray(body.message) ? named : fieldErrors(body.message),
  }
}
