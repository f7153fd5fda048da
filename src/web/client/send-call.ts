import { ApiError, isApiError, UNSETTLED } from './api-error.ts'
import { answerOf, type CallData, rowOf } from './call-data.ts'
import type { Api } from './create-api.ts'
import { untyped } from './untyped.ts'

/** What a repeated call may know of its first try. */
export interface Attempt {
  readonly signal: AbortSignal
  readonly idempotencyKey: string
  /** An earlier try of this call was sent and never answered. */
  readonly again: boolean
}

/** Whether all that `one` says is stored so in `other`, which may say more. */
export const isStoredAs = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'string' && typeof other === 'string') {
    // One instant has several spellings.
    return one === other || (one.includes('T') && Date.parse(one) === Date.parse(other))
  }
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  return Object.entries(one).every(([name, value]) => isStoredAs(value, (other as Record<string, unknown>)[name]))
}

/** Whether a record is as a change that was based on a version would have left it. */
const isAsLeft = (stored: unknown, { body, ifVersion }: CallData['input']): boolean =>
  isStoredAs(body ?? {}, stored) && (!ifVersion || answerOf(stored).version === ifVersion + 1)

/** Whether a failed reading says nothing about the record: it may be asked for later. */
const isUntold = (error: unknown): boolean =>
  isApiError(error) && (UNSETTLED.includes(error.kind) || error.kind === 'rate')

/** The record that a call is about, as it is stored now; undefined where there is no way to read it. */
export const readTouched = async (
  api: Api,
  data: CallData,
  look: CallData | undefined,
  signal: AbortSignal,
): Promise<unknown> => {
  const [group = ''] = data.operation.split('.')
  const { params = {} } = data.input
  const reading = look ?? { operation: `${group}.get`, input: { params } }
  const get = rowOf(reading)
  return get?.method === 'GET' ? untyped(api)(get, { ...reading.input, signal }) : undefined
}

/** The record of a call whose first try may have been carried out, where it was; undefined where it was not. */
const carriedOut = async (api: Api, data: CallData, look: CallData | undefined, signal: AbortSignal) => {
  const row = rowOf(data)
  if (row?.method === 'DELETE') return {}
  const stored = await readTouched(api, data, look, signal)
  if (stored === undefined) return undefined
  if (row?.method === 'PUT') return isAsLeft(stored, data.input) ? stored : undefined
  const { status } = stored as { status?: string }
  return data.operation.endsWith('.cancel') && status === 'cancelled' ? stored : undefined
}

/**
 * Makes a kept call once. Where its first try was not answered it is repeated under the same key; a refusal that only
 * says that it was carried out already counts as its success, found out by reading the record (with `look`, where the
 * contract's own reading of that resource needs more than the id).
 */
export async function sendCall(api: Api, data: CallData, attempt: Attempt, look?: CallData): Promise<unknown> {
  const row = rowOf(data)
  if (!row) throw new ApiError({ kind: 'not-found', description: `${data.operation} is not part of this version.` })
  const { signal, idempotencyKey, again } = attempt
  const call = untyped(api)
  try {
    // The runner waits and repeats in the sight of the person; the client must not do so unseen.
    return await call(row, { ...data.input, signal, retries: 0, ...(row.method === 'POST' && { idempotencyKey }) })
  } catch (error) {
    const tellsOfFirst = isApiError(error) && (error.kind === 'conflict' || error.kind === 'not-found')
    if (!again || !tellsOfFirst) throw error
    const found = await carriedOut(api, data, look, signal).catch((failed: unknown) => {
      // Whether the first try was carried out is not known yet; a refusal would say that it was not.
      if (isUntold(failed)) throw failed
    })
    if (found === undefined) throw error
    return found
  }
}
