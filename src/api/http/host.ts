import type { BodyLimits } from './body.ts'
import type { Context, ExternalCalendar, MediaBytes, Vault } from '../core/context.ts'
import type { Operations } from '../core/operation.ts'
import type { MediaKeeping } from '../core/rules/kept-media.ts'
import type { Store } from '../core/store.ts'
import type { Compress } from './encoding.ts'
import type { Feed } from './feed/feed.ts'
import type { GuessLimits } from './guesses.ts'
import type { Log } from './log.ts'
import type { SigningProfile } from '../signing/canonical.ts'
import type { Digest } from '../signing/digest.ts'
import type { SignatureReason } from '../signing/refusals.ts'

export type { Log } from './log.ts'

/** Calls a minute that one access key may make; bursts up to the whole minute's worth are let through. */
export interface RateLimit {
  reads: number
  writes: number
}

/** What an answer consists of: bytes, or a text that travels as UTF-8. */
export type AnswerBody = Uint8Array<ArrayBuffer> | string

/** Makes an answer of this, or of nothing. */
export type Respond = (
  body: AnswerBody | null,
  init: { status: number; headers: Readonly<Record<string, string>> },
) => Response

/** What becomes known of a call while it is answered. */
export interface Observed {
  /** `group.operation` of its row. */
  route?: string
  /** The key that signed it; of a refused signature the key that it names. */
  accessKeyId?: string
  /** Why its signature was refused; `guessing` where it was not even looked at, after too many wrong ones. */
  refused?: SignatureReason | 'guessing'
  /** Where a refused signature came from. */
  address?: string
}

/** Everything that the one handler needs from where it runs: a Node server, or the page in mock mode. */
export interface Host<Key> {
  store: Store
  operations: Operations
  digest: Digest<Key>
  /** Turns a Secret Access Key into what `digest` signs with. */
  importSecret(secret: string): Key | Promise<Key>
  /** Makes answers smaller for their way; absent where they do not travel. */
  compress?: Compress
  /** All of a call's body where the host has it already; otherwise it is read as it comes. */
  bodyAtHand?: (request: Request) => Promise<Uint8Array | undefined>
  /** Makes an answer of which all is there, where that is cheaper than a `Response` of the platform. */
  respond?: Respond
  vault: Vault
  /** Epoch milliseconds. */
  now(): number
  /** A new UUID version 7. */
  newId(): string
  /** Random characters out of an alphabet. */
  randomText(length: number, alphabet: string): string
  profile: SigningProfile
  /** Wrong signatures a minute; the usual ones where absent. */
  guessLimits?: GuessLimits
  /** Null lets every call through. */
  rateLimit: RateLimit | null
  externals: readonly ExternalCalendar[]
  /** Extensions of interface section 8 that this host offers. */
  extensions: readonly string[]
  /** How media are kept, where an organization says nothing; the usual way where absent. */
  keeping?: MediaKeeping
  /** See `Context`. */
  feedPath?: Context['feedPath']
  /** Where the bytes of media go; without it media have URLs only. */
  bytes?: MediaBytes | undefined
  /** Who follows changes, where the host ends that itself; made by the handler where absent. */
  feed?: Feed | undefined
  /** The network address that a call came from. */
  addressOf?: (request: Request) => string | undefined
  /** The name and version of the service, told by the discovery document. */
  name: string
  version: string
  log: Log
  /** Hears what becomes known of a call while it is answered. */
  observe?: (request: Request, observed: Observed) => void
  /** Origins of other sites whose pages may call; `*` stands for all. */
  corsOrigins?: readonly string[]
  limits?: BodyLimits
}
