import type { ServiceType } from '../../contract/service-types.ts'
import type { Context } from '../context.ts'
import { refusalSentence } from '../../contract/refusal-sentences.ts'
import { conflictOf, Failure } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { noticeErrors } from '../rules/service-limits.ts'
import { slugOf } from '../rules/slug.ts'
import { containing, onPage } from './listing.ts'
import { born, erased, load, loadToWrite, refuseImpossible, rewritten } from './record.ts'

// Another organization's type is shown without the names of the others that it is shared with.
const seenFrom = (context: Context, type: ServiceType): ServiceType => {
  const { organizationId } = context
  if (type.organizationId === organizationId) return type
  const organizationIds = type.sharing.organizationIds.filter((id) => id === organizationId)
  return { ...type, sharing: { ...type.sharing, organizationIds } }
}

const loadOwn = async (id: string, context: Context): Promise<ServiceType> => {
  const type = await loadToWrite('serviceTypes', id, context)
  if (type.organizationId !== context.organizationId) {
    throw new Failure('forbidden', 'The service type belongs to another organization, which alone may change it.')
  }
  return type
}

const checkSlug = async (slug: string, ownId: string | undefined, context: Context): Promise<void> => {
  const { items } = await context.rows.find('serviceTypes', { where: [{ field: 'slug', equals: slug }] })
  const taken = items.some((it) => it.organizationId === context.organizationId && it.id !== ownId)
  if (taken) throw conflictOf('slugTaken', { slug })
}

/** What others are shown of ours is an admin's to decide; whoever may write may take it back. */
const checkSharing = ({ sharing }: ServiceType, before: ServiceType | undefined, { rights }: Context): void => {
  if (sharing.scope === 'private' || rights.includes('administer')) return
  const shared = before?.sharing
  const isSame = shared?.scope === sharing.scope && shared.organizationIds.join() === sharing.organizationIds.join()
  if (!isSame) throw new Failure('forbidden', refusalSentence('mayNotShare', {}))
}

const forgetType = async (typeId: string, context: Context): Promise<void> => {
  const { items } = await context.rows.find('services', { where: [{ field: 'typeId', equals: typeId }] })
  for (const service of items) await context.rows.replace('services', rewritten(service, { typeId: null }, context))
}

/** Service types (specification 4.8). */
export const serviceTypes: GroupOperations<'serviceTypes'> = {
  list: async ({ query }, context, page) => {
    const { items, total } = await context.rows.find('serviceTypes', {
      where: containing('name', query.name),
      ...onPage(page),
    })
    return { items: items.map((type) => seenFrom(context, type)), total }
  },

  create: async ({ body }, context) => {
    const row: ServiceType = {
      ...born(context),
      name: body.name,
      slug: body.slug ?? (slugOf(body.name) || `type-${context.randomText(6, '23456789')}`),
      description: body.description ?? null,
      sharing: body.sharing ?? { scope: 'private', organizationIds: [] },
      configuration: body.configuration ?? {},
    }
    checkSharing(row, undefined, context)
    refuseImpossible(noticeErrors(row.configuration, 'configuration.'))
    await checkSlug(row.slug, undefined, context)
    await context.rows.insert('serviceTypes', row)
    return row
  },

  get: async ({ params }, context) => seenFrom(context, await load('serviceTypes', params.id, context)),

  update: async ({ params, body }, context) => {
    const before = await loadOwn(params.id, context)
    const row = rewritten(before, body, context)
    checkSharing(row, before, context)
    refuseImpossible(noticeErrors(row.configuration, 'configuration.'))
    await checkSlug(row.slug, row.id, context)
    await context.rows.replace('serviceTypes', row)
    return row
  },

  remove: async ({ params }, context) => {
    await context.rows.claim('serviceTypes', params.id)
    const row = await loadOwn(params.id, context)
    await forgetType(row.id, context)
    await context.rows.remove('serviceTypes', row.id)
    return erased(row, context)
  },
}
