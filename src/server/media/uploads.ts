import { Server } from '@tus/server'
import { REFUSALS } from '#api/contract/errors.ts'
import type { MediumRef } from '#api/core/context.ts'
import { Failure, notFound } from '#api/core/failure.ts'
import { allowReading } from '#api/http/cors.ts'
import { UPLOADS_PATH } from '#api/http/media/addresses.ts'
import { createIntake, type IntakeGround, noRoomLeft } from '#api/http/media/intake.ts'
import { inOurWords } from '#api/http/media/in-our-words.ts'
import { refuse } from '#api/http/refuse.ts'
import type { Depot } from './depot.ts'
import { RecordedUploads, uploadId } from './tus-store.ts'
import type { ServerLog } from '../log.ts'

/** What receiving uploads needs. */
export interface UploadsGround extends IntakeGround {
  depot: Depot
  /** Bytes. */
  maxSize: number
  corsOrigins: readonly string[]
  log: ServerLog
}

const NO_ROOM = /^(ENOSPC|EDQUOT|EFBIG)$/

/** Receives bytes by tus 1.0 under capability addresses; every refusal is in the form of the interface. */
export function createUploads(ground: UploadsGround): (request: Request) => Promise<Response> {
  const { store, depot, finish, maxSize, corsOrigins, log, now } = ground
  const opened = new WeakMap<Request, MediumRef>()
  const mediumOf = (request: object): MediumRef => {
    const medium = request instanceof Request ? opened.get(request) : undefined
    if (!medium) throw notFound('upload')
    return medium
  }

  const tus = new Server({
    path: UPLOADS_PATH,
    datastore: new RecordedUploads(store, depot),
    maxSize,
    ...(corsOrigins.includes('*') ? {} : { allowedOrigins: (origin: string) => corsOrigins.includes(origin) }),
    getFileIdFromRequest: (request) => uploadId(mediumOf(request)),
    onUploadFinish: async (request) => {
      const fault = await finish(mediumOf(request))
      if (fault !== undefined) throw new Failure('unprocessable', fault)
      return {}
    },
    onResponseError: (request, error) => {
      const failure = failureOf(error)
      if (failure === undefined) return undefined
      if (failure.refusal === 'unknown') {
        log.error('upload failed', { path: UPLOADS_PATH, method: request.method, cause: causeOf(error) })
      }
      return { status_code: REFUSALS[failure.refusal].status, body: failure.description }
    },
  })

  const admit = createIntake(ground)

  const serve = async (request: Request): Promise<Response> => {
    if (request.method !== 'OPTIONS') opened.set(request, await admit(request))
    return tus.handleWeb(request)
  }

  return async (request) => {
    // What never reaches the library must tell pages of other sites itself that they may read it.
    const refusal = (thrown: unknown): Response =>
      allowReading(request, refuse({ now, log }, request, thrown), corsOrigins)
    const response = await serve(request).catch(refusal)
    return inOurWords(request, response, now())
  }
}

const causeOf = (error: Error | { body: string }): string =>
  error instanceof Error ? (error.stack ?? error.message) : error.body

/** What a failed call is in the interface's terms; undefined for what the tus library says itself. */
function failureOf(error: Error | { status_code: number; body: string }): Failure | undefined {
  if (error instanceof Failure) return error
  if ('code' in error && NO_ROOM.test(String(error.code))) {
    return noRoomLeft()
  }
  return 'status_code' in error ? undefined : new Failure('unknown', 'Something went wrong; go on with this upload.')
}
