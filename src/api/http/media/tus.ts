import { Failure } from '../../core/failure.ts'
import type { MediumRef } from '../../core/context.ts'
import { answered, type MediumRow } from '../../core/rules/medium-row.ts'
import type { Host } from '../host.ts'
import type { Log } from '../log.ts'
import { refuse } from '../refuse.ts'
import { jsonResponse } from '../respond.ts'
import { type MediaAddresses, UPLOADS_PATH } from './addresses.ts'
import type { UploadDepot } from './depot.ts'
import { incomingBytes, tooMuch } from './incoming-bytes.ts'
import {
  createIntake,
  declareDigest,
  declareSize,
  type IntakeDeps,
  isNoRoom,
  type LetIn,
  noRoomLeft,
  stateOfUpload,
} from './intake.ts'
import { reprDigest } from './repr-digest.ts'
import { answerRefusal, TusRefusal } from './tus-refusal.ts'
import { createUploadLocks, type UploadLocks } from './upload-locks.ts'

/** What receiving uploads needs. */
export interface TusDeps extends IntakeDeps, Pick<Host<unknown>, 'log'> {
  depot: UploadDepot
  addresses: Pick<MediaAddresses, 'openUpload' | 'readPath'>
  /** Bytes. */
  maxSize: number
  /** Within this process by default. */
  locks?: UploadLocks
  /** See `Incoming`; 3 seconds by default. */
  drain?: number
}

const VERSION = '1.0.0'
const EXTENSIONS = 'creation-defer-length,termination'
const TYPE = 'application/offset+octet-stream'
const DRAIN = 3000

/** Whether the record is wanted in the answer (RFC 7240). */
const wantsRecord = (headers: Headers): boolean =>
  (headers.get('prefer') ?? '').split(',').some((it) => it.trim().toLowerCase() === 'return=representation')

const accepted = (headers: Record<string, string>): Response => new Response(null, { status: 204, headers })

const isCount = (text: string): boolean => /^(0|[1-9]\d{0,15})$/.test(text)

/** Refuses a call that does not speak tus 1.0, in the statuses of the public servers of it. */
function expectTus({ headers, method }: Request): void {
  if (headers.get('tus-resumable') !== VERSION) {
    throw new TusRefusal(412, `Tus-Resumable must be ${VERSION}.`, { 'tus-version': VERSION })
  }
  for (const name of ['Upload-Offset', 'Upload-Length']) {
    if (!isCount(headers.get(name) ?? '0')) throw new TusRefusal(400, `${name} must be a whole number of bytes.`)
  }
  if (method !== 'PATCH') return
  const type = headers.get('content-type')
  if (type !== null && type !== TYPE) throw new TusRefusal(400, `Content-Type must be ${TYPE}.`)
  if (!headers.has('upload-offset')) throw new TusRefusal(403, 'Upload-Offset is missing.')
  if (type === null) throw new TusRefusal(403, `Content-Type is missing: it must be ${TYPE}.`)
}

/** The size that an upload has from now on: the declared one, or the one that comes with this call. */
function sizeFrom(headers: Headers, offset: number, declared: number | null, maxSize: number): number | null {
  const told = headers.get('upload-length')
  if (told === null) return declared
  const length = Number(told)
  if (declared !== null) throw new TusRefusal(400, `Upload-Length is known already: ${declared} bytes.`)
  if (length < offset) throw new TusRefusal(400, `Upload-Length is less than the ${offset} bytes that have arrived.`)
  if (length > maxSize) throw new TusRefusal(413, `Upload-Length may be ${maxSize} bytes at most.`)
  return length
}

/** Receives bytes by tus 1.0 under capability addresses; every refusal is in the form of the interface. */
export function createTus(deps: TusDeps): (request: Request) => Promise<Response> {
  const { depot, finish, maxSize, log, now, locks = createUploadLocks(), drain = DRAIN } = deps
  const admit = createIntake(deps)

  const append = async (request: Request, medium: MediumRef, offset: number, most: number, asked: AbortSignal) => {
    if (Number(request.headers.get('content-length') ?? 0) > most) throw tooMuch()
    try {
      return await depot.append(medium, offset, incomingBytes(request, { most, asked, drain }))
    } catch (error) {
      if (error instanceof Failure || error instanceof TusRefusal) throw error
      if (isNoRoom(error)) throw noRoomLeft(error)
      throw new Failure('unknown', 'Something went wrong; go on with this upload.', [], { cause: error })
    }
  }

  const take = async (request: Request, letIn: LetIn): Promise<Response> => {
    const { headers } = request
    const { medium, by } = letIn
    const { end, size } = await locks.alone(medium, async (asked) => {
      const { offset, size: declared } = await stateOfUpload(deps, medium)
      if (Number(headers.get('upload-offset')) !== offset) {
        throw new TusRefusal(409, `Upload-Offset must be ${offset}: so many bytes have arrived.`)
      }
      const length = sizeFrom(headers, offset, declared, maxSize)
      if (length !== null && length !== declared) await declareSize(deps, letIn, length)
      const sha256 = reprDigest(headers.get('repr-digest'))
      if (sha256 !== undefined) await declareDigest(deps, letIn, sha256)
      return { end: await append(request, medium, offset, (length ?? maxSize) - offset, asked), size: length }
    })
    const settled = end === size ? await finish(medium, by) : undefined
    if (settled?.fault !== undefined) throw new Failure('unprocessable', settled.fault)
    const offset = { 'upload-offset': String(end) }
    return settled?.row && wantsRecord(headers) ? recordIn(settled.row, offset) : accepted(offset)
  }

  /** The medium as it is now, so that whoever sent the last byte need not ask for it. */
  const recordIn = (row: MediumRow, offset: Record<string, string>): Response => {
    const own = { ...offset, 'cache-control': 'no-store', 'preference-applied': 'return=representation' }
    return jsonResponse(200, answered(row, deps.addresses.readPath), own)
  }

  const tell = async (medium: MediumRef): Promise<Response> => {
    const { offset, size } = await locks.alone(medium, () => stateOfUpload(deps, medium))
    const length = size === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(size) }
    const headers = { 'cache-control': 'no-store', 'upload-offset': String(offset), ...length }
    return new Response(null, { status: 200, headers })
  }

  const giveUp = async (medium: MediumRef): Promise<Response> => {
    await locks.alone(medium, () => depot.abandon(medium))
    return new Response(null, { status: 204 })
  }

  const serve = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') {
      const can = { 'tus-version': VERSION, 'tus-extension': EXTENSIONS, 'tus-max-size': String(maxSize) }
      return new Response(null, { status: 204, headers: can })
    }
    const letIn = await admit(request)
    const { medium } = letIn
    expectTus(request)
    if (request.method === 'HEAD') return tell(medium)
    return request.method === 'PATCH' ? take(request, letIn) : giveUp(medium)
  }

  // Whoever has the address of an upload may go on with it, so no log has it.
  const error: Log['error'] = (text, fields, call) => log.error(text, { ...fields, path: UPLOADS_PATH }, call)
  const told = { ...log, error }
  const refusal = (request: Request, thrown: unknown): Response =>
    thrown instanceof TusRefusal ? answerRefusal(request, thrown, now()) : refuse({ now, log: told }, request, thrown)

  return async (request) => {
    const response = await serve(request).catch((thrown: unknown) => refusal(request, thrown))
    response.headers.set('tus-resumable', VERSION)
    return response
  }
}
