import type { Multimedia } from '../../contract/multimedia.ts'
import type { Context } from '../context.ts'
import { unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { typeOfFormat } from '../rules/media-type.ts'
import { canBeSent } from '../rules/upload.ts'
import { containing, equalTo, onPage } from './listing.ts'
import { born, erased, load, loadToWrite, patched, rewritten } from './record.ts'
import { refuseWhileUsed, usersIn } from './references.ts'
import { nameOfRoom } from './rooms.ts'

/** The answer about a medium that waits for its bytes: with the address where they go, where this host takes them. */
async function withUploadUrl(row: Multimedia, { bytes }: Context): Promise<Multimedia> {
  if (row.url !== null || !bytes?.limits || !canBeSent(row, bytes.limits)) return row
  if (row.size !== null && row.size > bytes.limits.maxSize) {
    throw unprocessable('size', `is more than the ${bytes.limits.maxSize} bytes that this service takes`)
  }
  return { ...row, uploadUrl: await bytes.uploadUrl(row) }
}

const declares = ({ size, sha256, format }: Multimedia): string => `${size} ${sha256} ${format}`

/** What was measured of bytes that others are to replace says nothing of those. */
const unmeasured = { size: null, sha256: null, width: null, height: null, duration: null } as const

/** Multimedia (specification 4.1). */
export const multimedia: GroupOperations<'multimedia'> = {
  list: ({ query }, { rows }, page) =>
    rows.find('multimedia', {
      where: [
        ...containing('name', query.name),
        ...equalTo('status', query.status),
        ...(query.type === undefined ? [] : [{ field: 'type', anyOf: query.type }]),
      ],
      ...onPage(page),
    }),

  create: async ({ body }, context) => {
    const type = body.type ?? typeOfFormat(body.format)
    if (!type) throw unprocessable('type', 'is required, because the format does not tell it')
    const empty: Multimedia = {
      ...born(context),
      name: body.name,
      url: null,
      format: body.format,
      type,
      description: null,
      altText: null,
      size: null,
      duration: null,
      width: null,
      height: null,
      sha256: null,
      status: body.url ? 'ready' : 'need_action',
      app: null,
      environment: {},
      coverVideo: null,
      options: null,
    }
    const row = patched(empty, body)
    await context.rows.insert('multimedia', row)
    return withUploadUrl(row, context)
  },

  get: ({ params }, context) => load('multimedia', params.id, context),

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('multimedia', params.id, context)
    // `url: null` asks for an upload: a first one, one that was refused again, or other bytes under the same id.
    const sends = body.url === null
    const replaces = sends && before.url !== null && context.bytes !== undefined
    const after = rewritten(before, replaces ? { ...unmeasured, ...body } : body, context)
    const status = sends ? 'need_action' : after.url === before.url ? before.status : 'ready'
    const { statusReason, ...rest } = after
    const row: Multimedia = { ...rest, status, ...(status === 'error' ? { statusReason } : {}) }
    const answer = sends ? await withUploadUrl(row, context) : row
    await context.rows.replace('multimedia', row)
    // What has arrived of other bytes is no beginning of these.
    if (sends && declares(before) !== declares(row)) await context.bytes?.abandon(row)
    return answer
  },

  remove: async ({ params }, context) => {
    await context.rows.claim('multimedia', params.id)
    const row = await loadToWrite('multimedia', params.id, context)
    refuseWhileUsed('medium', [
      await usersIn('presets', [{ field: 'assets', holdsAnyOf: [row.id] }], ({ title }) => title, context),
      await usersIn('rooms', [{ field: 'template.assets', holdsAnyOf: [row.id] }], nameOfRoom, context),
    ])
    await context.rows.remove('multimedia', row.id)
    await context.bytes?.discard(row)
    return erased(row, context)
  },
}
