import { z } from 'zod/mini'
import { right, role } from './access.ts'
import { audit, clearable, dateTime, email, paging, uuid, words } from './fields.ts'
import { row } from './operation.ts'

/** Days for which an invitation is good where nobody says otherwise, and at most. */
export const INVITATION_DAYS = { usual: 7, most: 30 } as const

/** Invitations of one organization that may be open at once. */
export const MOST_INVITATIONS = 200

/** A colleague who was asked to come in: the link becomes a person and a key in the browser that opens it first. */
export const invitation = z.object({
  id: uuid,
  name: z.string(),
  email: z.nullable(z.string()),
  role,
  /** What the key may do by itself: those of the role, or fewer. */
  rights: z.array(right),
  /** Who gets another key by it, or who it has become; null of somebody new until it is used. */
  personId: z.nullable(uuid),
  /** The access key that made it; once that is disabled or may less than the invitation gives, it opens nothing. */
  invitedBy: z.string(),
  expiresAt: dateTime,
  /** When the key that it becomes ends by itself; null for never. Earlier versions did not tell. */
  accessEndsAt: z.optional(z.nullable(dateTime)),
  usedAt: z.nullable(dateTime),
  revokedAt: z.nullable(dateTime),
  ...audit,
})
/** An invitation. */
export type Invitation = z.output<typeof invitation>

/** An invitation at the one moment at which the code of its link is told. */
export const issuedInvitation = z.extend(invitation, { code: z.string() })
/** An invitation with the code of its link. */
export type IssuedInvitation = z.output<typeof issuedInvitation>

const createInvitation = z.strictObject({
  /** Asked for where `personId` names nobody. */
  name: z.optional(words(100)),
  email: clearable(email),
  role,
  /** Fewer rights than those of the role. */
  rights: z.optional(z.array(right)),
  /** Somebody who is there already and gets another key; then name and email are that person's. */
  personId: clearable(uuid),
  /** In a week where nobody says otherwise, in 30 days at most. */
  expiresAt: z.optional(dateTime),
  /** When the key that it becomes ends by itself. */
  accessEndsAt: clearable(dateTime),
})

const base = { resource: 'invitations', section: 'extension people', right: 'administer' } as const

/** Inviting colleagues, for those who administer the organization (interface, section 8, `people`). */
export const adminInvitationRows = {
  list: row({
    ...base,
    method: 'GET',
    path: '/admin/invitations',
    summary: 'List invitations that were neither used nor revoked',
    query: z.object(paging(1000)),
    status: 200,
    answer: invitation,
    list: { shape: 'array', defaultLimit: 100, maxLimit: 1000 },
  }),
  create: row({
    ...base,
    method: 'POST',
    path: '/admin/invitations',
    summary: 'Invite a colleague',
    body: createInvitation,
    status: 201,
    answer: issuedInvitation,
    secretAnswer: true,
  }),
  revoke: row({
    ...base,
    method: 'POST',
    path: '/admin/invitations/{id}/revoke',
    summary: 'Revoke an invitation',
    params: z.object({ id: uuid }),
    status: 200,
    answer: invitation,
  }),
}
