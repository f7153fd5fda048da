import type { AccessKey } from '../../contract/keys.ts'
import { type Right, RIGHTS, type Role } from '../../contract/operation.ts'
import type { Person } from '../../contract/people.ts'
import { MINUTE } from '../../time/durations.ts'
import type { Context } from '../context.ts'
import { conflictOf, Failure, notFound, unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { rightsOf } from '../rules/rights.ts'
import type { KeyRow } from '../store.ts'
import { onPage } from './listing.ts'
import { instant } from './record.ts'

const shown = (key: KeyRow): AccessKey => {
  const { accessKeyId, label, role, organizationId, createdAt, disabledAt, lastUsedAt = null } = key
  const { personId = null, expiresAt = null } = key
  const facts = { accessKeyId, label, role, organizationId, createdAt, disabledAt, lastUsedAt, personId, expiresAt }
  return { ...facts, rights: rightsOf(key) }
}

async function ownKey(accessKeyId: string, { credentials, organizationId }: Context): Promise<KeyRow> {
  const key = await credentials.key(accessKeyId)
  if (!key || key.organizationId !== organizationId) throw notFound('access key')
  return key
}

/** Who a key is to be for; refuses with 422 who is not there or disabled. */
export async function personOf(personId: string | null | undefined, { rows }: Context): Promise<Person | undefined> {
  if (!personId) return undefined
  const person = await rows.get('people', personId)
  if (!person) throw unprocessable('personId', 'names nobody who works here')
  if (person.disabledAt !== null) throw unprocessable('personId', 'names a person who is disabled')
  return person
}

interface Wish {
  role: Role
  rights?: readonly Right[] | undefined
  person?: Person | undefined
  expiresAt?: string | null | undefined
}

/** Refuses a key that could do more than its role, or more than who makes it, or that has expired already. */
export function refuseTooMuch({ role, rights, person, expiresAt }: Wish, context: Context): void {
  if (rights?.some((right) => !RIGHTS[role].includes(right))) {
    throw unprocessable('rights', `must be among those of the role ${role}: ${RIGHTS[role].join(', ')}`)
  }
  const beyond = rightsOf(rights ? { role, rights } : { role }, person).filter((it) => !context.rights.includes(it))
  if (beyond.length > 0) {
    throw new Failure('forbidden', `Your own key lacks what the new one would have: ${beyond.join(', ')}.`)
  }
  if (expiresAt && Date.parse(expiresAt) <= context.now()) throw unprocessable('expiresAt', 'must be in the future')
}

/** Makes a key as the caller asks, and answers it with its secret. */
async function issue(key: Pick<KeyRow, 'role' | 'label' | 'personId' | 'expiresAt' | 'rights'>, context: Context) {
  const { accessKeyId, secretAccessKey } = context.vault.issue()
  const { organizationId } = context
  const sealedSecret = await context.vault.seal(secretAccessKey)
  const made = { accessKeyId, organizationId, sealedSecret, createdAt: instant(context), disabledAt: null }
  await context.credentials.addKey({ ...key, ...made })
  return { accessKeyId, secretAccessKey, role: key.role, organizationId }
}

/** Minutes for which a key goes on beside the one that takes its place, where nobody says otherwise. */
const OVERLAP = 24 * 60

/** The `keys` extension: access keys of the own organization (interface, section 8). */
export const adminKeys: GroupOperations<'adminKeys'> = {
  list: async (_, { credentials, organizationId }, page) => {
    const { items, total } = await credentials.keysOnPage(organizationId, onPage(page))
    return { items: items.map(shown), total }
  },

  create: async ({ body }, context) => {
    const { role, label = null, personId, expiresAt, rights } = body
    refuseTooMuch({ role, rights, expiresAt, person: await personOf(personId, context) }, context)
    return issue(
      { role, label, ...(personId && { personId }), ...(expiresAt && { expiresAt }), ...(rights && { rights }) },
      context,
    )
  },

  rotate: async ({ params, body }, context) => {
    const key = await ownKey(params.accessKeyId, context)
    const { role, label, personId, rights, disabledAt, expiresAt } = key
    if (disabledAt !== null) throw conflictOf('keyDisabled', {})
    if (expiresAt !== undefined && Date.parse(expiresAt) <= context.now()) {
      throw conflictOf('keyExpired', {})
    }
    refuseTooMuch({ role, rights, person: await personOf(personId, context) }, context)
    // The new one first: with it, ending the old one leaves somebody who administers.
    const issued = await issue({ role, label, ...(personId && { personId }), ...(rights && { rights }) }, context)
    const end = new Date(context.now() + (body.overlap ?? OVERLAP) * MINUTE).toISOString()
    await context.credentials.expireKey(key.accessKeyId, end)
    return issued
  },

  disable: async ({ params }, context) => {
    const key = await ownKey(params.accessKeyId, context)
    const disabled = await context.credentials.disableKey(key.accessKeyId, instant(context))
    if (!disabled) throw notFound('access key')
    return shown(disabled)
  },
}
