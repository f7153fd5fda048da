import { acceptedEncoding, SMALLEST_COMPRESSED } from './encoding.ts'
import type { AnswerBody, Host, Respond } from './host.ts'
import { encodeInTurns, isLongText } from './in-pieces.ts'
import type { Ran } from './run.ts'

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' }
const utf8 = new TextEncoder()

/** A JSON answer that nobody may keep. */
export const jsonResponse = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...JSON_HEADERS, 'cache-control': 'no-store', ...headers } })

/** The last part of the header's name that names ignored query parameters. */
export const IGNORED_HEADER = 'ignored'

/** The last part of the header's name that says that the total of a list was not counted to its end. */
export const COUNT_HEADER = 'count'

/** Says of a total that there are more. */
export const countHeader = (headerPrefix: string, { isMore }: Ran): Record<string, string> =>
  isMore ? { [headerPrefix + COUNT_HEADER]: 'at-least' } : {}

/** As many ignored parameters are named; whoever sends more has other trouble. */
const MOST_NAMED = 20

/** Names the query parameters that were ignored, each component-encoded, since a query may hold what a header may not. */
export const ignoredHeader = (headerPrefix: string, names: readonly string[]): Record<string, string> =>
  names.length === 0
    ? {}
    : { [headerPrefix + IGNORED_HEADER]: names.slice(0, MOST_NAMED).map(encodeURIComponent).join(', ') }

/** How an answer is made; it is compressed where the caller accepts that, and what shows a secret is handed no way to. */
export type Packing = Pick<Host<never>, 'compress' | 'respond'>

const platform: Respond = (body, init) => new Response(body, init)

/** How an answer of about so many bytes travels, and the headers that say so; its tag is weak where other bytes go out. */
function packed(request: Request, { length }: { length: number }, { compress }: Packing, own: Record<string, string>) {
  if (!compress) return { headers: own, pack: undefined }
  const headers = { ...own, vary: 'accept-encoding' }
  const encoding = length < SMALLEST_COMPRESSED ? undefined : acceptedEncoding(request.headers.get('accept-encoding'))
  if (encoding === undefined) return { headers, pack: undefined }
  const { etag } = own
  return {
    headers: { ...headers, ...(etag !== undefined && { etag: `W/${etag}` }) },
    pack: { encoding, compress },
  }
}

/** An answer of JSON, compressed where it is worth that. */
export async function answerBody(
  request: Request,
  given: AnswerBody,
  packing: Packing,
  { status = 200, headers: own = {} }: { status?: number; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = typeof given === 'string' && isLongText(given) ? await encodeInTurns(given) : given
  const { headers, pack } = packed(request, body, packing, { ...JSON_HEADERS, ...own })
  const { respond = platform } = packing
  if (!pack) return respond(body, { status, headers })
  const { encoding, compress } = pack
  return respond(await compress(typeof body === 'string' ? utf8.encode(body) : body, encoding), {
    status,
    headers: { ...headers, 'content-encoding': encoding },
  })
}

/** The answer of a write, with headers of its own. */
export const answerWrite = (
  request: Request,
  { status, text }: Ran,
  packing: Packing,
  own: Record<string, string> = {},
): Promise<Response> => answerBody(request, text, packing, { status, headers: { 'cache-control': 'no-store', ...own } })

/** What is told of a body that is not sent: its tag, and its bytes. */
interface Tag {
  etag: string
  /** Characters. */
  length: number
}

/** Says of a read that the caller has its answer already. */
export function answerUnchanged(
  request: Request,
  { etag, length, total }: Tag & { total?: number | undefined },
  packing: Packing,
  own: Record<string, string> = {},
): Response {
  const { headers } = packed(request, { length }, packing, readHeaders(etag, total, own))
  return (packing.respond ?? platform)(null, { status: 304, headers })
}

/** The answer of a read, with headers of its own and an ETag over its bytes, which `tell` hears; 304 where the caller has them already. */
export async function answerRead<Key>(
  request: Request,
  { text, status, total }: Ran,
  { digest, ...packing }: Pick<Host<Key>, 'digest' | 'compress' | 'respond'>,
  own: Record<string, string> = {},
  tell: (tag: Tag) => void = () => {},
): Promise<Response> {
  const { length } = text
  const etag = `"${(await digest.sha256Hex(text)).slice(0, 32)}"`
  tell({ etag, length })
  if (matches(request.headers.get('if-none-match'), etag)) {
    return answerUnchanged(request, { etag, length, total }, packing, own)
  }
  return answerBody(request, text, packing, { status, headers: readHeaders(etag, total, own) })
}

const readHeaders = (etag: string, total: number | undefined, own: Record<string, string>): Record<string, string> => ({
  ...own,
  etag,
  // The answer depends on the key, so a shared cache must not keep it and a browser must always ask.
  'cache-control': 'private, no-cache',
  ...(total === undefined ? {} : { 'x-total-count': String(total) }),
})

/** Whether a caller names this tag among those of the answers that it has. */
export const matches = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((it) => it.trim().replace(/^W\//, '') === etag))
