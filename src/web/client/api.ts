import type { Row } from '#api/contract/operation.ts'
import type { SigningProfile } from '#api/signing/canonical.ts'
import type { AccessKey } from '#api/signing/sign.ts'
import type { Clock } from './clock.ts'
import type { Discovery } from './discovery.ts'
import type { AnyInput, InputArgs, Operations, ResultOf } from './input.ts'
import type { Learnt } from './learned-fields.ts'
import type { Met } from './met.ts'
import type { LateDoor } from './offline-door.ts'
import type { Silence } from './silence.ts'
import type { Waiting } from './waiting.ts'
import type { OwnWrites } from './own-writes.ts'
import type { FieldLoss } from './writing/losses.ts'

/** Everything that a connection to one deployment is made of; the world is handed in for tests and mock mode. */
export interface ApiOptions {
  /** Absolute, without a slash at its end. */
  baseUrl: string
  credentials: AccessKey<CryptoKey>
  profile?: SigningProfile
  /** Part of every query key, so that two connections never share cached answers. */
  connectionId?: string
  fetch?: typeof globalThis.fetch
  now?: () => number
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
  random?: () => number
  newId?: () => string
  /** How often a call is repeated at most; 3. */
  retries?: number
  /** The origin of this page; null where there is none. */
  origin?: string | null
  /**
   * Called when a call went through without body fields that the deployment refuses as unknown, each by its path: once for
   * fields that the page fills in by itself, every time for open fields, such as `extraFields.seats`.
   */
  onLeftOut?: (fields: readonly string[], row: Row) => void
  /** Finds out why nothing could be read, once a call has failed for good; the error is told accordingly. */
  whySilent?: (() => Promise<Silence>) | undefined
  /** What the deployment said of itself when it was used before: what it offered then is asked for before it has told anew. */
  told?: Discovery | undefined
  /** What an earlier connection to the deployment learnt of it. */
  learnt?: Learnt | undefined
  /** Called with everything learnt so far whenever something was learnt that is worth keeping. */
  onLearnt?: (learnt: Learnt) => void
  /** Hears what became of every try to reach the service. */
  onMet?: (met: Met) => void
  /** What this device keeps for a day without a line, where it may keep anything. */
  offline?: LateDoor | undefined
  localMedia?: Api['localMedia']
}

/** A connection to one deployment. */
export interface Api extends Operations {
  readonly connectionId: string
  readonly baseUrl: string
  /** What was handed in to call with; undefined where calls take the browser's own line. */
  readonly fetch: typeof globalThis.fetch | undefined
  /** Carries out a row of the contract. */
  readonly call: <R extends Row>(row: R, ...args: InputArgs<R>) => Promise<ResultOf<R>>
  /** Opens an answer that has no end, such as the feed of changes; the input's signal gives it up. */
  readonly stream: (row: Row, input: AnyInput) => Promise<ReadableStream<Uint8Array>>
  /**
   * Where the feed of changes stood before anything was read over this connection: who follows from there misses nothing that
   * changed since. Undefined where the service has not told.
   */
  readonly readFrom: () => string | undefined
  /** What this page wrote itself. */
  readonly ownWrites: OwnWrites
  /** What the deployment says of itself; null where it has no discovery document or cannot be asked. */
  readonly discovery: () => Promise<Discovery | null>
  /** The service's clock, as far as it was measured. */
  readonly clock: Pick<Clock, 'now' | 'skew' | 'subscribe'>
  /** The reads that wait for their answer. */
  readonly waiting: Pick<Waiting, 'oldest' | 'giveUp' | 'subscribe'>
  /** Milliseconds by which the service's clock is ahead of this device's, as far as it was measured. */
  readonly skew: () => number
  /** Goes on with another key of the same organization; what is open on the page stays as it is. */
  readonly renew: (credentials: AccessKey<CryptoKey>) => void
  /** What this device keeps for a day without a line; undefined where it may not. */
  readonly offline: LateDoor | undefined
  /** Forgets every answer that was kept. */
  readonly forget: () => void
  /** Tells a listener of fields that the deployment lost when others were changed; answers how to end that. */
  readonly subscribeLosses: (listener: (loss: FieldLoss) => void) => () => void
  /**
   * Where the page loads a medium's `url` from, where the service is in the page itself; undefined for any other. With a
   * width in pixels it may be a smaller picture.
   */
  readonly localMedia?: ((url: string, width?: number) => string | undefined) | undefined
}
