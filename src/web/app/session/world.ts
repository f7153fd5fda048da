import type { ApiError } from '../../client/api-error.ts'
import type { Api } from '../../client/create-api.ts'
import type { Row } from '../../client/input.ts'
import type { LateDoor } from '../../client/offline-door.ts'
import type { InvitedKey } from '../../client/redeem.ts'
import type { ConnectionStateStore as LiveStore } from '../../live/connection-state.ts'
import type { SavedConnection } from './connection.ts'
import type { ConnectionStore } from './connection-store.ts'
import type { MockWish } from './entry.ts'
import type { MockService } from './mock-service.ts'
import type { ProbeFailure } from './probe.ts'
import type { Tabs } from './tabs.ts'

/** Why somebody who expected to be in is out: the key is gone, another tab signed out, or the demo did not work. */
export type SignedOut = { because: 'gone' } | { because: 'elsewhere' } | { because: 'demo'; said: string }

/** What the dashboard works with at this moment. */
export type SessionState =
  | { status: 'starting' }
  /** `again` is whose key was refused here: signing in again goes on with what that person left. */
  | { status: 'out'; again?: SavedConnection; why?: SignedOut }
  | { status: 'in'; kind: 'real'; api: Api; connection: SavedConnection; live: LiveStore }
  | { status: 'in'; kind: 'mock'; api: Api; mock: MockService; live: LiveStore }

/** A sign-in link that waits for a yes. */
export interface AskedLink {
  code: string
  baseUrl: string
  /** What the server says that it opens; null while the server has not been asked, since nobody has said yes to it. */
  opens: InvitedKey | null
  /** Why the link cannot be used. */
  failure?: RenewFailure
}

/** What a person fills in to connect. */
export interface SignIn {
  name?: string
  baseUrl: string
  headerPrefix: string
  scheme: string
  accessKeyId: string
  secret: string
  remember: boolean
}

/** What has become of an invitation that opens nothing any more. */
export type ClosedInvitation = Exclude<NonNullable<InvitedKey['invitation']>['state'], 'open'>

/** Why a link, or signing in again in place, did not work. */
export type RenewFailure =
  | ProbeFailure
  | { reason: 'link' | 'organization' | 'server' | ClosedInvitation; error: ApiError | undefined }

/** A way back in, or why there is none. */
export type Renewed = { ok: true } | ({ ok: false } & RenewFailure)

/** The world around the session, handed in. */
export interface SessionWorld {
  store: ConnectionStore
  /** Which connection this tab, and the last one, used: no secret is ever written here. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  device: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  tabs: Tabs
  page: { origin: string; protocol: string }
  openMock(wish: MockWish): Promise<MockService>
  onLeftOut?: (fields: readonly string[], row: Row) => void
  /** Forgets what was read under a connection that is left. */
  onLeave?: (api: Api) => void
  /** What this device keeps of a connection that is remembered. */
  offline?: (id: string, live: LiveStore) => LateDoor
  /** Forgets what this device kept of a connection; `isLast`: no connection is remembered any more. */
  onForget?: (id: string, isLast: boolean) => void
  now?: () => number
  newId?: () => string
  fetch?: typeof globalThis.fetch
}
