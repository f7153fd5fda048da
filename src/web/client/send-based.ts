import type { JsonObject } from '#api/contract/json-object.ts'
import { ApiError, errorFacts, isApiError } from './api-error.ts'
import { answerOf, type CallData } from './call-data.ts'
import type { Api } from './create-api.ts'
import { type Attempt, isStoredAs, readTouched, sendCall } from './send-call.ts'

/** What a kept call was made of. */
export interface CallBasis {
  /** The fields that the call goes by, as they were read. */
  readonly basis: JsonObject
  /** Says that fields of the record are other ones by now. */
  readonly changedWords: (fields: readonly string[]) => string
}

/**
 * Makes a kept call that is based on a version of its record. Where there is another version meanwhile the record is read anew: the call is
 * made on that one if the fields that it goes by are still what they were, and refused with the names of those that are not.
 */
export async function sendBased(
  api: Api,
  data: CallData,
  attempt: Attempt,
  look: CallData | undefined,
  { basis, changedWords }: CallBasis,
): Promise<unknown> {
  try {
    return await sendCall(api, data, attempt, look)
  } catch (error) {
    const { ifVersion } = data.input
    if (!ifVersion || !isApiError(error) || error.kind !== 'conflict') throw error
    const stored = await readTouched(api, data, look, attempt.signal)
    const { version } = answerOf(stored)
    if (version === undefined || version === ifVersion) throw error
    const changed = Object.keys(basis).filter((name) => !isStoredAs({ [name]: basis[name] ?? null }, stored))
    if (changed.length > 0) throw new ApiError({ ...errorFacts(error), description: changedWords(changed) })
    // Under the first key the service would answer what it answered then.
    const again = { ...attempt, idempotencyKey: crypto.randomUUID() }
    return sendCall(api, { ...data, input: { ...data.input, ifVersion: version } }, again, look)
  }
}
