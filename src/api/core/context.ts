import type { Connection } from '../contract/choices.ts'
import type { AppointmentV1 } from '../contract/appointments.ts'
import type { Role } from '../contract/operation.ts'
import type { Credentials, Found, Rows } from './store.ts'

/** An external calendar provider: its events can be read, never written. */
export interface ExternalCalendar {
  id: Exclude<Connection, 'svc'>
  label: string
  connected: boolean
  /** Events in the shape of version 1; only asked where connected. */
  events(range: { from: string | null; to: string | null }): Promise<Found<AppointmentV1>>
}

/** How the host makes and keeps secrets. */
export interface Vault {
  /** A new secret access key, and an id to go with it. */
  issue(): { accessKeyId: string; secretAccessKey: string }
  seal(secret: string): Promise<string>
  open(sealed: string): Promise<string>
}

/** Everything outside an operation that it may ask: no clock, environment or randomness comes from elsewhere. */
export interface Context {
  rows: Rows
  credentials: Credentials
  organizationId: string
  accessKeyId: string
  role: Role
  /** Epoch milliseconds. */
  now(): number
  /** A new UUID version 7. */
  newId(): string
  /** Random characters out of an alphabet. */
  randomText(length: number, alphabet: string): string
  /** The version that the caller expects (header `if-version`). */
  ifVersion: number | undefined
  externals: readonly ExternalCalendar[]
  vault: Vault
}
