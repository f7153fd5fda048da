import type { I18n } from '@lingui/core'
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { FieldError } from '#api/contract/errors.ts'
import { isEmptyAt, issueErrors, sentenceWords } from './issue-words.ts'

/** How the values of a form become a body, and what the body must obey. */
export interface Judgement<Values, Body> {
  i18n: I18n
  /** The body that would be sent. */
  bodyOf: (values: Values) => Partial<Body>
  schema: () => Promise<z.ZodMiniType>
  /** Whether the deployment may have ids of another form than the contract's. */
  hasOwnIds?: () => Promise<boolean>
  /** What is well-formed but impossible in these values, by field of the form. */
  impossible?: ((values: Values) => readonly FieldError[]) | undefined
  /** Name of the form's field for a field of the body, where they differ. */
  placeOf: (field: string, values: Values) => string
}

// A form writes no names of its own: what the contract does not know was read from the deployment and goes back as it came.
const isOurs = ({ code }: z.core.$ZodIssue): boolean => code !== 'unrecognized_keys'

const isFormOfId = (issue: z.core.$ZodIssue, body: unknown): boolean =>
  issue.code === 'invalid_format' && issue.format === 'guid' && !isEmptyAt(body, issue.path)

/** Judges a form by the contract's own schema and the service's own rules, before anything is sent. */
export const contractResolver =
  <Values extends FieldValues, Body>(judge: Judgement<Values, Body>): Resolver<Values> =>
  async (values) => {
    const schema = await judge.schema()
    const body = judge.bodyOf(values)
    const parsed = schema.safeParse(body)
    const hasOwnIds = !parsed.success && ((await judge.hasOwnIds?.()) ?? false)
    const counts = (issue: z.core.$ZodIssue): boolean => isOurs(issue) && !(hasOwnIds && isFormOfId(issue, body))
    const complaints = [
      ...(parsed.success
        ? []
        : issueErrors(judge.i18n, parsed.error.issues.filter(counts), body).map(({ field, message }) => ({
            field: judge.placeOf(field, values),
            message,
          }))),
      ...(judge.impossible?.(values) ?? []).map(({ field, message }) => ({
        field,
        message: sentenceWords(judge.i18n, message),
      })),
    ]
    if (complaints.length === 0) return { values, errors: {} }
    const errors: FieldErrors<Values> = {}
    // The first complaint about a field is the one to act on.
    for (const { field, message } of complaints.toReversed()) set(errors, field, { type: 'contract', message })
    return { values: {}, errors }
  }
