import { createHash, createHmac } from 'node:crypto'
import type { Role } from '../../contract/operation.ts'
import { contract } from '../../contract/table.ts'
import { answerTroubles } from './document.ts'

/** A key as the operator hands it out. */
export interface Key {
  accessKeyId: string
  secretAccessKey: string
  organizationId: string
  role: Role
}

/** Where calls go. */
export interface Endpoint {
  /** Without a slash at its end. */
  url: string
  fetch(request: Request): Promise<Response>
}

/** A service under test, wherever it runs. */
export interface Service extends Endpoint {
  /** A new key; the organization is made where it is missing. */
  key(organization: string, role: Role): Promise<Key>
  disable(accessKeyId: string): Promise<void>
  /** The code of a new sign-in link; the organization is made where it is missing. */
  code(organization: string, role: Role): Promise<string>
  close(): Promise<void>
}

/** What a service under test is asked to be. */
export interface ServiceOptions {
  rateLimit?: { reads: number; writes: number }
  corsOrigins?: readonly string[]
  profile?: { headerPrefix: string; scheme: string }
}

/** Starts a service of its own for one suite. */
export type Open = (options?: ServiceOptions) => Promise<Service>

/** An answer, read. */
export interface Answer {
  status: number
  headers: Headers
  // The suite reads answers the way a foreign program would, without our types.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
}

/** What to send beside method and path; everything can be made wrong. */
export interface Sent {
  query?: string | Record<string, string>
  body?: unknown
  /** The body as it is sent; wins over `body`. */
  raw?: string | Uint8Array
  headers?: Record<string, string>
  /** Milliseconds by which the date header is ahead of the clock. */
  offset?: number
  profile?: { headerPrefix: string; scheme: string }
  /** Changes the finished headers. */
  tamper?: (headers: Headers) => void
}

const called = new Set<string>()

/** Operations of the contract that were answered with success so far, as `METHOD path template`. */
export const successes = (): ReadonlySet<string> => called

/** Starts the count of operations anew, for the next service under test. */
export const forgetSuccesses = (): void => called.clear()

const patterns = Object.values(contract).flatMap((rows) =>
  Object.values(rows).map(({ method, path }: { method: string; path: string }) => ({
    name: `${method} ${path}`,
    path,
    pattern: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  })),
)

const encode = (query: Record<string, string>): string =>
  Object.entries(query)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** `YYYYMMDDTHHmmssZ`, written out once more by another hand than the service's. */
export const dateText = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Signs by section 5 of the specification alone, so that the service's own signing module is checked too. */
export function signedHeaders(
  key: Pick<Key, 'accessKeyId' | 'secretAccessKey'>,
  method: string,
  path: string,
  sent: Sent,
): Headers {
  const { headerPrefix, scheme } = sent.profile ?? { headerPrefix: 'x-svc-site-', scheme: 'SVCSITE' }
  const headers = new Headers(sent.headers)
  headers.set(`${headerPrefix}date`, dateText(Date.now() + (sent.offset ?? 0)))
  const query = typeof sent.query === 'string' ? sent.query : encode(sent.query ?? {})
  const signed = [...headers]
    .filter(([name]) => name.startsWith(headerPrefix))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}:${value}`)
  const hash = createHash('sha256')
    .update(bodyOf(sent) ?? '')
    .digest('hex')
  const text = [method, signed.join('\n'), path, canonicalQuery(query), hash].join('\n')
  const signature = createHmac('sha256', key.secretAccessKey).update(text).digest('hex')
  headers.set('authorization', `${scheme} Credential=${key.accessKeyId}, Signature=${signature}`)
  return headers
}

const bodyOf = ({ raw, body }: Sent): string | Uint8Array | undefined =>
  raw ?? (body === undefined ? undefined : JSON.stringify(body))

/** A header of the signed prefix that nobody reads: two equal POSTs of one second are two calls by it. */
let calls = 0
const distinct = ({ profile }: Sent): Record<string, string> => ({
  [`${profile?.headerPrefix ?? 'x-svc-site-'}nonce`]: String(++calls),
})

/** Makes a signed call, a POST under a signature of its own. */
export async function call(
  service: Endpoint,
  key: Pick<Key, 'accessKeyId' | 'secretAccessKey'>,
  method: string,
  path: string,
  given: Sent = {},
): Promise<Answer> {
  const body = bodyOf(given)
  const own = { ...given, headers: { ...(method === 'POST' && distinct(given)), ...given.headers } }
  const sent = body === undefined ? own : { ...own, headers: { 'content-type': 'application/json', ...own.headers } }
  const headers = signedHeaders(key, method, path, sent)
  sent.tamper?.(headers)
  const query = typeof sent.query === 'string' ? sent.query : encode(sent.query ?? {})
  return send(service, method, path + (query ? `?${query}` : ''), { headers, ...(body === undefined ? {} : { body }) })
}

/** Notes an operation that was answered with success where nobody reads the answer to its end. */
export const noteSuccess = (method: string, path: string): void => void called.add(`${method} ${path}`)

/** Makes a call exactly as given, unsigned. */
export async function send(
  service: Endpoint,
  method: string,
  target: string,
  init: { headers?: Headers | Record<string, string>; body?: string | Uint8Array } = {},
): Promise<Answer> {
  const { headers = {}, body } = init
  const request = new Request(`${service.url}${target}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  })
  const response = await service.fetch(request)
  const text = await response.text()
  const name = `${method} ${target.split('?')[0] ?? ''}`
  const row = response.ok ? patterns.find((it) => it.pattern.test(name)) : undefined
  const read = text === '' ? undefined : readJson(text)
  if (row) {
    called.add(row.name)
    const troubles = answerTroubles(method, row.path, response.status, read)
    if (troubles.length > 0) throw new Error(`${name} is not answered as documented: ${troubles.join('; ')}`)
  }
  return { status: response.status, headers: response.headers, body: read }
}

/** Posts a body as whoever has no key yet, unsigned. */
export const postOpen = (service: Endpoint, path: string, body: object): Promise<Answer> =>
  send(service, 'POST', path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
