import { defaultProfile, type Pair, type SignedParts, type SigningProfile } from './canonical.ts'
import { allowedSkew, parseDate } from './date.ts'
import { type Digest, payloadHash } from './digest.ts'
import { readings } from './readings.ts'
import { clockSkew, type SignatureReason, type SignatureRefusal, signatureWrong } from './refusals.ts'

/** Who says to have signed a request, with what result and when (epoch milliseconds). */
export interface Credentials {
  readonly accessKeyId: string
  readonly signature: string
  readonly date: number
}

/** A request whose signature is to be checked; `path` and `query` come from `partsOfUrl`, `body` is what arrived. */
export interface SignedRequest extends SignedParts {
  readonly body?: Uint8Array | undefined
}

/** First step, before the body is read: refuses what no body can make right, at `now` in epoch milliseconds. */
export function readCredentials(
  headers: Iterable<Pair>,
  now: number,
  profile: SigningProfile = defaultProfile,
): Credentials | SignatureRefusal {
  const { headerPrefix, scheme } = profile
  const dateName = `${headerPrefix.toLowerCase()}date`
  let authorization: string | undefined
  let dateText: string | undefined
  for (const [rawName, value] of headers) {
    const name = rawName.toLowerCase()
    if (name === 'authorization') authorization = value.trim()
    else if (name === dateName) dateText = value.trim()
  }

  if (!authorization) return refuse('signature-missing', 'The Authorization header is missing.')
  const word = authorization.split(/\s/, 1)[0] ?? ''
  if (word.toLowerCase() !== scheme.toLowerCase()) {
    return refuse('scheme-unknown', `The Authorization header must begin with ${scheme}.`)
  }
  const match = /^Credential=([^\s,]+)[ \t]*,[ \t]*Signature=([0-9a-f]{64})$/.exec(
    authorization.slice(word.length).trim(),
  )
  if (match === null) {
    const form = `${scheme} Credential=<access key id>, Signature=<64 lowercase hexadecimal digits>`
    return refuse('signature-malformed', `The Authorization header must have the form ${form}.`)
  }

  if (!dateText) return refuse('date-missing', `The ${dateName} header is missing.`)
  const date = parseDate(dateText)
  if (date === undefined) {
    return refuse('date-malformed', `The ${dateName} header must be a UTC time of the form YYYYMMDDTHHmmssZ.`)
  }
  if (Math.abs(now - date) > allowedSkew) return clockSkew(date, now)
  return { accessKeyId: match[1] ?? '', signature: match[2] ?? '', date }
}

/** Second step: undefined where the signature is the one of this request, else the refusal. */
export async function verifySignature<Key>(
  request: SignedRequest,
  credentials: Credentials,
  key: Key,
  digest: Digest<Key>,
  profile: SigningProfile = defaultProfile,
): Promise<SignatureRefusal | undefined> {
  const hash = await payloadHash(request.body, digest)
  for (const reading of readings(request, hash, profile.headerPrefix)) {
    if (equalInConstantTime(await digest.hmacHex(key, reading), credentials.signature)) return undefined
  }
  return signatureWrong
}

// The time taken depends on the length alone, so that it does not tell how many leading characters were right.
function equalInConstantTime(a: string, b: string): boolean {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index)
  return difference === 0
}

function refuse(reason: SignatureReason, description: string): SignatureRefusal {
  return { reason, description }
}
