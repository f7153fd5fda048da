import { INVITATION_DAYS, type Invitation, MOST_INVITATIONS } from '../../contract/invitations.ts'
import type { InvitationState } from '../../contract/sign-in.ts'
import { DAY } from '../../time/durations.ts'
import { conflictOf, unprocessable } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import { isEnabled } from '../enabled.ts'
import { rightsOf } from '../rules/rights.ts'
import type { Condition, InvitationRow, Rows } from '../store.ts'
import { personOf, refuseTooMuch } from './admin-keys.ts'
import { onPage } from './listing.ts'
import { born, instant, load, rewritten } from './record.ts'

const CODE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** 132 random bits. */
const CODE_LENGTH = 22

const OPEN: readonly Condition[] = [
  { field: 'usedAt', equals: null },
  { field: 'revokedAt', equals: null },
]

const shown = ({ hash: _, ...row }: InvitationRow): Invitation => ({ ...row, rights: rightsOf(row) })

/** Whether who invited may still give what the invitation gives. */
async function isBacked(invitation: InvitationRow, { credentials }: Rows): Promise<boolean> {
  const inviter = await credentials.bearer(invitation.invitedBy)
  if (!inviter || !isEnabled(inviter)) return false
  const rights = rightsOf(inviter.key, inviter.person)
  return rightsOf(invitation).every((right) => rights.includes(right))
}

/** Whether there is somebody for whom the key would be, or will be. */
async function isWanted({ personId }: InvitationRow, rows: Rows): Promise<boolean> {
  return personId === null || (await rows.get('people', personId))?.disabledAt === null
}

/** What has become of an invitation by now (epoch milliseconds). */
export async function stateOf(invitation: InvitationRow, rows: Rows, now: number): Promise<InvitationState> {
  if (invitation.usedAt !== null) return 'used'
  const stands =
    invitation.revokedAt === null && (await isBacked(invitation, rows)) && (await isWanted(invitation, rows))
  if (!stands) return 'revoked'
  return Date.parse(invitation.expiresAt) <= now ? 'expired' : 'open'
}

/** When an invitation ends: as asked for, within bounds. */
function endOf(asked: string | undefined, now: number): string {
  const end = asked === undefined ? now + INVITATION_DAYS.usual * DAY : Date.parse(asked)
  if (end <= now) throw unprocessable('expiresAt', 'must be in the future')
  if (end > now + INVITATION_DAYS.most * DAY) {
    throw unprocessable('expiresAt', `must be within ${INVITATION_DAYS.most} days`)
  }
  return new Date(end).toISOString()
}

/** Inviting colleagues (interface, section 8, `people`). */
export const adminInvitations: GroupOperations<'adminInvitations'> = {
  list: async (_, { rows }, page) => {
    const { items, total } = await rows.find('invitations', { where: OPEN, ...onPage(page) })
    return { items: items.map(shown), total }
  },

  create: async ({ body }, context) => {
    const { role, rights, personId } = body
    const person = await personOf(personId, context)
    const name = person?.name ?? body.name
    if (name === undefined) throw unprocessable('name', 'or personId must say who is invited')
    refuseTooMuch({ role, rights }, context)
    const expiresAt = endOf(body.expiresAt, context.now())
    const { accessEndsAt } = body
    if (accessEndsAt && Date.parse(accessEndsAt) <= context.now()) {
      throw unprocessable('accessEndsAt', 'must be in the future')
    }
    if ((await context.rows.count('invitations', OPEN)) >= MOST_INVITATIONS) {
      throw conflictOf('manyInvitations', { count: MOST_INVITATIONS })
    }
    const code = context.randomText(CODE_LENGTH, CODE_LETTERS)
    const row: InvitationRow = {
      ...born(context),
      name,
      email: person ? person.email : (body.email ?? null),
      role,
      ...(rights && { rights }),
      personId: personId ?? null,
      invitedBy: context.accessKeyId,
      expiresAt,
      ...(accessEndsAt && { accessEndsAt }),
      usedAt: null,
      revokedAt: null,
      hash: await context.sha256Hex(code),
    }
    await context.rows.insert('invitations', row)
    return { ...shown(row), code }
  },

  revoke: async ({ params }, context) => {
    const before = await load('invitations', params.id, context)
    if (before.usedAt !== null) throw conflictOf('invitationUsed', {})
    if (before.revokedAt !== null) return shown(before)
    const after = rewritten(before, { revokedAt: instant(context) }, context)
    await context.rows.replace('invitations', after)
    return shown(after)
  },
}
