import { emptyTemplate, type Room } from '../../contract/rooms.ts'
import type { Context } from '../context.ts'
import { conflictOf, notFound } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { onPage } from './listing.ts'
import { born, erased, expectVersion, patched, rewritten } from './record.ts'
import { mediaMustExist } from './media-users.ts'
import { mustExist } from './references.ts'

/** The characters of a public id: a–z and 0–9 without those that people take for one another. */
const PUBLIC_ID_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const publicIdLength = 10
const publicIdTries = 5

/** What people call a room. */
export const nameOfRoom = ({ template }: Room): string => template.name

const byPublicId = async (publicId: string, { rows }: Context): Promise<Room | undefined> => {
  const { items } = await rows.find('rooms', { where: [{ field: 'publicId', equals: publicId }], limit: 1 })
  return items[0]
}

const loadRoom = async (publicId: string, context: Context): Promise<Room> => {
  const room = await byPublicId(publicId, context)
  if (!room) throw notFound('room')
  return room
}

const freePublicId = async (context: Context): Promise<string> => {
  for (let tries = 0; tries < publicIdTries; tries += 1) {
    const publicId = context.randomText(publicIdLength, PUBLIC_ID_ALPHABET)
    if (!(await byPublicId(publicId, context))) return publicId
  }
  throw conflictOf('noPublicId', {})
}

interface Links {
  assets?: string[] | undefined
  presetId?: string | null | undefined
  mainImage?: string | null | undefined
}

const checkLinks = async (links: Links | undefined, context: Context, before?: Links): Promise<void> => {
  await mustExist('multimedia', links?.assets, 'template.assets', context, before?.assets)
  const field = 'template.mainImage'
  await mediaMustExist({ [field]: links?.mainImage }, context, { [field]: before?.mainImage })
  await mustExist('presets', links?.presetId, 'template.presetId', context, before?.presetId)
}

/** Rooms (specification 4.3), addressed by their public id. */
export const rooms: GroupOperations<'rooms'> = {
  list: (_, context, page) => context.rows.find('rooms', onPage(page)),

  create: async ({ body }, context) => {
    await checkLinks(body.template, context)
    const template: Room['template'] = { ...emptyTemplate(), name: body.template.name }
    const row: Room = {
      ...born(context),
      publicId: await freePublicId(context),
      origin: body.origin ?? null,
      template: patched(template, body.template),
    }
    await context.rows.insert('rooms', row)
    return row
  },

  get: ({ params }, context) => loadRoom(params.publicId, context),

  update: async ({ params, body }, context) => {
    const before = await loadRoom(params.publicId, context)
    expectVersion(before, context)
    await checkLinks(body.template, context, before.template)
    const template = patched(before.template, body.template ?? {})
    const row = rewritten(before, { origin: body.origin, template }, context)
    await context.rows.replace('rooms', row)
    return row
  },

  remove: async ({ params }, context) => {
    const row = await loadRoom(params.publicId, context)
    expectVersion(row, context)
    await context.rows.remove('rooms', row.id)
    return erased(row, context)
  },
}
