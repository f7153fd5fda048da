import { fillPath, queryPairs, queryString, type QueryValues } from '#api/contract/query-string.ts'
import type { Row } from '#api/contract/operation.ts'
import { webDigest } from '#api/signing/digest.ts'
import { signRequest } from '#api/signing/sign.ts'
import { ApiError, kindOfStatus } from './api-error.ts'
import type { Wire } from './exchange.ts'
import type { AnyInput } from './input.ts'
import { readErrorBody } from './reading/error-body.ts'
import { retryAfterSeconds } from './retry.ts'

/**
 * Opens an answer that has no end, such as the feed of changes: signed like any other call, and given up only by the
 * caller's signal. Throws an `ApiError` where it is refused or nothing answers.
 */
export const openStream = async (
  wire: Wire,
  row: Row,
  input: AnyInput,
  signedAt: number,
): Promise<ReadableStream<Uint8Array>> => {
  const query = queryString(queryPairs((input.query ?? {}) as QueryValues))
  const { href } = new URL(wire.baseUrl + fillPath(row.path, input.params ?? {}) + query)
  const headers = [['accept', 'text/event-stream']] as const
  const { accessKey, profile } = wire
  const request = { method: row.method, url: href, headers: [...headers], body: undefined }
  const signed = await signRequest(request, accessKey, signedAt, webDigest, profile)
  let response: Response
  try {
    response = await wire.fetch(href, {
      headers: { ...Object.fromEntries(headers), ...signed },
      credentials: 'omit',
      cache: 'no-store',
      ...(input.signal && { signal: input.signal }),
    })
  } catch (cause) {
    if (input.signal?.aborted) throw cause
    throw new ApiError({ kind: 'network', description: 'no answer', cause })
  }
  if (response.ok && response.body) return response.body
  const { description } = readErrorBody(await response.text().catch(() => ''))
  throw new ApiError({
    kind: kindOfStatus(response.status),
    description: description || `HTTP ${response.status}`,
    status: response.status,
    retryAfter: retryAfterSeconds(response.headers.get('retry-after'), signedAt),
  })
}
