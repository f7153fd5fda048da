import { createHash, randomBytes } from 'node:crypto'
import { MINUTE } from '#api/time/durations.ts'
import type { Role } from '#api/contract/operation.ts'
import type { Organization, Store } from '#api/core/store.ts'

/** Minutes for which a sign-in link is good. */
export const LINK_MINUTES = 15
/** 128 random bits. */
const CODE_BYTES = 16

/** A link that signs in once. */
export interface SignInLink {
  url: string
  organization: string
  role: Role
  /** ISO 8601. */
  expiresAt: string
}

/** What a link opens. */
export interface LinkWish {
  organization: Organization
  role: Role
  /** The purpose of the key that it becomes. */
  label: string | null
  /** The dashboard's address, without a slash at its end. */
  baseUrl: string
}

/**
 * Makes a link that becomes a key in the browser that opens it first, within 15 minutes. Only the hash of its code is
 * kept; the code stands in the fragment, which is never sent.
 */
export async function issueLink(store: Store, { organization, role, label, baseUrl }: LinkWish): Promise<SignInLink> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const now = Date.now()
  const expiresAt = new Date(now + LINK_MINUTES * MINUTE).toISOString()
  await store.credentials.addCode({
    hash: createHash('sha256').update(code).digest('hex'),
    organizationId: organization.id,
    role,
    purpose: 'sign-in',
    label: label ?? 'Sign-in link',
    createdAt: new Date(now).toISOString(),
    expiresAt,
  })
  return { url: `${baseUrl}/#sign-in=${code}`, organization: organization.name, role, expiresAt }
}
