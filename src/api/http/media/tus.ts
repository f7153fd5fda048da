import { REFUSALS } from '../../contract/errors.ts'
import type { MediumRef } from '../../core/context.ts'
import { refuse } from '../refuse.ts'
import type { Keeping } from './finish.ts'
import { inOurWords } from './in-our-words.ts'
import { createIntake, declareSize, type IntakeGround, stateOfUpload } from './intake.ts'
import type { Host } from '../host.ts'

/** Where bytes are received piece by piece. */
export interface Receiving extends Pick<Keeping, 'received' | 'abandon'> {
  /** Appends at an offset, which is what `received` told, all or nothing; throws `noRoomLeft` where there is no place. */
  append(medium: MediumRef, offset: number, bytes: Blob): Promise<void>
}

/** What receiving uploads needs. */
export interface TusGround extends IntakeGround, Pick<Host<unknown>, 'log'> {
  depot: Receiving
  /** Bytes. */
  maxSize: number
}

const VERSION = '1.0.0'
const spoken = { 'tus-resumable': VERSION }

const plain = (status: number, text: string): Response => new Response(text, { status, headers: spoken })

const isCount = (text: string): boolean => /^(0|[1-9]\d{0,15})$/.test(text)
const RIGHT: readonly (readonly [name: string, isRight: (value: string) => boolean])[] = [
  ['tus-resumable', (value) => value === VERSION],
  ['upload-offset', isCount],
  ['upload-length', isCount],
]

/** What is wrong with the headers of a call by tus, in the words and statuses of the library that the server uses. */
function misspoken(request: Request): Response | undefined {
  const { headers, method } = request
  if (!headers.has('tus-resumable')) return plain(412, 'Tus-Resumable Required')
  const invalid = RIGHT.flatMap(([name, isRight]) => {
    const value = headers.get(name)
    return value === null || isRight(value) ? [] : [name]
  })
  if (method === 'PATCH') {
    const type = headers.get('content-type')
    if (type !== null && type !== 'application/offset+octet-stream') invalid.push('content-type')
    if (invalid.length === 0 && !headers.has('upload-offset')) return plain(403, 'Upload-Offset header required')
    if (invalid.length === 0 && type === null) return plain(403, 'Content-Type header required')
  }
  return invalid.length === 0 ? undefined : plain(400, `Invalid ${invalid.join(' ')}`)
}

/**
 * Receives bytes by tus 1.0 under capability addresses where no library for it runs: in the page. It answers what the
 * server answers with its library.
 */
export function createTus(ground: TusGround): (request: Request) => Promise<Response> {
  const { store, depot, finish, maxSize, log, now } = ground
  const admit = createIntake(ground)
  const turns = new Map<string, Promise<unknown>>()

  /** One call after the other for each upload: what is appended follows what was counted. */
  const inTurn = <T>({ organizationId, id }: MediumRef, work: () => Promise<T>): Promise<T> => {
    const key = `${organizationId}/${id}`
    const mine = (turns.get(key) ?? Promise.resolve()).catch(() => undefined).then(work)
    turns.set(key, mine)
    const leave = (): void => void (turns.get(key) === mine && turns.delete(key))
    mine.then(leave, leave)
    return mine
  }

  const take = async (request: Request, medium: MediumRef): Promise<Response> => {
    const { offset, size: declared } = await stateOfUpload(ground, medium)
    if (Number(request.headers.get('upload-offset')) !== offset) return plain(409, 'Upload-Offset conflict')
    let size = declared
    const told = request.headers.get('upload-length')
    if (told !== null) {
      const length = Number(told)
      if (size !== null || length < offset) return plain(400, 'Upload-Length or Upload-Defer-Length header required')
      if (length > maxSize) return plain(413, 'Maximum size exceeded')
      await declareSize(store, medium, length)
      size = length
    }
    const bytes = await request.blob()
    const end = offset + bytes.size
    if (end > (size ?? maxSize)) return plain(413, "upload's size exceeded")
    if (bytes.size > 0) await depot.append(medium, offset, bytes)
    const fault = end === size ? await finish(medium) : undefined
    if (fault !== undefined) return plain(REFUSALS.unprocessable.status, fault)
    return new Response(null, { status: 204, headers: { ...spoken, 'upload-offset': String(end) } })
  }

  const tell = async (medium: MediumRef): Promise<Response> => {
    const { offset, size } = await stateOfUpload(ground, medium)
    const length = size === null ? { 'upload-defer-length': '1' } : { 'upload-length': String(size) }
    const headers = { ...spoken, 'cache-control': 'no-store', 'upload-offset': String(offset), ...length }
    return new Response(null, { status: 200, headers })
  }

  const answer = async (request: Request, medium: MediumRef): Promise<Response> => {
    const wrong = misspoken(request)
    if (wrong) return wrong
    if (request.method === 'HEAD') return tell(medium)
    if (request.method === 'PATCH') return take(request, medium)
    await depot.abandon(medium)
    return new Response(null, { status: 204, headers: spoken })
  }

  const serve = async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') {
      const can = { 'tus-version': VERSION, 'tus-extension': 'creation-defer-length,termination' }
      return new Response(null, { status: 204, headers: { ...spoken, ...can, 'tus-max-size': String(maxSize) } })
    }
    const medium = await admit(request)
    return inTurn(medium, () => answer(request, medium))
  }

  return async (request) => {
    const refusal = (thrown: unknown): Response => refuse({ now, log }, request, thrown)
    return inOurWords(request, await serve(request).catch(refusal), now())
  }
}
