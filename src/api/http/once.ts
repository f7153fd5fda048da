import { DAY, MINUTE } from '../time/durations.ts'
import type { Row } from '../contract/operation.ts'
import { conflict, Failure } from '../core/failure.ts'
import type { Json, Rows, UsedSignature } from '../core/store.ts'
import { allowedSkew } from '../signing/date.ts'
import type { Host } from './host.ts'

/** An answer before it becomes a Response: its text, and for lists how many there are in all. */
export interface Ran {
  status: number
  text: string
  total?: number
  /** There are more than `total`: the caller wanted no more counted. */
  isMore?: boolean
  /** The id of what came of it, where it has one. */
  id?: string | undefined
}

/** Milliseconds by which the clocks of servers over one database may differ. */
const CLOCKS_DIFFER = 5 * MINUTE

interface SignedOnce {
  signature: string
  date: number
  carryOut: (rows: Rows) => Promise<Ran>
}

/**
 * Carries out a call unless one with the same signature was carried out before: whoever has seen a call pass cannot send
 * it again. A call that was refused left nothing, so that it may be tried again as it is.
 */
export async function notReplayed<Key>(
  host: Host<Key>,
  rows: Rows,
  { signature, date, carryOut }: SignedOnce,
): Promise<Ran> {
  const now = host.now()
  const expiresAt = date + allowedSkew + CLOCKS_DIFFER
  const used = rows.useSignature({ signature, at: new Date(now).toISOString(), expiresAt }, now)
  // Begun without waiting for the store's word, which comes before its answer to anything that is asked behind it.
  const [kept, done] = await Promise.allSettled([used, carryOut(rows)])
  if (kept.status === 'rejected') throw kept.reason
  if (kept.value) throw replayed(kept.value)
  if (done.status === 'rejected') throw done.reason
  const ran = done.value
  if (ran.id !== undefined) await rows.nameResult(signature, ran.id)
  return ran
}

const replayed = ({ at, resultId }: UsedSignature): Failure =>
  conflict(
    `A call with this very signature was carried out at ${at}${resultId === null ? '' : `, and its result is ${resultId}`}. ` +
      'To make the same call once more on purpose, sign it a second later or under an idempotency key.',
  )

interface Keyed {
  key: string
  hash: string
  carryOut: (rows: Rows) => Promise<Ran>
}

/** Carries out a POST unless one under the same idempotency key was: then that one's answer comes again. */
export async function onlyOnce<Key>(
  host: Host<Key>,
  row: Row,
  rows: Rows,
  { key, hash, carryOut }: Keyed,
): Promise<Ran> {
  const now = host.now()
  const first = await rows.recall(key, now)
  if (first) {
    if (first.requestHash !== hash) {
      const message = 'was used for another call before'
      throw new Failure('unprocessable', `The idempotency key ${message}.`, [{ field: 'idempotency-key', message }])
    }
    return { status: first.status, text: await openText(host, row, asText(first.answer)) }
  }
  const ran = await carryOut(rows)
  await rows.remember({
    key,
    requestHash: hash,
    status: ran.status,
    // Kept as text, so that the same answer comes back to the byte.
    answer: await sealText(host, row, ran.text),
    resourceId: ran.id ?? null,
    expiresAt: now + DAY,
  })
  return ran
}

const asText = (answer: Json): string => (typeof answer === 'string' ? answer : JSON.stringify(answer))

/** An answer that shows a secret is remembered under the same seal as the secret itself. */
const sealText = async <Key>(host: Host<Key>, row: Row, text: string): Promise<string> =>
  row.secretAnswer ? host.vault.seal(text) : text
const openText = async <Key>(host: Host<Key>, row: Row, text: string): Promise<string> =>
  row.secretAnswer ? host.vault.open(text) : text
