import type { I18n } from '@lingui/core'
import type { Format } from '../../i18n/format.ts'
import type { RenewFailure } from '../session/world.ts'

/** Why a connection does not work, and what to do about it. */
export interface ConnectionProblem {
  title: string
  advice: string
  /** What the service itself said, in words for developers; empty where it said nothing. */
  said: string
}

/** Where the attempt was made from and to. */
export interface ConnectAttempt {
  baseUrl: string
  origin: string
  format: Format
}

const clock = (i18n: I18n, { error }: RenewFailure, format: Format): string => {
  if (error?.serverTime === undefined || error.localTime === undefined) {
    return i18n._('The server refused the date of the request. Correct this device’s date, time and zone.')
  }
  const show = (at: number): string => format.dateTime(at, 'UTC')
  const [server, local] = [show(error.serverTime), show(error.localTime)]
  return i18n._(
    'The server’s clock says {server}, this device’s says {local} (both UTC). Requests are valid for 15 minutes: correct this device’s date, time and zone, then try again.',
    { server, local },
  )
}

/** The same address with the other of http and https. */
const otherProtocol = (baseUrl: string): string =>
  baseUrl.startsWith('https:') ? baseUrl.replace(/^https:/, 'http:') : baseUrl.replace(/^http:/, 'https:')

const words = (i18n: I18n, failure: RenewFailure, { baseUrl, origin, format }: ConnectAttempt): [string, string] => {
  switch (failure.reason) {
    case 'clock':
      return [i18n._('The clocks disagree'), clock(i18n, failure, format)]
    case 'key':
      return [
        i18n._('The access key ID or the secret is wrong.'),
        i18n._(
          'Check both for missing characters. If an admin disabled the key, ask for a new one. If both are right, the server may use another auth scheme or signed header prefix: see “Another server”.',
        ),
      ]
    case 'rights':
      return [
        i18n._('The key has no read access here'),
        i18n._('Ask an administrator of your organization for a key with more rights.'),
      ]
    case 'network':
      return [
        i18n._('The server isn’t answering'),
        [
          i18n._('Check the address {baseUrl}, and that the server is running and within reach.', {
            baseUrl,
          }),
          ...(new URL(baseUrl).origin === origin
            ? []
            : [i18n._('Maybe at {other} instead.', { other: otherProtocol(baseUrl) })]),
        ].join(' '),
      ]
    case 'words':
      return [
        i18n._('The server doesn’t accept these signed headers'),
        i18n._(
          'The server answers this page, but not requests with these headers. First check the signed header prefix and auth scheme under “Another server”. If they’re right, its operator must allow {origin} to send them (CORS).',
          { origin },
        ),
      ]
    case 'login':
      return [
        i18n._('A sign-in page answered'),
        i18n._(
          'Something in front of the server asks to sign in first. Open {baseUrl} in another tab, sign in there, and try again.',
          { baseUrl },
        ),
      ]
    case 'cors':
      return [
        i18n._('The server blocks this page'),
        i18n._(
          'The server answers, but not pages from {origin}. First check the signed header prefix and auth scheme under “Another server”. If they’re right, its operator can allow this origin (CORS), or you can open the dashboard that the server itself offers.',
          { origin },
        ),
      ]
    case 'mixed':
      return [
        i18n._('The browser blocks an unencrypted address'),
        i18n._('This page was loaded over https, so it can’t call {baseUrl}. Use an https address.', { baseUrl }),
      ]
    case 'address':
      return [
        i18n._('No scheduling service at this address'),
        i18n._(
          'Something else answers at {baseUrl}. Enter the address only up to the host, or to the path where the service starts.',
          {
            baseUrl,
          },
        ),
      ]
    case 'rate':
      return [
        i18n._('Too many requests'),
        i18n._('Try again in {seconds} seconds.', { seconds: failure.error?.retryAfter ?? 30 }),
      ]
    case 'link':
      return [
        i18n._('This sign-in link can’t be used'),
        i18n._('A link works once, and for a limited time. Ask an admin for a new one.'),
      ]
    case 'expired':
      return [i18n._('This invitation has expired'), i18n._('Ask whoever invited you for a new one.')]
    case 'used':
      return [
        i18n._('This invitation was already used'),
        i18n._('An invitation works once. If that wasn’t you, tell whoever invited you at once.'),
      ]
    case 'revoked':
      return [i18n._('This invitation was revoked'), i18n._('Ask whoever invited you for a new one.')]
    case 'organization':
      return [
        i18n._('That link is for another organization'),
        i18n._('This page stays with its organization. Sign out to work for another one.'),
      ]
    case 'server':
      return [
        i18n._('That link leads to another server'),
        i18n._('This page stays with its server. Open the link in a new tab.'),
      ]
    case 'other':
      return [i18n._('Server error'), i18n._('Try again in a moment.')]
  }
}

/** Puts a failed attempt to connect into words. */
export const reasonFor = (i18n: I18n, failure: RenewFailure, attempt: ConnectAttempt): ConnectionProblem => {
  const [title, advice] = words(i18n, failure, attempt)
  if (failure.reason === 'words') return { title, advice, said: failure.said }
  const spoke = failure.error !== undefined && failure.error.status > 0 && !['address', 'link'].includes(failure.reason)
  return { title, advice, said: spoke ? (failure.error?.description ?? '') : '' }
}
