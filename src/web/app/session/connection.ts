import type { SigningProfile } from '../../client/credentials.ts'

/** A connection to one deployment as it is saved: everything but the key, which is kept beside it and cannot be read. */
export interface SavedConnection {
  id: string
  name: string
  /** Absolute, without a slash at its end. */
  baseUrl: string
  headerPrefix: string
  scheme: string
  accessKeyId: string
  /** Kept on this device; otherwise it lives in this tab until the tab is reloaded or closed. */
  remembered: boolean
  /** Epoch milliseconds. */
  lastUsedAt: number
}

/** The signing words of a connection. */
export const profileOf = ({ headerPrefix, scheme }: SavedConnection): SigningProfile => ({ headerPrefix, scheme })

/** The name of a connection that nobody named: the host and the start of the key. */
export const nameFor = (baseUrl: string, accessKeyId: string): string =>
  `${new URL(baseUrl).host} · ${accessKeyId.slice(0, 8)}`

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
