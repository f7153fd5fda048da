import type { AccessKey } from '../../contract/keys.ts'
import { notFound } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import type { KeyRow } from '../store.ts'
import { cutPage } from './listing.ts'
import { instant } from './record.ts'

const shown = (key: KeyRow): AccessKey => {
  const { accessKeyId, label, role, organizationId, createdAt, disabledAt, lastUsedAt = null } = key
  return { accessKeyId, label, role, organizationId, createdAt, disabledAt, lastUsedAt }
}

/** The `keys` extension: access keys of the own organization (interface, section 8). */
export const adminKeys: GroupOperations<'adminKeys'> = {
  list: async (_, { credentials, organizationId }, page) => {
    const keys = await credentials.keys(organizationId)
    return cutPage(keys.map(shown), page)
  },

  create: async ({ body }, context) => {
    const { accessKeyId, secretAccessKey } = context.vault.issue()
    const { organizationId } = context
    await context.credentials.addKey({
      accessKeyId,
      organizationId,
      role: body.role,
      label: body.label ?? null,
      sealedSecret: await context.vault.seal(secretAccessKey),
      createdAt: instant(context),
      disabledAt: null,
    })
    return { accessKeyId, secretAccessKey, role: body.role, organizationId }
  },

  disable: async ({ params }, context) => {
    const key = await context.credentials.key(params.accessKeyId)
    if (!key || key.organizationId !== context.organizationId) throw notFound('access key')
    const disabled = await context.credentials.disableKey(key.accessKeyId, instant(context))
    if (!disabled) throw notFound('access key')
    return shown(disabled)
  },
}
