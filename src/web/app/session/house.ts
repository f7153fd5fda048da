import { isApiError } from '../../client/api-error.ts'
import type { KeptConnection } from './connection-store.ts'
import { probeFailure } from './probe.ts'
import type { RenewFailure, SessionState, SessionWorld } from './world.ts'

/** What the session lends to the parts of it. */
export interface House {
  world: SessionWorld & Required<Pick<SessionWorld, 'fetch' | 'now' | 'newId'>>
  kept: Map<string, KeptConnection>
  tell: (state: SessionState) => void
  /** Lets the page look anew. */
  announce: () => void
  current: () => Extract<SessionState, { kind: 'real' }> | undefined
  state: () => SessionState
}

/** Why a code was refused: it is good no more, or whatever stops any call. */
export const linkFailureOf = (error: unknown): RenewFailure =>
  isApiError(error) && ['not-found', 'invalid'].includes(error.kind) && error.code !== 'INVALID_STATE'
    ? { reason: 'link', error }
    : probeFailure(error)
