import { COUNT_HEADER, IGNORED_HEADER } from './respond.ts'

/** Headers that a page of another site may read. */
const EXPOSED = 'ETag, X-Total-Count, Retry-After, X-Request-Id'
const PLAIN_HEADERS = ['authorization', 'content-type', 'if-none-match']

const allowedOrigin = (request: Request, origins: readonly string[]): string | undefined => {
  const origin = request.headers.get('origin')
  if (origin === null) return undefined
  return origins.includes('*') || origins.includes(origin) ? origin : undefined
}

/** The answer to a browser that asks whether a page of another site may call; undefined where it asks no such thing. */
export function preflight(request: Request, origins: readonly string[], headerPrefix: string): Response | undefined {
  if (request.method !== 'OPTIONS' || !request.headers.has('access-control-request-method')) return undefined
  const origin = allowedOrigin(request, origins)
  if (origin === undefined) return undefined
  const asked = (request.headers.get('access-control-request-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  const prefix = headerPrefix.toLowerCase()
  const allowed = asked.filter((name) => PLAIN_HEADERS.includes(name) || name.startsWith(prefix))
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': allowed.join(', '),
      'access-control-max-age': '600',
      vary: 'Origin, Access-Control-Request-Headers',
    },
  })
}

/** What pages of other sites may say and read of uploads, over what any page may. */
const TUS_ASKS = 'Authorization, Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset'
const TUS_ASKS_TOO = 'X-HTTP-Method-Override, X-Requested-With, Prefer, Repr-Digest'
const TUS_TELLS = 'Tus-Resumable, Tus-Version, Tus-Extension, Tus-Max-Size'
const TUS_TELLS_TOO = 'Upload-Offset, Upload-Length, Upload-Defer-Length'
const A_DAY = '86400'

/** Lets the page of an allowed site send bytes, also where its browser asks beforehand. */
export function allowSending(request: Request, response: Response, origins: readonly string[]): Response {
  const { headers } = allowReading(request, response, origins)
  if (!headers.has('access-control-allow-origin')) return response
  headers.append('access-control-expose-headers', `${TUS_TELLS}, ${TUS_TELLS_TOO}`)
  if (request.method !== 'OPTIONS') return response
  headers.set('access-control-allow-methods', 'HEAD, PATCH, DELETE')
  headers.set('access-control-allow-headers', `${TUS_ASKS}, ${TUS_ASKS_TOO}`)
  headers.set('access-control-max-age', A_DAY)
  return response
}

/** Lets the page of an allowed site read an answer; with a prefix, one that may name ignored query parameters. */
export function allowReading(
  request: Request,
  response: Response,
  origins: readonly string[],
  headerPrefix?: string,
): Response {
  if (origins.length === 0) return response
  response.headers.append('vary', 'Origin')
  const origin = allowedOrigin(request, origins)
  if (origin === undefined) return response
  response.headers.set('access-control-allow-origin', origin)
  const own = headerPrefix === undefined ? '' : `, ${headerPrefix}${IGNORED_HEADER}, ${headerPrefix}${COUNT_HEADER}`
  response.headers.set('access-control-expose-headers', EXPOSED + own)
  return response
}
