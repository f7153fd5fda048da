import { type ApiError, isApiError } from '../../client/api-error.ts'

/** Why a connection does not work, told apart by what to do about it. */
export type ProbeFailure =
  | {
      reason: 'clock' | 'key' | 'rights' | 'network' | 'cors' | 'mixed' | 'address' | 'login' | 'rate'
      error: ApiError
    }
  /** It lets this page call, but not with these headers: their prefix is likely another. */
  | { reason: 'words'; error: ApiError; said: string; challenge: string | null }
  | { reason: 'other'; error: ApiError | undefined }

/**
 * What a first signed call found out; `skew` is by how much the service's clock is ahead, in milliseconds, and
 * `organizationId` whose records the key reads, where there was one to see it by.
 */
export type ProbeResult = { ok: true; skew: number; organizationId?: string } | ({ ok: false } & ProbeFailure)

const REASONS = {
  clock: 'clock',
  key: 'key',
  rights: 'rights',
  network: 'network',
  cors: 'cors',
  address: 'address',
  login: 'login',
  slow: 'network',
  'not-found': 'address',
  rate: 'rate',
} as const satisfies Partial<Record<ApiError['kind'], string>>

/** Why a call to a service did not work. */
export const probeFailure = (error: unknown): ProbeFailure => {
  if (!isApiError(error)) return { reason: 'other', error: undefined }
  const reason = REASONS[error.kind as keyof typeof REASONS]
  return reason ? { reason, error } : { reason: 'other', error }
}
