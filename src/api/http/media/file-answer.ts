import type { MediaFormat } from '../../core/rules/media-formats.ts'
import { type Part, partOf } from './range.ts'

/** A kept file that is about to be served. */
export interface ServedFile {
  /** Of its medium. */
  id: string
  /** Names the content, with an extension. */
  name: string
  /** Bytes. */
  size: number
  format: MediaFormat
}

// A file is shown, never run: whatever it holds can reach nothing, not even the site it came from.
const guard = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
}
// The address names the content, and only who was given it knows it.
const IMMUTABLE = 'private, max-age=31536000, immutable'

/** Answers a GET or HEAD for a file: whole, in part, or that the caller has it already; `read` is asked only where bytes are sent. */
export function answerFile(
  request: Request,
  { id, name, size, format }: ServedFile,
  read: (part: Part | undefined) => Blob | ReadableStream<Uint8Array>,
): Response {
  const etag = `"${name.split('.').slice(0, -1).join('.')}"`
  const download = new URL(request.url).searchParams.has('download')
  const headers: Record<string, string> = {
    ...guard,
    'content-type': format.format,
    'content-disposition': `${format.inline && !download ? 'inline' : 'attachment'}; filename="${id}.${format.extension}"`,
    'accept-ranges': 'bytes',
    'cache-control': IMMUTABLE,
    etag,
  }
  const known = request.headers.get('if-none-match')?.split(',') ?? []
  if (known.some((it) => ['*', etag].includes(it.trim().replace(/^W\//, '')))) {
    return new Response(null, { status: 304, headers })
  }
  const condition = request.headers.get('if-range')
  const part = condition === null || condition === etag ? partOf(request.headers.get('range'), size) : undefined
  if (part === null)
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } })
  const length = part ? part.end - part.start + 1 : size
  headers['content-length'] = String(length)
  if (part) headers['content-range'] = `bytes ${part.start}-${part.end}/${size}`
  const status = part ? 206 : 200
  if (request.method === 'HEAD' || length === 0) return new Response(null, { status, headers })
  return new Response(read(part), { status, headers })
}
