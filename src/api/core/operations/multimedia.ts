import type { Multimedia } from '../../contract/multimedia.ts'
import { unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { typeOfFormat } from '../rules/media-type.ts'
import { containing, equalTo, onPage } from './listing.ts'
import { born, erased, load, loadToWrite, patched, rewritten } from './record.ts'
import { refuseWhileUsed, usersIn } from './references.ts'
import { nameOfRoom } from './rooms.ts'

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
    return row
  },

  get: ({ params }, context) => load('multimedia', params.id, context),

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('multimedia', params.id, context)
    const after = rewritten(before, body, context)
    const status = after.url === before.url ? before.status : after.url ? 'ready' : 'need_action'
    const row = { ...after, status } satisfies Multimedia
    await context.rows.replace('multimedia', row)
    return row
  },

  remove: async ({ params }, context) => {
    await context.rows.claim('multimedia', params.id)
    const row = await loadToWrite('multimedia', params.id, context)
    refuseWhileUsed('medium', [
      await usersIn('presets', [{ field: 'assets', holdsAnyOf: [row.id] }], ({ title }) => title, context),
      await usersIn('rooms', [{ field: 'template.assets', holdsAnyOf: [row.id] }], nameOfRoom, context),
    ])
    await context.rows.remove('multimedia', row.id)
    return erased(row, context)
  },
}
