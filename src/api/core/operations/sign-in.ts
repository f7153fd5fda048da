import type { OpenContext } from '../context.ts'
import { Failure } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import type { OneTimeCode, Organization } from '../store.ts'
import { instant } from './record.ts'

// One sentence for all three, so that a guess learns nothing.
const noGood = (): Failure =>
  new Failure('notFound', 'This sign-in link is unknown, has expired or was used before. Ask for a new one.')

async function organizationOf({ organizationId }: OneTimeCode, { store }: OpenContext): Promise<Organization> {
  const found = await store.credentials.organization(organizationId)
  if (!found) throw noGood()
  return found
}

const named = ({ id, name }: Organization): Pick<Organization, 'id' | 'name'> => ({ id, name })

/** Signing in by a one-time code (interface, section 8, `people`). */
export const signIn: GroupOperations<'signIn'> = {
  inspect: async ({ body }, context) => {
    const hash = await context.sha256Hex(body.code)
    const code = await context.store.credentials.code('sign-in', hash, instant(context))
    if (!code) throw noGood()
    const { role, expiresAt } = code
    return { organization: named(await organizationOf(code, context)), role, expiresAt }
  },

  redeem: async ({ body }, context) => {
    const hash = await context.sha256Hex(body.code)
    const known = await context.store.credentials.code('sign-in', hash, instant(context))
    if (!known) throw noGood()
    const organization = await organizationOf(known, context)
    const { accessKeyId } = context.vault.issue()
    const sealedSecret = await context.vault.seal(body.secret)
    const author = { operation: 'signIn.redeem', key: accessKeyId, address: context.address }
    return context.store.write(
      organization.id,
      async ({ credentials }) => {
        const code = await credentials.useCode('sign-in', hash, instant(context))
        if (!code) throw noGood()
        const { organizationId, role, label } = code
        const row = { accessKeyId, organizationId, role, label, sealedSecret, disabledAt: null }
        // Whoever has the code is at a browser: the key counts as used from its first moment.
        await credentials.addKey({ ...row, createdAt: instant(context), lastUsedAt: instant(context) })
        return { accessKeyId, organization: named(organization), role }
      },
      author,
    )
  },
}
