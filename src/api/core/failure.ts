import { type RefusalSentence, refusalSentence, type SentenceValues } from '../contract/refusal-sentences.ts'
import type { FieldError, Refusal } from '../contract/errors.ts'

/** A refusal on its way to the caller: what happened, to which field, what to do next. */
export class Failure extends Error {
  override readonly name = 'Failure'
  /** Seconds after which another try makes sense; undefined where nobody can say. */
  readonly retryAfter: number | undefined

  constructor(
    readonly refusal: Refusal,
    /** A sentence for people; becomes the answer's `description`. */
    readonly description: string,
    readonly errors: readonly FieldError[] = [],
    /** `cause` is for the log and never reaches the caller. */
    { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {},
  ) {
    super(description, { cause })
    this.retryAfter = retryAfter
  }
}

/** A 404 in words. */
export const notFound = (noun: string): Failure => new Failure('notFound', refusalSentence('noSuch', { noun }))

/** A 422 about a list whose answer would be too large to hold. */
export const listTooLarge = (bytes: number): Failure => {
  const message = `would make an answer of more than ${Math.round(bytes / 1024 / 1024)} MiB: ask for fewer at once, page by page`
  return new Failure('unprocessable', `limit ${message}.`, [{ field: 'limit', message }])
}

/** A 409 in words. */
export const conflict = (description: string): Failure => new Failure('conflict', description)

/** A 409 in a sentence that clients can say in another language. */
export const conflictOf = <Name extends RefusalSentence>(name: Name, values: SentenceValues<Name>): Failure =>
  conflict(refusalSentence(name, values))

/** The refusal to take from an organization its last key that administers it for good. */
export const lastAdminKey = (): Failure => conflictOf('lastAdminKey', {})

/** A 422 about one field. */
export const unprocessable = (field: string, message: string, description = `${field} ${message}.`): Failure =>
  new Failure('unprocessable', description, [{ field, message }])

/** A 400 about one field. */
export const badRequest = (field: string, message: string): Failure =>
  new Failure('badRequest', `${field} ${message}.`, [{ field, message }])
