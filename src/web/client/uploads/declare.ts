import type { Multimedia } from '#api/contract/multimedia.ts'
import { ApiError, isApiError } from '../api-error.ts'
import type { Api } from '../create-api.ts'
import type { ReplacedFile, UploadFacts } from './job.ts'
import { UPLOAD_CODES } from './upload.ts'

/** Remembers something of the upload before the next step is taken. */
export type Note = (more: Partial<UploadFacts>) => Promise<void>

/** Whether a record says that exactly this file is there. */
export const isReadyWith = (row: Multimedia, { size, sha256 }: UploadFacts): boolean =>
  row.status === 'ready' && row.size === size && row.sha256 === sha256

const refusedBytes = (row: Multimedia): ApiError =>
  new ApiError({
    kind: 'invalid',
    code: UPLOAD_CODES.refused,
    description: row.statusReason ?? 'The service refused the bytes.',
  })

const changedMeanwhile = (): ApiError =>
  new ApiError({
    kind: 'conflict',
    code: UPLOAD_CODES.changed,
    description: 'The medium was changed meanwhile and has another file now.',
  })

const notOffered = (format: string): ApiError =>
  new ApiError({
    kind: 'invalid',
    code: UPLOAD_CODES.notOffered,
    description: `This deployment takes no files of the format ${format}.`,
  })

/** The error that a record tells of bytes that were sent; undefined where it tells none. */
export const errorOf = (row: Multimedia, facts: UploadFacts): ApiError | undefined =>
  row.status === 'error'
    ? refusedBytes(row)
    : row.status === 'ready' && !isReadyWith(row, facts)
      ? changedMeanwhile()
      : undefined

/** A service may refuse a format at once, instead of offering no address for it. */
const asNotOffered = (error: unknown, format: string): unknown =>
  isApiError(error) && error.kind === 'invalid' && error.fieldErrors.some(({ field }) => field === 'format')
    ? notOffered(format)
    : error

const fileOf = ({ url, format, size, sha256, width, height, duration }: ReplacedFile): ReplacedFile => ({
  url,
  format,
  size,
  sha256,
  width,
  height,
  duration,
})

/** Gives a medium its replaced file back; a medium that is gone, or has another file by now, stays as it is. */
export const giveBack = async (api: Api, { mediumId, before }: UploadFacts): Promise<void> => {
  if (mediumId === undefined || !before || before.url === null) return
  const row = await api.multimedia.get({ params: { id: mediumId } }).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'not-found') return undefined
    throw error
  })
  if (!row || row.url !== null) return
  await api.multimedia.update({ params: { id: mediumId }, body: before, ifVersion: row.version })
}

/** Where the bytes go, and whether none can be there yet; or the record, where it has them already. */
export type Declared = { uploadUrl: string; isFresh: boolean } | { ready: Multimedia }

/** Declares the file to the service, and again whenever a fresh address is needed: what has arrived stays. */
export const declare = async (api: Api, facts: () => UploadFacts, note: Note): Promise<Declared> => {
  const { name, format, size, sha256: known, hashFollows, fields, declaration, replaces } = facts()
  // Said meanwhile, it would make the bytes that are there the beginning of another file.
  const sha256 = hashFollows ? undefined : known
  const file = { url: null, format, size, sha256 } as const
  const id = facts().mediumId ?? replaces?.id

  const offered = async (row: Multimedia, isFresh = false): Promise<Declared> => {
    if (row.uploadUrl !== undefined) return { uploadUrl: row.uploadUrl, isFresh }
    if (replaces) await giveBack(api, facts())
    else await api.multimedia.remove({ params: { id: row.id } })
    await note({ mediumId: undefined, before: undefined, declaration: crypto.randomUUID() })
    throw notOffered(format)
  }

  if (id === undefined) {
    const row = await api.multimedia
      .create({ body: { name, ...fields, format, size, sha256 }, idempotencyKey: declaration })
      .catch((error: unknown) => {
        throw asNotOffered(error, format)
      })
    await note({ mediumId: row.id })
    return offered(row, true)
  }
  const params = { id }
  const row = await api.multimedia.get({ params })
  const { mediumId, before } = facts()
  if (mediumId !== undefined && isReadyWith(row, facts())) return { ready: row }
  const isSame = row.size === size && (row.sha256 === (known ?? null) || (hashFollows && row.sha256 === null))
  const isLetGo = row.url === null && isSame
  const isUntouched = mediumId === undefined || (row.url !== null && row.url === before?.url)
  if (replaces && !isLetGo && isUntouched) {
    // Noted before the service hears of it: whatever happens then, the old file can be given back.
    await note({ before: fileOf(row), mediumId: id })
    try {
      return await offered(await api.multimedia.update({ params, body: file, ifVersion: replaces.version }))
    } catch (error) {
      const refused = isApiError(error) && (error.kind === 'conflict' || error.kind === 'invalid')
      if (refused) await note({ before: undefined, mediumId: undefined })
      throw asNotOffered(error, format)
    }
  }
  if (row.status === 'ready') throw changedMeanwhile()
  if (mediumId === undefined) await note({ mediumId: id })
  return offered(await api.multimedia.update({ params, body: file, ifVersion: row.version }))
}
