import { refusalSentence } from '../../contract/refusal-sentences.ts'
import type { InvitationState } from '../../contract/sign-in.ts'
import type { OpenContext } from '../context.ts'
import { Failure } from '../failure.ts'
import type { GroupOperations } from '../operation.ts'
import type { InvitationRow, KeyRow, OneTimeCode, Organization, Rows } from '../store.ts'
import { stateOf } from './invitations.ts'
import { initialsOf } from './people.ts'
import { instant } from './record.ts'

// One sentence for all three, so that a guess learns nothing.
const noGood = (): Failure => new Failure('notFound', refusalSentence('linkUnknown', {}))

/** Whoever has the code of an invitation is told what has become of it: that it was used may mean that somebody else did. */
const closed = (state: Exclude<InvitationState, 'open'>): Failure => {
  const sentences = { used: 'invitationSpent', expired: 'invitationExpired', revoked: 'invitationRevoked' } as const
  return new Failure('notFound', refusalSentence(sentences[state], {}))
}

async function organizationOf(id: string, { store }: OpenContext): Promise<Organization> {
  const found = await store.credentials.organization(id)
  if (!found) throw noGood()
  return found
}

const named = ({ id, name }: Organization): Pick<Organization, 'id' | 'name'> => ({ id, name })

/** What a code opens: a sign-in link, or an invitation. */
type Found = { code: OneTimeCode } | { organizationId: string; id: string }

async function find(hash: string, context: OpenContext): Promise<Found> {
  const { credentials } = context.store
  const code = await credentials.code('sign-in', hash, instant(context))
  if (code) return { code }
  const invitation = await credentials.invitation(hash)
  if (!invitation) throw noGood()
  return invitation
}

async function invitationIn(rows: Rows, id: string): Promise<InvitationRow> {
  const invitation = await rows.get('invitations', id)
  if (!invitation) throw noGood()
  return invitation
}

/** What the key that a code becomes is made of. */
type Opened = Pick<KeyRow, 'role' | 'label' | 'rights' | 'personId' | 'expiresAt'>

/** The id of whom an invitation is for: a new one where it is somebody new. */
const personOf = ({ organizationId, id }: { organizationId: string; id: string }, context: OpenContext) =>
  context.store.read(organizationId, async (rows) => (await invitationIn(rows, id)).personId ?? context.newId())

/** Makes whom an invitation is for, where it is somebody new. */
async function welcome(rows: Rows, id: string, invitation: InvitationRow, context: OpenContext): Promise<void> {
  if (invitation.personId !== null) return
  const { organizationId, name, email, role } = invitation
  const at = instant(context)
  const audit = { organizationId, createdAt: at, updatedAt: at, version: 1 }
  const about = { name, email, role, initials: initialsOf(name), color: null, calendarId: null, disabledAt: null }
  await rows.insert('people', { id, ...about, ...audit })
}

/** Uses an invitation up within a transaction, of any number of them in one only: what its key may do, and whose it is. */
async function accept(rows: Rows, id: string, personId: string, context: OpenContext): Promise<Opened> {
  const invitation = await invitationIn(rows, id)
  const state = await stateOf(invitation, rows, context.now())
  if (state !== 'open') throw closed(state)
  await welcome(rows, personId, invitation, context)
  const [usedAt, version] = [instant(context), invitation.version + 1]
  // Conditional on the invitation as it was read: whoever comes second reads again, and finds it used.
  await rows.replace('invitations', { ...invitation, personId, usedAt, updatedAt: usedAt, version })
  const { role, rights, name, accessEndsAt } = invitation
  return { role, label: name, ...(rights && { rights }), ...(accessEndsAt && { expiresAt: accessEndsAt }), personId }
}

/** What accepts an invitation, and who does so: that is known before anything of it is written. */
async function acceptance(found: { organizationId: string; id: string }, context: OpenContext) {
  const person = await personOf(found, context)
  return { person, open: (rows: Rows) => accept(rows, found.id, person, context) }
}

/** Uses a sign-in link up within a transaction. */
async function redeem(rows: Rows, hash: string, context: OpenContext): Promise<Opened> {
  const code = await rows.credentials.useCode('sign-in', hash, instant(context))
  if (!code) throw noGood()
  const { role, label } = code
  return { role, label }
}

/** Signing in by a one-time code (interface, section 8, `people`). */
export const signIn: GroupOperations<'signIn'> = {
  inspect: async ({ body }, context) => {
    const found = await find(await context.sha256Hex(body.code), context)
    if ('code' in found) {
      const { organizationId, role, expiresAt } = found.code
      return { organization: named(await organizationOf(organizationId, context)), role, expiresAt }
    }
    const organization = named(await organizationOf(found.organizationId, context))
    return context.store.read(found.organizationId, async (rows) => {
      const invitation = await invitationIn(rows, found.id)
      const { name, role, expiresAt } = invitation
      const state = await stateOf(invitation, rows, context.now())
      return { organization, role, expiresAt, invitation: { name, state } }
    })
  },

  redeem: async ({ body }, context) => {
    const hash = await context.sha256Hex(body.code)
    const found = await find(hash, context)
    const { organizationId } = 'code' in found ? found.code : found
    const organization = named(await organizationOf(organizationId, context))
    const { accessKeyId } = context.vault.issue()
    const sealedSecret = await context.vault.seal(body.secret)
    const { person, open } =
      'code' in found
        ? { person: undefined, open: (rows: Rows) => redeem(rows, hash, context) }
        : await acceptance(found, context)
    const author = { operation: 'signIn.redeem', key: accessKeyId, person, address: context.address }
    return context.store.write(
      organizationId,
      async (rows) => {
        const opened = await open(rows)
        const at = instant(context)
        // Whoever has the code is at a browser: the key counts as used from its first moment.
        const made = { accessKeyId, organizationId, sealedSecret, createdAt: at, disabledAt: null, lastUsedAt: at }
        await rows.credentials.addKey({ ...opened, ...made })
        return { accessKeyId, organization, role: opened.role }
      },
      author,
    )
  },
}
