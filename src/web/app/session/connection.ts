import type { SigningProfile } from '../../client/credentials.ts'
import type { Discovery } from '../../client/discovery.ts'
import type { Caller, Role } from '../../client/use-caller.ts'

/** A connection to one deployment as it is saved: everything but the key, which is kept beside it and cannot be read. */
export interface SavedConnection {
  id: string
  name: string
  /** Absolute, without a slash at its end. */
  baseUrl: string
  headerPrefix: string
  scheme: string
  accessKeyId: string
  /** Whose key it is, as far as that is known: a sign-in link tells it, a typed key only by what it reads. */
  organization?: { id: string; name?: string }
  role?: Role
  /** What the deployment told of who calls with the key (extension `me`), so that the next page load begins with it. */
  caller?: Caller
  /** What the deployment told of itself, so that the next page load offers at once what it offers. */
  discovery?: Discovery
  /** Kept on this device until signed out; otherwise until the last tab that uses it is closed. */
  remembered: boolean
  /** Epoch milliseconds. */
  lastUsedAt: number
}

/** Under what a device keeps when a connection was last used, or that its screen is locked (`app/lock/`). */
export const idleItemOf = (id: string): string => `frontdesk-idle ${id}`

/** The signing words of a connection. */
export const profileOf = ({ headerPrefix, scheme }: SavedConnection): SigningProfile => ({ headerPrefix, scheme })

/** The name of a connection that nobody named: the host and the start of the key. */
export const nameFor = (baseUrl: string, accessKeyId: string): string =>
  `${new URL(baseUrl).host} · ${accessKeyId.slice(0, 8)}`

/** What a person calls the place of a connection: the organization, else its name. */
export const placeOf = ({ organization, name }: Pick<SavedConnection, 'organization' | 'name'>): string =>
  organization?.name ?? name

/** What stays in a tab of a connection whose key was refused: everything but the key. */
export const againOf = (kept: SavedConnection | string | null): SavedConnection | undefined => {
  if (kept === null) return undefined
  if (typeof kept === 'string') return JSON.parse(kept) as SavedConnection
  const { id, name, baseUrl, headerPrefix, scheme, accessKeyId, organization, remembered, lastUsedAt } = kept
  const place = { id, name, baseUrl, headerPrefix, scheme, accessKeyId, remembered, lastUsedAt }
  return { ...place, ...(organization && { organization }) }
}

/**
 * The id that signing in goes on under: of the person whose key was refused in this tab, at the same server and, as far as
 * both are known, for the same organization.
 */
export const continuedBy = (
  again: SavedConnection | undefined,
  baseUrl: string,
  organizationId: string | undefined,
): string | undefined => {
  if (again?.baseUrl !== baseUrl) return undefined
  const own = again.organization?.id
  return own !== undefined && organizationId !== undefined && own !== organizationId ? undefined : again.id
}

const LOCAL = /^(localhost|127\.|\[::1\]|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/

/**
 * The base URL that somebody means by what they typed: `desk.example`, an address with a path of the interface, or
 * nothing for this server. Undefined where it is no address.
 */
export const baseUrlFrom = (typed: string, origin: string): string | undefined => {
  const text = typed.trim()
  if (text === '') return origin
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text) && !/^https?:/i.test(text)) return undefined
  const whole = /^https?:\/\//i.test(text) ? text : `${LOCAL.test(text) ? 'http' : 'https'}://${text}`
  if (!URL.canParse(whole)) return undefined
  const url = new URL(whole)
  if (url.username !== '' || url.password !== '') return undefined
  return url.origin + url.pathname.replace(/\/+$/, '').replace(/\/(api(\/v\d+)?|openapi\.json)$/, '')
}
