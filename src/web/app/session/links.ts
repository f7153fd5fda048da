import { NOTHING_LEARNT } from '../../client/learned-fields.ts'
import type { Credentials } from '../../client/credentials.ts'
import { inspectCode, type InvitedKey, redeemCode } from '../../client/redeem.ts'
import { baseUrlFrom, type SavedConnection } from './connection.ts'
import type { KeptConnection } from './connection-store.ts'
import { type House, linkFailureOf } from './house.ts'
import type { SignInLink } from './entry.ts'
import type { ProbeResult } from './probe.ts'
import { introduced } from './words.ts'
import type { AskedLink, Renewed } from './world.ts'

interface LinkHouse extends House {
  enter: (connection: KeptConnection) => Promise<void>
  tryOut: (connection: SavedConnection, credentials: Credentials) => Promise<ProbeResult>
  continued: (baseUrl: string, organizationId: string) => string | undefined
  renewing: { withCode(code: string): Promise<Renewed> }
}

/** Sign-in links: none of them changes anything before the person has said yes to what it opens. */
export const createLinks = (house: LinkHouse) => {
  const { world, kept, announce, enter, tryOut, continued, renewing } = house
  const { page, fetch, now, newId } = world
  let asked: AskedLink | null = null

  const show = (next: AskedLink | null): void => {
    asked = next
    announce()
  }

  const redeem = async (link: AskedLink, remembered: boolean): Promise<void> => {
    const { baseUrl, code } = link
    try {
      const { words, told } = await introduced(baseUrl, fetch)
      const { credentials, organization, role } = await redeemCode(baseUrl, code, fetch)
      const { accessKeyId, key } = credentials
      // An invitation may be somebody else's than who left something here.
      const id = (link.opens?.invitation ? undefined : continued(baseUrl, organization.id)) ?? newId()
      const named = { id, name: organization.name, organization, role, accessKeyId }
      const connection = { ...named, baseUrl, ...words, remembered, lastUsedAt: now() }
      const result = await tryOut(connection, credentials)
      if (!result.ok) return show({ ...link, failure: result })
      const learnt = { ...NOTHING_LEARNT, skew: result.skew }
      await enter({ ...connection, key, learnt, ...(told && { discovery: told }) })
      // Only now: whoever goes on to another page once the question is gone finds the key there.
      show(null)
    } catch (error) {
      show({ ...link, failure: linkFailureOf(error) })
    }
  }

  /** A connection of this browser to what the link opens: its person has been asked about that place before. */
  const knownTo = (baseUrl: string, organizationId: string): SavedConnection | undefined => {
    const state = house.state()
    const again = state.status === 'out' && state.again ? [state.again] : []
    return [...again, ...kept.values()].find((it) => it.baseUrl === baseUrl && it.organization?.id === organizationId)
  }

  /** Whether the link opens where this page stands with a key that is not accepted any more. */
  const isWayBack = ({ baseUrl }: AskedLink, { organization }: InvitedKey): boolean => {
    const here = house.current()
    if (here?.live.state().is !== 'refused') return false
    return here.connection.baseUrl === baseUrl && here.connection.organization?.id === organization.id
  }

  const look = async (link: AskedLink): Promise<void> => {
    try {
      const opens = await inspectCode(link.baseUrl, link.code, fetch)
      if (asked !== link) return
      const { invitation } = opens
      if (invitation && invitation.state !== 'open') {
        return show({ ...link, failure: { reason: invitation.state, error: undefined } })
      }
      if (invitation) return show({ ...link, opens })
      if (isWayBack(link, opens)) {
        const renewed = await renewing.withCode(link.code)
        return show(renewed.ok ? null : { ...link, failure: renewed })
      }
      const known = knownTo(link.baseUrl, opens.organization.id)
      if (known && house.state().status === 'out') return await redeem({ ...link, opens }, known.remembered)
      show({ ...link, opens })
    } catch (error) {
      if (asked === link) show({ ...link, failure: linkFailureOf(error) })
    }
  }

  return {
    /** The link that waits for an answer. */
    asked: (): AskedLink | null => asked,
    /** Begins with a link: asks its server what it opens, and the person about a server that this browser does not know. */
    follow: async ({ code, baseUrl: given }: SignInLink): Promise<void> => {
      const baseUrl = baseUrlFrom(given ?? '', page.origin)
      const link: AskedLink = { code, baseUrl: baseUrl ?? given ?? '', opens: null }
      if (!code || baseUrl === undefined) return show({ ...link, failure: { reason: 'link', error: undefined } })
      show(link)
      // A link from anywhere must not make this page talk to anywhere: the person says yes first.
      if (baseUrl === page.origin || [...kept.values()].some((it) => it.baseUrl === baseUrl)) await look(link)
    },
    /** The person says yes: to the server where it was not asked yet, else to signing in. */
    accept: async (remember: boolean): Promise<void> => {
      if (!asked) return
      if (asked.opens) await redeem(asked, remember)
      else await look(asked)
    },
    /** Stays with what was before. */
    dismiss: (): void => show(null),
  }
}

/** The sign-in links of a session. */
export type Links = ReturnType<typeof createLinks>
