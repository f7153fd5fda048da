import type { Preset } from '../../contract/presets.ts'
import type { GroupOperations } from '../operation.ts'
import { equalTo, onPage, searching } from './listing.ts'
import { mediaMustExist } from './media-users.ts'
import { born, erased, load, loadToWrite, patched, rewritten } from './record.ts'
import { mustExist, refuseWhileUsed, usersIn } from './references.ts'
import { nameOfRoom } from './rooms.ts'

/** Presets (specification 4.2). */
export const presets: GroupOperations<'presets'> = {
  list: ({ query }, { rows }, page) =>
    rows.find('presets', {
      where: [...equalTo('title', query.title), ...searching(query.search)],
      ...onPage(page),
    }),

  create: async ({ body }, context) => {
    await mustExist('multimedia', body.assets, 'assets', context)
    await mediaMustExist({ logo: body.logo, image: body.image }, context)
    const empty: Preset = {
      ...born(context),
      title: body.title,
      description: null,
      logo: null,
      image: null,
      assets: [],
      products: [],
      effectId: null,
    }
    const row = patched(empty, body)
    await context.rows.insert('presets', row)
    return row
  },

  get: ({ params }, context) => load('presets', params.id, context),

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('presets', params.id, context)
    await mustExist('multimedia', body.assets, 'assets', context, before.assets)
    await mediaMustExist({ logo: body.logo, image: body.image }, context, { logo: before.logo, image: before.image })
    const row = rewritten(before, body, context)
    await context.rows.replace('presets', row)
    return row
  },

  remove: async ({ params }, context) => {
    await context.rows.claim('presets', params.id)
    const row = await loadToWrite('presets', params.id, context)
    const inRoom = [{ field: 'template.presetId', equals: row.id }]
    refuseWhileUsed('preset', [await usersIn('rooms', inRoom, nameOfRoom, context)])
    await context.rows.remove('presets', row.id)
    return erased(row, context)
  },
}
