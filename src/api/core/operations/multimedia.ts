import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { Multimedia } from '../../contract/multimedia.ts'
import type { Context } from '../context.ts'
import { unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { leavingOf } from '../rules/kept-media.ts'
import { posterOf } from '../rules/medium-poster.ts'
import { typeOfFormat } from '../rules/media-type.ts'
import { answered, fileOf, generationOf, type Leaving, mediumAt, type MediumRow } from '../rules/medium-row.ts'
import { canBeSent } from '../rules/upload.ts'
import { containing, equalTo, onPage } from './listing.ts'
import { mediaMustExist, refuseWhileShown } from './media-users.ts'
import { doerOf, keepVersion } from './media-versions.ts'
import { born, erased, load, loadToWrite, patched, rewritten } from './record.ts'
import { refuseBeyondQuota } from './storage.ts'
import { throwAway } from './trash.ts'

const answer = (row: MediumRow, { bytes }: Context): Multimedia => answered(row, bytes?.readUrl)

/** The answer about a medium that waits for its bytes: with the address where they go, where this host takes them. */
async function withUploadUrl(row: MediumRow, context: Context, before?: MediumRow): Promise<Multimedia> {
  const { bytes } = context
  const medium = answer(row, context)
  if (row.url !== null || !bytes?.limits) return medium
  if (!canBeSent(row, bytes.limits)) {
    const taken = bytes.limits.formats.join(', ')
    const message = `cannot be uploaded: give a url, or one of ${taken}`
    throw unprocessable('format', message, refusalSentence('formatNotTaken', { format: row.format, formats: taken }))
  }
  if (row.size !== null && row.size > bytes.limits.maxSize) {
    const most = bytes.limits.maxSize
    const message = `is more than the ${most} bytes that this service takes`
    throw unprocessable('size', message, refusalSentence('fileTooLarge', { most }))
  }
  await refuseBeyondQuota(row, before, context)
  return { ...medium, uploadUrl: await bytes.uploadUrl(row, context.accessKeyId) }
}

const declares = ({ size, sha256, format }: Multimedia): string => `${size} ${sha256} ${format}`

/** What was measured of bytes that others are to replace says nothing of those. */
const unmeasured = { size: null, sha256: null, width: null, height: null, duration: null } as const

/** What was told of the bytes of a medium before others were awaited. */
const measuredBefore = ({ format, type, size, sha256, width, height, duration }: Partial<Leaving> = {}) => ({
  format,
  type,
  size,
  sha256,
  width,
  height,
  duration,
})

/** Where a medium is after a change of its `url`: at its own bytes, which any of its own addresses names, or elsewhere. */
function moved(
  before: MediumRow,
  url: string | null | undefined,
  { bytes }: Context,
): Pick<MediumRow, 'url' | 'file' | 'fileSize'> {
  const [file, fileSize] = [fileOf(before), before.fileSize]
  if (url === undefined) return { url: before.url, file, fileSize }
  // While others are awaited its own bytes stay where they are, and its address goes on answering them.
  if (url === null) return { url, file, fileSize }
  const isOwn = file !== undefined && mediumAt(url) === before.id
  return isOwn && bytes
    ? { url: bytes.readUrl(before, generationOf(before)), file, fileSize }
    : { url, file: undefined, fileSize: undefined }
}

/** What a medium says until someone says otherwise. */
export const emptyMedium = () => ({
  url: null,
  description: null,
  altText: null,
  size: null,
  duration: null,
  width: null,
  height: null,
  sha256: null,
  status: 'need_action' as const,
  app: null,
  environment: {},
  coverVideo: null,
  options: null,
})

const posterPlace = 'environment.poster.url'

/** Refuses with 422 a poster that newly names an own picture which is not there, and keeps it from being deleted meanwhile. */
const posterMustExist = (
  { environment }: { environment?: Multimedia['environment'] | undefined },
  context: Context,
  before: Partial<Multimedia> = {},
): Promise<void> =>
  mediaMustExist({ [posterPlace]: posterOf({ environment: environment ?? {} })?.url }, context, {
    [posterPlace]: posterOf(before)?.url,
  })

/** Multimedia (specification 4.1). */
export const multimedia: GroupOperations<'multimedia'> = {
  list: async ({ query }, context, page) => {
    const { items, total } = await context.rows.find('multimedia', {
      where: [
        ...containing('name', query.name),
        ...equalTo('status', query.status),
        ...(query.type === undefined ? [] : [{ field: 'type', anyOf: query.type }]),
        ...(query.color === undefined ? [] : [{ field: 'colors', holdsAnyOf: query.color }]),
      ],
      ...onPage(page),
    })
    return { items: items.map((row) => answer(row, context)), total }
  },

  create: async ({ body }, context) => {
    const type = body.type ?? typeOfFormat(body.format)
    if (!type) throw unprocessable('type', 'is required, because the format does not tell it')
    const { name, format } = body
    const status = body.url ? 'ready' : 'need_action'
    const empty: Multimedia = { ...born(context), ...emptyMedium(), name, format, type, status }
    await posterMustExist(body, context)
    const row: MediumRow = { ...patched(empty, body), ...(body.type === undefined ? { guessedType: true } : {}) }
    const told = await withUploadUrl(row, context)
    await context.rows.insert('multimedia', row)
    return told
  },

  get: async ({ params }, context) => answer(await load('multimedia', params.id, context), context),

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('multimedia', params.id, context)
    if (body.environment !== undefined) await posterMustExist(body, context, before)
    // `url: null` asks for an upload: a first one, one that was refused again, or other bytes under the same id.
    const sends = body.url === null
    const replaces = sends && before.url !== null && context.bytes !== undefined
    const place = moved(before, body.url, context)
    const isElsewhere = !sends && place.url !== answer(before, context).url && place.url !== before.url
    const isTakenBack = isElsewhere && place.file !== undefined && before.leaving !== undefined
    const changes = replaces
      ? { ...unmeasured, ...body }
      : isTakenBack
        ? { ...measuredBefore(before.leaving), ...body }
        : body
    const after: MediumRow = { ...rewritten(before, changes, context), ...place }
    if (body.type !== undefined) after.guessedType = false
    const status = sends ? 'need_action' : isElsewhere ? 'ready' : before.status
    const { statusReason, leaving: awaited, ...rest } = after
    const leaving = replaces ? leavingOf(before, doerOf(context)) : isElsewhere ? undefined : awaited
    // What its picture looks like was said of other bytes.
    if (replaces || isElsewhere) delete rest.colors
    const row: MediumRow = { ...rest, leaving, status, ...(status === 'error' ? { statusReason } : {}) }
    if (isElsewhere && !isTakenBack) await keepVersion(before, context)
    const told = sends ? await withUploadUrl(row, context, before) : answer(row, context)
    await context.rows.replace('multimedia', row)
    // What has arrived of other bytes is no beginning of these.
    if (sends && declares(before) !== declares(row)) await context.bytes?.abandon(row)
    return told
  },

  remove: async ({ params }, context) => {
    await context.rows.claim('multimedia', params.id)
    const row = await loadToWrite('multimedia', params.id, context)
    await refuseWhileShown(row, context)
    await throwAway(row, context)
    return erased(answer(row, context), context)
  },
}

/** Addresses under which bytes are read (interface, section 8, media). */
export const mediaAddresses: GroupOperations<'mediaAddresses'> = {
  /** Ends every address of a medium that was handed out, and gives it another one, where its bytes are here. */
  revoke: async ({ params }, context) => {
    const before = await loadToWrite('multimedia', params.id, context)
    const generation = generationOf(before) + 1
    const file = fileOf(before)
    const isOwn = file !== undefined && before.url !== null && context.bytes !== undefined
    const url = isOwn && context.bytes ? context.bytes.readUrl(before, generation) : before.url
    const row: MediumRow = { ...rewritten(before, { url }, context), file, generation }
    await context.rows.replace('multimedia', row)
    return answer(row, context)
  },

  /** What is elsewhere is nowhere kept in another form: its address is that of the record. */
  original: async ({ params }, context) => {
    const row = await load('multimedia', params.id, context)
    const file = fileOf(row)
    const medium = answer(row, context)
    return file === undefined || medium.url === null || !context.bytes
      ? medium
      : { ...medium, url: context.bytes.keptUrl(row, file, generationOf(row)) }
  },
}
