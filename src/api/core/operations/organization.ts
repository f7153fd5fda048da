import type { KeptSettings, OrganizationDocument } from '../../contract/organization.ts'
import type { Context } from '../context.ts'
import { notFound } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { organizationOf } from '../rules/organization.ts'
import { checkZone } from './admin-calendars.ts'
import { shownPerson } from './people.ts'
import { born, expectVersion, patched, rewritten } from './record.ts'

async function document({ rows, credentials, organizationId }: Context): Promise<OrganizationDocument> {
  const organization = await credentials.organization(organizationId)
  if (!organization) throw notFound('organization')
  return organizationOf(organization, await rows.get('organizationSettings', organizationId))
}

/** Who calls (interface, section 8). */
export const me: GroupOperations<'me'> = {
  get: async (_, context) => {
    const { accessKeyId, role, rights } = context
    const bearer = await context.credentials.bearer(accessKeyId)
    if (!bearer) throw notFound('access key')
    const { key, person } = bearer
    return {
      accessKeyId,
      label: key.label,
      expiresAt: key.expiresAt ?? null,
      role,
      rights: [...rights],
      person: person ? { ...shownPerson(person), email: person.email } : null,
      organization: await document(context),
    }
  },
}

/** The `organization` extension: settings that admins write and everybody reads (interface, section 8). */
export const adminOrganization: GroupOperations<'adminOrganization'> = {
  update: async ({ body }, context) => {
    const { rows, organizationId } = context
    checkZone(body.timezone ?? undefined)
    const before = await rows.get('organizationSettings', organizationId)
    expectVersion(before ?? { version: 0 }, context)
    if (before) await rows.replace('organizationSettings', rewritten(before, body, context))
    else
      await rows.insert('organizationSettings', patched<KeptSettings>({ ...born(context), id: organizationId }, body))
    return document(context)
  },
}
