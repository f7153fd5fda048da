import type { Digest } from '../signing/digest.ts'
import type { Ran } from './run.ts'

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' }
const utf8 = new TextEncoder()

/** A JSON answer that nobody may keep. */
export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, 'cache-control': 'no-store', ...headers } })

/** The last part of the header's name that names ignored query parameters. */
export const IGNORED_HEADER = 'ignored'

/** As many ignored parameters are named; whoever sends more has other trouble. */
const MOST_NAMED = 20

/** Names the query parameters that were ignored, each component-encoded, since a query may hold what a header may not. */
export const ignoredHeader = (headerPrefix: string, names: readonly string[]): Record<string, string> =>
  names.length === 0
    ? {}
    : { [headerPrefix + IGNORED_HEADER]: names.slice(0, MOST_NAMED).map(encodeURIComponent).join(', ') }

/** The answer of a write, with headers of its own. */
export const answerWrite = ({ status, text }: Ran, own: Record<string, string> = {}): Response =>
  new Response(text, { status, headers: { ...JSON_HEADERS, 'cache-control': 'no-store', ...own } })

/** The answer of a read, with headers of its own and a strong ETag over its bytes; 304 where the caller has them already. */
export async function answerRead<Key>(
  request: Request,
  ran: Ran,
  digest: Digest<Key>,
  own: Record<string, string> = {},
): Promise<Response> {
  const bytes = utf8.encode(ran.text)
  const etag = `"${(await digest.sha256Hex(bytes)).slice(0, 32)}"`
  const headers: Record<string, string> = {
    ...own,
    etag,
    // The answer depends on the key, so a shared cache must not keep it and a browser must always ask.
    'cache-control': 'private, no-cache',
    ...(ran.total === undefined ? {} : { 'x-total-count': String(ran.total) }),
  }
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  return new Response(bytes, { status: ran.status, headers: { ...JSON_HEADERS, ...headers } })
}

const matches = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((it) => it.trim().replace(/^W\//, '') === etag))
