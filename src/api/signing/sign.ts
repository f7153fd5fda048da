import { defaultProfile, type Pair, partsOfUrl, type SigningProfile, stringToSign } from './canonical.ts'
import { formatDate } from './date.ts'
import { type Digest, payloadHash } from './digest.ts'

/** A request about to be sent; `url` is absolute, and as the transport will send it (`URL.href`). */
export interface UnsignedRequest {
  readonly method: string
  readonly url: string
  readonly headers?: Iterable<Pair>
  readonly body?: Uint8Array | string | undefined
}

/** An Access Key ID with its key in the form that the digest takes. */
export interface AccessKey<Key> {
  readonly accessKeyId: string
  readonly key: Key
}

/** The headers to set on a request (date and authorization) so that it is signed at `now`, in epoch milliseconds. */
export async function signRequest<Key>(
  request: UnsignedRequest,
  accessKey: AccessKey<Key>,
  now: number,
  digest: Digest<Key>,
  profile: SigningProfile = defaultProfile,
): Promise<Record<string, string>> {
  const dateName = `${profile.headerPrefix.toLowerCase()}date`
  const date = formatDate(now)
  // A date that is left over from an earlier try is replaced, not joined.
  const others = Array.from(request.headers ?? []).filter(([name]) => name.toLowerCase() !== dateName)
  const body = typeof request.body === 'string' ? new TextEncoder().encode(request.body) : request.body
  const text = stringToSign(
    { method: request.method, ...partsOfUrl(request.url), headers: [...others, [dateName, date]] },
    await payloadHash(body, digest),
    profile.headerPrefix,
  )
  const signature = await digest.hmacHex(accessKey.key, text)
  return {
    [dateName]: date,
    authorization: `${profile.scheme} Credential=${accessKey.accessKeyId}, Signature=${signature}`,
  }
}
