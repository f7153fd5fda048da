import { type Credentials, takeSecret } from '../../client/credentials.ts'
import { inspectCode, type RedeemedKey, redeemCode } from '../../client/redeem.ts'
import { nameFor, type SavedConnection } from './connection.ts'
import { readSignInLink } from './entry.ts'
import { type House, linkFailureOf } from './house.ts'
import type { ProbeResult } from './probe.ts'
import type { Renewed } from './world.ts'

interface RenewHouse extends House {
  tryOut: (connection: SavedConnection, credentials: Credentials) => Promise<ProbeResult>
}

type Opened = Pick<RedeemedKey, 'organization' | 'role'>
type Here = NonNullable<ReturnType<House['current']>>

const refuse = (reason: 'link' | 'organization' | 'server'): Renewed => ({ ok: false, reason, error: undefined })

/** Signing in again over the page as it stands: another key of the same organization, and nothing else changes. */
export const createRenewing = ({ world, kept, tell, current, tryOut }: RenewHouse) => {
  const { store, tabs, fetch } = world

  const goOn = async (here: Here, credentials: Credentials, opened?: Opened): Promise<Renewed> => {
    const { role: _role, caller: _caller, ...before } = here.connection
    const { accessKeyId } = credentials
    const isUnnamed = before.name === nameFor(before.baseUrl, before.accessKeyId)
    const name = isUnnamed ? nameFor(before.baseUrl, accessKeyId) : before.name
    const connection: SavedConnection = { ...before, name, accessKeyId, ...opened }
    const result = await tryOut(connection, credentials)
    if (!result.ok) return result
    const [own, theirs] = [before.organization?.id, result.organizationId]
    if (own !== undefined && theirs !== undefined && own !== theirs) return refuse('organization')
    const renewed = { ...connection, key: credentials.key }
    kept.set(renewed.id, renewed)
    await store.keep(renewed).catch(() => undefined)
    here.api.renew(credentials)
    here.live.met({ what: 'answer' })
    tell({ ...here, connection: renewed })
    tabs.tell({ kind: 'renewed', id: renewed.id })
    return { ok: true }
  }

  const withCode = async (code: string): Promise<Renewed> => {
    const here = current()
    if (!here) return refuse('server')
    const { baseUrl, organization: own } = here.connection
    try {
      const { organization } = await inspectCode(baseUrl, code, fetch)
      // Asked before, so that a link for somewhere else is not used up here.
      if (own && own.id !== organization.id) return refuse('organization')
      const { credentials, ...opened } = await redeemCode(baseUrl, code, fetch)
      return await goOn(here, credentials, opened)
    } catch (error) {
      return { ok: false, ...linkFailureOf(error) }
    }
  }

  return {
    withKey: async (accessKeyId: string, secret: string): Promise<Renewed> => {
      const here = current()
      return here ? goOn(here, await takeSecret(accessKeyId, secret)) : refuse('server')
    },

    withCode,

    withLink: async (text: string): Promise<Renewed> => {
      const link = readSignInLink(text)
      if (!link) return refuse('link')
      const server = (link.baseUrl ?? link.origin).replace(/\/+$/, '')
      return server === current()?.connection.baseUrl ? withCode(link.code) : refuse('server')
    },

    /** Another tab has signed in again: this one goes on under the same key. */
    readAnew: async (id: string): Promise<void> => {
      const found = (await store.all().catch(() => [])).find((it) => it.id === id)
      if (!found) return
      kept.set(id, found)
      const here = current()
      if (here?.connection.id !== id) return
      here.api.renew({ accessKeyId: found.accessKeyId, key: found.key })
      here.live.signedIn()
      tell({ ...here, connection: found })
    },
  }
}

/** Ways back in for a page whose key is refused. */
export type Renewing = ReturnType<typeof createRenewing>
