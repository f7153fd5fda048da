import type { Api } from '../../client/create-api.ts'
import type { Credentials } from '../../client/credentials.ts'
import type { Row } from '../../client/input.ts'
import type { SavedConnection } from './connection.ts'
import type { ConnectionStore } from './connection-store.ts'
import type { MockWish } from './entry.ts'
import type { MockService } from './mock-service.ts'
import type { ProbeFailure } from './probe.ts'

/** Why somebody who expected to be in is out: the tab's own key is gone, the demo or a sign-in link did not work. */
export type SignedOut =
  | { because: 'tab' }
  | { because: 'demo'; said: string }
  | { because: 'link'; baseUrl: string; failure: ProbeFailure }

/** What the dashboard works with at this moment. */
export type SessionState =
  | { status: 'starting' }
  /** `asked` is a sign-in link to another deployment, waiting for a yes; its secret is no longer readable. */
  | { status: 'out'; asked: { accessKeyId: string; baseUrl: string; credentials: Credentials } | null; why?: SignedOut }
  | { status: 'in'; kind: 'real'; api: Api; connection: SavedConnection }
  | { status: 'in'; kind: 'mock'; api: Api; mock: MockService }

/** What a person fills in to connect. */
export interface SignIn {
  name?: string
  baseUrl: string
  headerPrefix: string
  scheme: string
  accessKeyId: string
  /** Text to take in, or a key that was taken in before. */
  secret: string | Credentials
  remember: boolean
}

/** The world around the session, handed in. */
export interface SessionWorld {
  store: ConnectionStore
  /** Which connection this tab, and the last one, used: ids only, never a secret. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  device: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  page: { origin: string; protocol: string }
  openMock(wish: MockWish): Promise<MockService>
  onLeftOut?: (fields: readonly string[], row: Row) => void
  now?: () => number
  newId?: () => string
  fetch?: typeof globalThis.fetch
}
