import type { Multimedia } from '../../contract/multimedia.ts'
import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { Sender } from '../../core/changes.ts'
import type { MediumRef } from '../../core/context.ts'
import { Failure, notFound } from '../../core/failure.ts'
import { refuseBeyondQuota } from '../../core/operations/storage.ts'
import type { MediaKeeping } from '../../core/rules/kept-media.ts'
import { rightsOf } from '../../core/rules/rights.ts'
import type { Rows, Store } from '../../core/store.ts'
import type { Host } from '../host.ts'
import { invalidState } from '../refuse.ts'
import { isEnabled } from '../../core/enabled.ts'
import { keylessAddress, MEDIA_PATH, type MediaAddresses } from './addresses.ts'
import type { UploadDepot } from './depot.ts'
import type { Finish } from './finish.ts'

/** What letting calls to upload addresses in needs. */
export interface IntakeDeps {
  store: Store
  depot: Pick<UploadDepot, 'received' | 'abandon'>
  addresses: Pick<MediaAddresses, 'openUpload'>
  finish: Finish
  now: () => number
  /** See `Host`. */
  keeping?: MediaKeeping | undefined
  /** See `Host`. */
  addressOf?: Host<unknown>['addressOf']
}

/** An upload that is let in, and who sends it. */
export interface LetIn {
  medium: MediumRef
  by: Sender
}

const METHODS = ['HEAD', 'PATCH', 'DELETE']

/** What systems say where a disk, an account or a file is full. */
const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG)$/

/** Whether bytes could not be written since there is no place for them. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NO_ROOM.test(String(error.code))

/** The refusal of bytes for which there is no place. */
export const noRoomLeft = (cause?: unknown): Failure =>
  new Failure('upstream', refusalSentence('noRoomLeft', {}), [], {
    cause,
  })

/** Tells whose upload a call is about; throws what refuses it, also the verdict on bytes that were never looked at. */
export function createIntake(deps: IntakeDeps): (request: Request) => Promise<LetIn> {
  const { store, depot, addresses, finish, now } = deps

  /** Whether this upload can be asked so now; what has arrived whole but was never looked at, since the server ended, is. */
  const admit = async (request: Request, { medium, by }: LetIn): Promise<void> => {
    const row = await rowOf(store, medium)
    const received = row?.status === 'need_action' ? await depot.received(medium) : undefined
    if (row && received !== undefined) {
      if (row.size !== null && received > row.size) await depot.abandon(medium)
      if (request.method !== 'HEAD' || row.size !== received || received === 0) return
      const { fault } = await finish(medium, by)
      if (fault !== undefined) throw new Failure('unprocessable', fault)
      return
    }
    // Only the state of a finished upload can still be asked for.
    if (row?.status === 'ready' && row.url?.startsWith(`${MEDIA_PATH}/`) && request.method === 'HEAD') return
    throw notFound('upload')
  }

  /** Whoever cannot write any more by calls cannot by an address either. */
  const writer = async (accessKeyId: string): Promise<Sender> => {
    const bearer = await store.credentials.bearer(accessKeyId)
    if (!bearer || !isEnabled(bearer)) throw keylessAddress()
    const { key, person } = bearer
    if (Date.parse(key.expiresAt ?? '') <= now() || !rightsOf(key, person).includes('write')) throw keylessAddress()
    return { key: accessKeyId, person: key.personId }
  }

  return async (request) => {
    // The protocol would let this header make a call out of another.
    const overrides = request.headers.has('x-http-method-override')
    if (!METHODS.includes(request.method) || overrides) throw invalidState(request)
    const { medium, accessKeyId } = addresses.openUpload(new URL(request.url).pathname, now())
    const sender = accessKeyId === undefined ? {} : await writer(accessKeyId)
    const letIn = { medium, by: { ...sender, address: deps.addressOf?.(request) } }
    await admit(request, letIn)
    return letIn
  }
}

/** How far an upload is, and how many bytes it has in all; null where that was not declared yet. */
export async function stateOfUpload(
  { store, depot }: Pick<IntakeDeps, 'store' | 'depot'>,
  medium: MediumRef,
): Promise<{ offset: number; size: number | null }> {
  const row = await rowOf(store, medium)
  if (!row || row.status === 'error') throw notFound('upload')
  // Whoever missed the answer to the last byte learns from here that it came.
  const offset = row.status === 'ready' ? (row.size ?? 0) : await depot.received(medium)
  return { offset, size: row.size }
}

/** Writes down how many bytes an upload has that was begun without a size; refuses those for which there is no room. */
export const declareSize = (
  { store, now, keeping }: Pick<IntakeDeps, 'store' | 'now' | 'keeping'>,
  { medium, by }: LetIn,
  size: number,
): Promise<void> => {
  const declared = async (rows: Rows): Promise<void> => {
    const row = await rows.get('multimedia', medium.id)
    if (!row) return
    const { organizationId } = medium
    await refuseBeyondQuota({ size }, row, { rows, organizationId, now, keeping })
    await rows.replace('multimedia', { ...row, size, version: row.version + 1 })
  }
  return store.write(medium.organizationId, declared, { ...by, operation: 'uploads.declare' })
}

/**
 * Writes down the hash of the whole file where it comes after the record; another one than was declared is refused. The
 * record is of the same version before and after: the hash belongs to what was declared.
 */
export const declareDigest = async (
  { store }: Pick<IntakeDeps, 'store'>,
  { medium, by }: LetIn,
  sha256: string,
): Promise<void> => {
  const declared = async (rows: Rows): Promise<void> => {
    const row = await rows.get('multimedia', medium.id)
    if (!row || row.sha256 === sha256) return
    if (row.sha256 !== null) throw new Failure('unprocessable', refusalSentence('fileHash', {}))
    await rows.replace('multimedia', { ...row, sha256 })
  }
  await store.write(medium.organizationId, declared, { ...by, operation: 'uploads.declare' })
}

const rowOf = (store: Store, { organizationId, id }: MediumRef): Promise<Multimedia | undefined> =>
  store.read(organizationId, (rows) => rows.get('multimedia', id))
