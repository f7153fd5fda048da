import type { I18n } from '@lingui/core'
import type { FieldError } from '#api/contract/errors.ts'
import { fieldErrors } from '#api/contract/issues.ts'
import type { z } from 'zod/mini'
import { capital } from '../../i18n/capital.ts'

type Issue = z.core.$ZodIssue

/** Sentences of the contract and of the rules about single fields, so that the catalogues hold them. */
export const SENTENCES: readonly string[] = [
  /*i18n*/ 'is required',
  /*i18n*/ 'must not be empty',
  /*i18n*/ 'is not valid',
  /*i18n*/ 'has the wrong format',
  /*i18n*/ 'must be a UUID',
  /*i18n*/ 'must be an e-mail address',
  /*i18n*/ 'must be a whole number',
  /*i18n*/ 'must be a number',
  /*i18n*/ 'must be text',
  /*i18n*/ 'must be an object',
  /*i18n*/ 'must be a date such as 2026-03-29',
  /*i18n*/ 'must be at most 16 KiB',
  /*i18n*/ 'must be at most 64 KiB',
  /*i18n*/ 'must be a colour such as #2a7f9e',
  /*i18n*/ 'must be a media type such as image/png',
  /*i18n*/ 'must be 64 hexadecimal digits',
  /*i18n*/ 'must be lower-case words joined by hyphens, such as first-visit',
  /*i18n*/ 'must be an https:, http: or absolute path of this service',
  /*i18n*/ 'must be after the start of the range',
  /*i18n*/ 'must be after the start',
  /*i18n*/ 'must be before 24:00',
  /*i18n*/ 'must come in order',
  /*i18n*/ 'must not overlap the range before it',
  /*i18n*/ 'must not be before the first day',
  /*i18n*/ 'must not be more than maxTimeToSchedule',
  /*i18n*/ 'is there twice',
  /*i18n*/ 'isn’t a zone',
]

/** What a rule says of a format without a way for its bytes, with the formats that have one (`core/operations/multimedia`). */
const UPLOADABLE = /^cannot be uploaded: give a url, or one of (.+)$/

/** What is wrong with a field, as a sentence in the reader's language where it is known; else as the service said it. */
export const sentenceWords = (i18n: I18n, message: string): string => {
  const formats = UPLOADABLE.exec(message)?.[1]
  return formats === undefined
    ? capital(i18n._(message))
    : i18n._('Files in this format can’t be uploaded. Enter a URL, or one of these formats: {formats}.', { formats })
}

/** Whether a body says nothing where a schema complains of its form: an empty choice is no malformed id. */
export const isEmptyAt = (body: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>((value, key) => (value instanceof Object ? Reflect.get(value, key) : undefined), body) === ''

/** A complaint of a schema about a field, with its bound in the reader's language. */
const issueWords = (i18n: I18n, issue: Issue, body: unknown): string | undefined => {
  if (issue.code === 'invalid_format' && isEmptyAt(body, issue.path)) return i18n._('is required')
  // The input of what is simply not there is null in a form.
  if (issue.code === 'invalid_type' && issue.input == null) return i18n._('is required')
  if (issue.code === 'too_big') {
    const values = { limit: Number(issue.maximum) }
    if (issue.origin === 'string') return i18n._('must have at most {limit} characters', values)
    if (issue.origin === 'array') return i18n._('must have at most {limit} entries', values)
    return i18n._('must be at most {limit}', values)
  }
  if (issue.code === 'too_small' && issue.origin !== 'string') {
    return i18n._('must be at least {limit}', { limit: Number(issue.minimum) })
  }
  return undefined
}

/** The issues of a failed parse of a body, one line per field in the reader's language. */
export const issueErrors = (i18n: I18n, issues: readonly Issue[], body?: unknown): FieldError[] =>
  issues.flatMap((issue) =>
    fieldErrors([issue]).map(({ field, message }) => ({
      field,
      message: sentenceWords(i18n, issueWords(i18n, issue, body) ?? message),
    })),
  )
