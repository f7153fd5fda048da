import { KEY_USE_NOTED_EVERY } from '../contract/choices.ts'
import type { Right, Role } from '../contract/operation.ts'
import { Failure } from '../core/failure.ts'
import { lowerRole, rightsOf } from '../core/rules/rights.ts'
import { partsOfUrl } from '../signing/canonical.ts'
import { keyExpired, keyUnknown, type SignatureRefusal } from '../signing/refusals.ts'
import { readCredentials, verifySignature } from '../signing/verify.ts'
import { readBody } from './body.ts'
import type { KeyRow } from '../core/store.ts'
import { isEnabled } from '../core/enabled.ts'
import { createSignatureGuard, type Try } from './guesses.ts'
import type { Host } from './host.ts'

/** Who makes a call, known by a right signature. */
export interface Caller {
  accessKeyId: string
  /** Who is behind the key. */
  personId: string | undefined
  organizationId: string
  /** The lower one of key and person. */
  role: Role
  rights: readonly Right[]
}

/** A call whose signature is right, with the bytes that it covers. */
export interface Verified {
  caller: Caller
  body: Uint8Array | undefined
  /** What the call was signed with, and its date in epoch milliseconds. */
  signature: string
  date: number
}

const OPENED_KEYS = 1000
/** Characters of the id of a key; a stranger may name a longer one. */
const LONGEST_ID = 100

/** Makes the first stage: refuses with 401 whatever is not signed by a living key (specification section 5). */
export function createVerifier<Key>(host: Host<Key>): (request: Request) => Promise<Verified> {
  // Opening a sealed secret costs more than the signature; a key that is replaced is sealed anew, so this cannot go stale.
  const opened = new Map<string, Promise<Key>>()
  const open = (sealed: string): Promise<Key> => {
    const known = opened.get(sealed)
    if (known) return known
    const key = host.vault.open(sealed).then((secret) => host.importSecret(secret))
    if (opened.size >= OPENED_KEYS) opened.clear()
    opened.set(sealed, key)
    key.catch(() => opened.delete(sealed))
    return key
  }
  const noted = new Map<string, number>()
  /** Outside of the call: it neither waits for this nor fails with it. */
  const note = (row: KeyRow): void => {
    const now = host.now()
    const last = Math.max(noted.get(row.accessKeyId) ?? 0, Date.parse(row.lastUsedAt ?? '') || 0)
    if (now - last < KEY_USE_NOTED_EVERY) return
    if (noted.size >= OPENED_KEYS) noted.clear()
    noted.set(row.accessKeyId, now)
    host.store.credentials.keyUsed(row.accessKeyId, new Date(now).toISOString()).catch((error: unknown) => {
      host.log.debug('last use of a key not written', { cause: String(error) })
    })
  }

  const guard = createSignatureGuard(() => host.now(), host.guessLimits)
  const refused = (
    request: Request,
    { reason, description }: SignatureRefusal,
    address: string | undefined,
  ): Failure => {
    host.observe?.(request, { refused: reason, ...(address !== undefined && { address }) })
    return new Failure('unauthorized', description)
  }
  /** Wrong in a way that whoever guesses would be. */
  const missed = (request: Request, it: Try, refusal: SignatureRefusal): Failure => {
    if (guard.missed(it)) {
      const { address, accessKeyId } = it
      const from = address === undefined ? {} : { address }
      host.log.error('too many wrong signatures, more are refused unseen', { accessKeyId, ...from }, request)
    }
    return refused(request, refusal, it.address)
  }
  /** Refuses before anything is looked up. */
  const ask = (request: Request, it: Try): void => {
    try {
      guard.ask(it)
    } catch (error) {
      host.observe?.(request, { refused: 'guessing', ...(it.address !== undefined && { address: it.address }) })
      throw error
    }
  }

  return async (request) => {
    const credentials = readCredentials(request.headers, host.now(), host.profile)
    const address = host.addressOf?.(request)
    if ('reason' in credentials) throw refused(request, credentials, address)
    const { accessKeyId: named, signature, date } = credentials
    const it: Try = { address, accessKeyId: named.slice(0, LONGEST_ID) }
    host.observe?.(request, { accessKeyId: it.accessKeyId })
    ask(request, it)
    const bearer = await host.store.signer(named)
    // Nothing is read for a stranger: bodies of unknown keys could fill the memory. That a key is unknown is said anyway,
    // since key ids are long and random.
    if (!bearer || !isEnabled(bearer)) throw missed(request, it, keyUnknown)
    const { key: row, person } = bearer
    const body = await readBody(request, row.accessKeyId, host.limits, host.bodyAtHand)
    const key = await open(row.sealedSecret)
    const signed = { method: request.method, headers: request.headers, ...partsOfUrl(request.url), body }
    const refusal = await verifySignature(signed, credentials, key, host.digest, host.profile)
    if (refusal) throw missed(request, it, refusal)
    guard.right(it)
    // Told to nobody but who has the secret.
    if (row.expiresAt !== undefined && Date.parse(row.expiresAt) <= host.now())
      throw refused(request, keyExpired, address)
    note(row)
    const { accessKeyId, personId, organizationId } = row
    const role = person ? lowerRole(row.role, person.role) : row.role
    return {
      caller: { accessKeyId, personId, organizationId, role, rights: rightsOf(row, person) },
      body,
      signature,
      date,
    }
  }
}
