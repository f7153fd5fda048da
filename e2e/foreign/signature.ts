import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** The names that this deployment chose for section 5 of the specification. */
export const PREFIX = 'x-acme-desk-'
export const SCHEME = 'ACMEDESK'

const parseDate = (text: string): number | undefined => {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  if (!match) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Why a request is not accepted, or undefined: written from the specification alone, sharing no code with Frontdesk. */
export const refuseSignature = (
  request: IncomingMessage,
  body: Buffer,
  keys: Readonly<Record<string, string>>,
  now: number,
): string | undefined => {
  const form = new RegExp(`^${SCHEME} Credential=([^,]+), Signature=([0-9a-f]{64})$`)
  const match = form.exec(request.headers.authorization ?? '')
  const secret = match?.[1] === undefined ? undefined : keys[match[1]]
  if (!match || secret === undefined) return 'Unknown credential'
  const date = parseDate(String(request.headers[`${PREFIX}date`] ?? ''))
  if (date === undefined) return 'Missing date'
  if (Math.abs(date - now) > 15 * 60_000) return 'Request time too skewed'

  const url = new URL(request.url ?? '/', 'http://desk')
  const headers = Object.entries(request.headers)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => `${name}:${String(value).trim()}`)
    .sort()
  const query = [...url.searchParams]
    .map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const)
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map((pair) => pair.join('='))
    .join('&')
  const hash = createHash('sha256').update(body).digest('hex')
  const text = [request.method, headers.join('\n'), url.pathname, query, hash].join('\n')
  const expected = createHmac('sha256', secret).update(text).digest()
  return timingSafeEqual(expected, Buffer.from(match[2] ?? '', 'hex')) ? undefined : 'Signature mismatch'
}
