import { isObject } from '#api/contract/json-object.ts'
import type { InvitedKey, RedeemedKey } from '#api/contract/sign-in.ts'
import { contract } from '#api/contract/table.ts'
import type { Row } from '#api/contract/operation.ts'
import { ApiError, kindOfStatus } from './api-error.ts'
import { type Credentials, takeSecret } from './credentials.ts'
import { readErrorBody } from './reading/error-body.ts'
import { parseJson } from './reading/json.ts'
import { retryAfterSeconds } from './retry.ts'

export type { InvitedKey, RedeemedKey }

type Fetch = typeof globalThis.fetch

/** Bytes of a secret that this browser makes. */
const SECRET_BYTES = 30

/** Makes an unsigned call of the contract; throws an `ApiError`. */
const ask = async <Answer>(baseUrl: string, fetch: Fetch, row: Row, body: object): Promise<Answer> => {
  let response: Response
  let text: string
  try {
    response = await fetch(baseUrl + row.path, {
      method: row.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
    })
    text = await response.text()
  } catch (cause) {
    throw new ApiError({ kind: 'network', description: cause instanceof Error ? cause.message : 'no answer', cause })
  }
  const { status } = response
  if (!response.ok) {
    const { description, code } = readErrorBody(text)
    const retryAfter = retryAfterSeconds(response.headers.get('retry-after'), Date.now())
    throw new ApiError({ kind: kindOfStatus(status), status, code, description, retryAfter })
  }
  const answer = parseJson(text)
  if (!isObject(answer)) throw new ApiError({ kind: 'address', status, description: 'The answer is no JSON object.' })
  // Written by the same contract; another service has no such address.
  return answer as Answer
}

/** What the code of a sign-in link opens; asking does not use it up. */
export const inspectCode = (baseUrl: string, code: string, fetch: Fetch): Promise<InvitedKey> =>
  ask(baseUrl, fetch, contract.signIn.inspect, { code })

/**
 * Turns the code of a sign-in link into a key. The secret is made here, goes to the server once, and exists afterwards only
 * as a key that cannot be read.
 */
export const redeemCode = async (
  baseUrl: string,
  code: string,
  fetch: Fetch,
): Promise<Omit<RedeemedKey, 'accessKeyId'> & { credentials: Credentials }> => {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  const secret = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
  const { accessKeyId, ...opened } = await ask<RedeemedKey>(baseUrl, fetch, contract.signIn.redeem, { code, secret })
  return { ...opened, credentials: await takeSecret(accessKeyId, secret) }
}
