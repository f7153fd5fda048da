import type { AuditEntry } from '../../contract/changes.ts'
import { Failure } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import type { Context } from '../context.ts'
import { onPage } from './listing.ts'

/** What only those see who administer, or who see the whole audit. */
const HIDDEN = { keys: 'administer', people: 'audit', invitations: 'audit', organizationSettings: 'audit' } as const

function refuseHidden(resource: string | undefined, { rights }: Context): void {
  const needed = resource !== undefined && resource in HIDDEN ? HIDDEN[resource as keyof typeof HIDDEN] : undefined
  if (needed === undefined || rights.includes(needed)) return
  throw new Failure(
    'forbidden',
    `This access key may not see the changes of ${resource}: they need the right ${needed}.`,
  )
}

/** The `audit` extension: who changed what, before and after (interface, section 8). */
export const audit: GroupOperations<'audit'> = {
  list: async ({ query }, context, page) => {
    refuseHidden(query.resource, context)
    const { resource, id, person, key, from, to } = query
    const except = context.rights.includes('administer') ? undefined : 'keys'
    const find = { resource, id, person, key, from, to, except, ...onPage(page) } as const
    const { items, total } = await context.rows.changes.find(find)
    const seesAddress = context.rights.includes('audit')
    const shown = ({ address, ...entry }: (typeof items)[number]): AuditEntry => ({
      ...entry,
      address: seesAddress ? address : null,
    })
    return { items: items.map(shown), total }
  },
}
