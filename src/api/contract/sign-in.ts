import { z } from 'zod/mini'
import { role } from './access.ts'
import { dateTime, text, uuid } from './fields.ts'
import { row } from './operation.ts'

const organization = z.object({ id: uuid, name: z.string() })

/** A one-time code as it stands in a sign-in link: 128 random bits in base64url. */
const code = text(22).check(z.regex(/^[\w-]{22}$/, 'must be the code of a sign-in link'))

/** The fewest characters of a secret that a browser makes for itself: 192 bits in base64url. */
const SECRET_LENGTH = 32

/** What has become of an invitation. */
export const INVITATION_STATES = ['open', 'expired', 'used', 'revoked'] as const
/** What has become of an invitation. */
export type InvitationState = (typeof INVITATION_STATES)[number]

/** What a code opens, told without using it up. */
export const invitedKey = z.object({
  organization,
  role,
  expiresAt: dateTime,
  /** Who is invited by it, where it is an invitation: of these the code is known also once it opens nothing any more. */
  invitation: z.optional(z.object({ name: z.string(), state: z.enum(INVITATION_STATES) })),
})
/** What a code opens. */
export type InvitedKey = z.output<typeof invitedKey>

/** A key that a code has become. Its secret was made by the caller, so it is not in the answer. */
export const redeemedKey = z.object({ accessKeyId: z.string(), organization, role })
/** A key that a code has become. */
export type RedeemedKey = z.output<typeof redeemedKey>

const base = { resource: 'keys', section: 'extension people', auth: 'none', method: 'POST' } as const

/** Signing in by a one-time code, before there is a key to sign with (interface, section 8). */
export const signInRows = {
  inspect: row({
    ...base,
    right: 'read',
    path: '/x/sign-in/inspect',
    summary: 'Tell what a sign-in link opens',
    body: z.strictObject({ code }),
    status: 200,
    answer: invitedKey,
  }),
  redeem: row({
    ...base,
    right: 'write',
    path: '/x/sign-in',
    summary: 'Turn a sign-in link into an access key',
    body: z.strictObject({
      code,
      secret: text(100).check(z.regex(/^[\x21-\x7e]+$/, 'must be printable ASCII'), z.minLength(SECRET_LENGTH)),
    }),
    status: 201,
    answer: redeemedKey,
  }),
}
