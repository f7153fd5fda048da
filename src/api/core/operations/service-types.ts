import type { OfferedType, ServiceType } from '../../contract/service-types.ts'
import type { Context } from '../context.ts'
import { refusalSentence } from '../../contract/refusal-sentences.ts'
import { conflictOf, Failure, notFound } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { noticeErrors } from '../rules/service-limits.ts'
import { slugOf } from '../rules/slug.ts'
import { containing, onPage } from './listing.ts'
import { born, erased, load, loadToWrite, refuseImpossible, rewritten } from './record.ts'

const checkSlug = async (slug: string, ownId: string | undefined, context: Context): Promise<void> => {
  const { items } = await context.rows.find('serviceTypes', { where: [{ field: 'slug', equals: slug }] })
  const taken = items.some((it) => it.id !== ownId)
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
    return { items, total }
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

  get: ({ params }, context) => load('serviceTypes', params.id, context),

  update: async ({ params, body }, context) => {
    const before = await loadToWrite('serviceTypes', params.id, context)
    const row = rewritten(before, body, context)
    checkSharing(row, before, context)
    refuseImpossible(noticeErrors(row.configuration, 'configuration.'))
    await checkSlug(row.slug, row.id, context)
    await context.rows.replace('serviceTypes', row)
    return row
  },

  remove: async ({ params }, context) => {
    await context.rows.claim('serviceTypes', params.id)
    const row = await loadToWrite('serviceTypes', params.id, context)
    await forgetType(row.id, context)
    await context.rows.remove('serviceTypes', row.id)
    return erased(row, context)
  },
}

const freeSlug = async (slug: string, id: string, { rows }: Context): Promise<string> => {
  const taken = await rows.count('serviceTypes', [{ field: 'slug', equals: slug }])
  return taken === 0 ? slug : `${slug.slice(0, 80)}-${id.slice(0, 8)}${id.slice(-4)}`
}

/** Service types of others: offered to admins, and seen by everybody once they are accepted as rows of one's own. */
export const sharedTypes: GroupOperations<'sharedTypes'> = {
  list: async (_, { rows }, page) => {
    const { items, total } = await rows.offeredTypes(onPage(page))
    const own = await rows.find('serviceTypes', { where: [{ field: 'id', anyOf: items.map(({ id }) => id) }] })
    const accepted = new Set(own.items.map(({ id }) => id))
    const offers = items.map(({ id, name, description, configuration }): OfferedType => {
      return { id, name, description, configuration, isAccepted: accepted.has(id) }
    })
    return { items: offers, total }
  },

  accept: async ({ params }, context) => {
    const { rows } = context
    const known = await rows.get('serviceTypes', params.id)
    if (known) return known
    const offered = await rows.offeredType(params.id)
    if (!offered) throw notFound('service type')
    const { name, description, configuration, slug } = offered
    const row: ServiceType = {
      ...born(context),
      // The same id, so that services keep their type on both sides.
      id: params.id,
      name,
      description,
      configuration,
      slug: await freeSlug(slug, params.id, context),
      sharing: { scope: 'private', organizationIds: [] },
    }
    await rows.insert('serviceTypes', row)
    return row
  },
}
