import type { z } from 'zod/mini'
import type { FieldError } from './errors.ts'

type Issue = z.core.$ZodIssue

const NOUNS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

const FORMATS: Record<string, string> = {
  guid: 'must be a UUID',
  uuid: 'must be a UUID',
  datetime: 'must be an ISO 8601 date and time with Z or an offset, such as 2026-03-29T09:00:00Z',
  date: 'must be a date such as 2026-03-29',
  email: 'must be an e-mail address',
}

const size = (issue: { origin: string }, bound: string): string => {
  if (issue.origin === 'string') return `must have ${bound} characters`
  if (issue.origin === 'array') return `must have ${bound} entries`
  return `must be ${bound}`
}

const sentence = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${NOUNS[issue.expected] ?? issue.expected}`
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin === 'string'
        ? 'must not be empty'
        : size(issue, `at least ${issue.minimum}`)
    case 'too_big':
      return size(issue, `at most ${issue.maximum}`)
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'has the wrong format'
    case 'unrecognized_keys':
      return 'is not a field of this body'
    default:
      return 'is not valid'
  }
}

const OWN_WORDS = /^(must|needs|is|has) /

/** Turns the issues of a failed parse into one readable line per field, for the `errors` of a 400. */
export const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  // A whole number that is too large is told twice: by its kind and by its bound.
  once(errorsOf(issues))

const once = (errors: readonly FieldError[]): FieldError[] => [
  ...new Map(errors.map((error) => [`${error.field} ${error.message}`, error])).values(),
]

const errorsOf = (issues: readonly Issue[]): FieldError[] =>
  issues.flatMap((issue): FieldError[] => {
    const path = issue.path.map(String)
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: sentence(issue) }))
    }
    const message = OWN_WORDS.test(issue.message) ? issue.message : sentence(issue)
    return [{ field: path.join('.'), message }]
  })
