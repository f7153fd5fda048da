import type { Connection } from '../contract/choices.ts'
import type { Appointment } from '../contract/appointments.ts'
import type { Multimedia } from '../contract/multimedia.ts'
import type { Right, Role } from '../contract/operation.ts'
import type { MediaKeeping } from './rules/kept-media.ts'
import type { Arrived } from './rules/upload.ts'
import type { Credentials, Rows, Store } from './store.ts'

/** An external calendar provider: its events can be read, never written. */
export interface ExternalCalendar {
  id: Exclude<Connection, 'svc'>
  label: string
  connected: boolean
  /** Every event that touches the range (ISO 8601, null is open), in any order; only asked where connected. */
  events(range: { from: string | null; to: string | null }, own: Pick<Rows, 'find'>): Promise<readonly Appointment[]>
}

/** How the host makes and keeps secrets. */
export interface Vault {
  /** A new secret access key, and an id to go with it. */
  issue(): { accessKeyId: string; secretAccessKey: string }
  seal(secret: string): Promise<string>
  open(sealed: string): Promise<string>
}

/** Names one medium across organizations. */
export type MediumRef = Pick<Multimedia, 'id' | 'organizationId'>

/** Names one calendar feed across organizations. */
export interface FeedRef {
  id: string
  organizationId: string
}

/** What an upload may be. */
export interface UploadLimits {
  /** Bytes. */
  maxSize: number
  /** Media types. */
  formats: readonly string[]
  /** Width times height of a picture. */
  maxPixels: number
}

/** A file of another site that was fetched, found right and kept, for a medium that has no record yet. */
export interface FetchedFile {
  /** Of the medium to come. */
  id: string
  /** What the address calls it. */
  name: string
  format: string
  /** The name under which its bytes are kept. */
  file: string
  arrived: Arrived
}

/** How a host fetches files of other sites. */
export interface Fetching {
  /** Bytes. */
  maxSize: number
  /** Until the last byte. */
  seconds: number
  /** Fetches and keeps what is at an address, for a medium to come; throws what refuses it, and leaves nothing then. */
  fetch(address: string, medium: MediumRef, signal: AbortSignal): Promise<FetchedFile>
}

/** Where a host receives and keeps the bytes of media (interface, section 8). */
export interface MediaBytes {
  /** Null where the host serves bytes that it has, and takes no new ones. */
  limits: UploadLimits | null
  /** Absent where files of other sites are not fetched. */
  fetching?: Fetching | undefined
  /** A new address that opens the one upload of this medium for a while, as long as the access key is good, and nothing else. */
  uploadUrl(medium: MediumRef, accessKeyId: string): string | Promise<string>
  /** The address under which the current bytes of a medium are read, as long as it is in this generation of addresses. */
  readUrl: (medium: MediumRef, generation: number) => string
  /** Lets go of what has arrived of an unfinished upload; within an operation, once its transaction is through. */
  abandon(medium: MediumRef): void | Promise<void>
  /** The address under which editors read kept bytes of a medium for a while, as long as it is in this generation. */
  keptUrl: (medium: MediumRef, name: string, generation: number) => string
  /** Lets go of kept bytes of a medium by their names; within an operation, once its transaction is through. */
  release(medium: MediumRef, names: readonly string[]): void | Promise<void>
  /** Lets go of every byte of a medium; within an operation, once its transaction is through. */
  discard(medium: MediumRef): void | Promise<void>
}

/** Everything outside an operation that it may ask: no clock, environment or randomness comes from elsewhere. */
export interface Context {
  rows: Rows
  credentials: Credentials
  organizationId: string
  accessKeyId: string
  /** Who is behind the key. */
  personId: string | undefined
  /** The lower one of key and person. */
  role: Role
  rights: readonly Right[]
  /** Epoch milliseconds. */
  now(): number
  /** A new UUID version 7. */
  newId(): string
  /** Random characters out of an alphabet. */
  randomText(length: number, alphabet: string): string
  /** SHA-256 of a text, hexadecimal. */
  sha256Hex(text: string): string | Promise<string>
  /** The version that the caller expects (header `if-version`). */
  ifVersion: number | undefined
  externals: readonly ExternalCalendar[]
  vault: Vault
  /** How this host keeps media where the organization says nothing; the usual way where absent. */
  keeping?: MediaKeeping | undefined
  /** The path under which a calendar feed is read, as long as it is in this generation; absent where the host serves none. */
  feedPath?: ((feed: FeedRef, generation: number) => string) | undefined
  /** What was fetched for this call, before it is carried out (`fetches` of its row). */
  fetched?: FetchedFile | undefined
  /** Absent where bytes cannot be sent to this host. */
  bytes?: MediaBytes | undefined
}

/** What an operation without a caller may ask. */
export interface OpenContext extends Pick<Context, 'now' | 'newId' | 'sha256Hex' | 'vault'> {
  store: Pick<Store, 'read' | 'write' | 'credentials'>
  /** The network address of the caller, where it is known. */
  address?: string | undefined
}
