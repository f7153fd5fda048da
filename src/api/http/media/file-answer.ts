import type { MediaFormat } from '../../core/rules/media-formats.ts'
import { type Part, partOf } from './range.ts'

/** A kept file that is about to be served. */
export interface ServedFile {
  /** Names the content, with an extension. */
  name: string
  /** What it is called when it is saved; an ending of its format is added where it has none. */
  title: string
  /** Bytes. */
  size: number
  format: MediaFormat
  /** Tells bytes that differ from those that are kept under the name. */
  variant?: string | undefined
  /** Whether what is served under the name can change, as a cut that follows the focal point. */
  isPassing?: boolean
  /** Whether its format follows from what the caller accepts. */
  isNegotiated?: boolean
}

// A file is shown, never run: whatever it holds can reach nothing, not even the site it came from.
const guard = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'referrer-policy': 'no-referrer',
}
/** The address names the medium, whose bytes may be replaced; only who was given it knows it. */
const SHORT = 'private, max-age=5, must-revalidate'
/** The caller has named the content as well. */
const IMMUTABLE = 'private, max-age=31536000, immutable'
/** The variant of a file that guests get, without what it tells of place, camera and owner. */
export const PUBLIC = 'public'
/** Digits of the content's name that `v` has at least. */
const REVISION = 16

/** What a file is called when it is saved: the medium's name without what no file system takes. */
const savedAs = (title: string, extension: string): string => {
  const plain = title.replace(/[\s\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ').trim() || 'file'
  return plain.toLowerCase().endsWith(`.${extension}`) ? plain : `${plain}.${extension}`
}

/** The header in both spellings: for readers of ASCII only, and for all others (RFC 6266, RFC 8187). */
const disposition = (kind: 'inline' | 'attachment', fileName: string): string => {
  const ascii = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|[%"\\]/gu, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** Leads from an address to the one that stands for it now. */
export const leadTo = (location: string): Response =>
  new Response(null, { status: 307, headers: { ...guard, location, 'cache-control': SHORT } })

/** Answers a GET or HEAD for a file: whole, in part, or that the caller has it already; `read` is asked only where bytes are sent. */
export function answerFile(
  request: Request,
  { name, title, size, format, variant, isPassing = false, isNegotiated = false }: ServedFile,
  read: (part: Part | undefined) => Blob | ReadableStream<Uint8Array>,
): Response {
  const content = name.split('.').slice(0, -1).join('.')
  const etag = variant === undefined ? `"${content}"` : `"${content}-${variant}"`
  const { searchParams } = new URL(request.url)
  const download = searchParams.has('download')
  const revision = searchParams.get('v') ?? ''
  const headers: Record<string, string> = {
    ...guard,
    'content-type': format.format,
    'content-disposition': disposition(
      format.inline && !download ? 'inline' : 'attachment',
      savedAs(title, format.extension),
    ),
    'accept-ranges': 'bytes',
    'cache-control': !isPassing && revision.length >= REVISION && content.startsWith(revision) ? IMMUTABLE : SHORT,
    ...(isNegotiated && { vary: 'accept' }),
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
