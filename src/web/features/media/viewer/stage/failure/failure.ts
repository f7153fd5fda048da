import { NOTHING_THERE, PARTIAL_CONTENT, RANGE_NOT_SATISFIABLE } from '#api/contract/errors.ts'
import { isSvg, type SvgTrouble } from '#api/core/rules/svg.ts'
import { RefusedDrawing } from '../drawing/read-drawing.ts'
import { firstBytes } from '../first-bytes.ts'
import type { StageKind } from '../stage-kind.ts'
import { unplayableCodec, type CanPlay } from './codecs.ts'

/** Why bytes that should be there cannot be shown. */
export type Failure =
  /** A drawing that would keep whoever shows it busy, or lies elsewhere in part. */
  | { kind: 'drawing'; trouble: SvgTrouble }
  /** A document that is opened only with a password. */
  | { kind: 'password' }
  /** It is what it says it is, and cannot be opened. */
  | { kind: 'damaged'; format: string }
  /** This browser does not play what it is coded with. */
  | { kind: 'codec'; codec: string }
  /** This browser does not show the format. */
  | { kind: 'format'; format: string }
  /** It is of another format than the medium says. */
  | { kind: 'other'; found: string }
  /** The server has nothing there. */
  | { kind: 'gone' }
  /** The server answers with this status instead of the file. */
  | { kind: 'status'; status: number }
  /** Its server lets nobody look into it from here. */
  | { kind: 'unknown' }

/** How a file is looked into; handed in for tests. */
export interface FailureReading {
  fetch: typeof globalThis.fetch
  canPlay: CanPlay
}

/** Bytes that are read of either end: a film may describe itself at its end. */
const END = 256 * 1024

/** Formats of pictures that every browser of the last years shows. */
const SHOWN = /^image\/(jpeg|png|apng|gif|webp|avif|svg\+xml)$/

const nameOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'name' in cause ? String(cause.name) : ''

/** What a file is by its first bytes; a page of the web where it says so; undefined where nothing tells. */
async function looksLike(bytes: Uint8Array, response: Response): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found && found.mime !== 'application/xml') return found.mime.split(';')[0]
  if (isSvg(new TextDecoder().decode(bytes.slice(0, 4096)))) return 'image/svg+xml'
  const said = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return said === 'text/html' ? said : undefined
}

const CONTAINERS = /^(video|audio)\/|^application\/(mp4|ogg|x-matroska)/
const fits = (kind: StageKind, found: string): boolean => {
  if (kind === 'image' || kind === 'sphere') return found.startsWith('image/')
  if (kind === 'pdf') return found === 'application/pdf'
  return CONTAINERS.test(found)
}

/**
 * Finds out why the bytes at an address could not be shown, from what the reader or player said of them and from what they
 * really are. Never rejects.
 */
export async function failureOf(
  { src, kind, format, cause }: { src: string; kind: StageKind; format: string; cause: unknown },
  { fetch, canPlay }: FailureReading,
): Promise<Failure> {
  if (cause instanceof RefusedDrawing) return { kind: 'drawing', trouble: cause.trouble }
  if (nameOf(cause) === 'PasswordException') return { kind: 'password' }
  const part = (range: string) => fetch(src, { headers: { range: `bytes=${range}` } })
  try {
    const response = await part(`0-${END - 1}`)
    if (NOTHING_THERE.includes(response.status)) return { kind: 'gone' }
    // Of an empty file there is no first part.
    if (response.status === RANGE_NOT_SATISFIABLE) return { kind: 'damaged', format }
    if (!response.ok) return { kind: 'status', status: response.status }
    const head = await firstBytes(response, END)
    const found = await looksLike(head, response)
    if (found === undefined) return { kind: 'damaged', format }
    if (!fits(kind, found)) return { kind: 'other', found }
    if (kind === 'image' || kind === 'sphere') {
      return SHOWN.test(found) ? { kind: 'damaged', format: found } : { kind: 'format', format: found }
    }
    if (kind === 'pdf') return { kind: 'damaged', format: found }
    const tail = response.status === PARTIAL_CONTENT ? await part(`-${END}`).catch(() => undefined) : undefined
    const end = tail?.status === PARTIAL_CONTENT ? await firstBytes(tail, END) : new Uint8Array()
    const codec = unplayableCodec(head, canPlay) ?? unplayableCodec(end, canPlay)
    if (codec !== undefined) return { kind: 'codec', codec }
    return canPlay(found) ? { kind: 'damaged', format: found } : { kind: 'format', format: found }
  } catch {
    return { kind: 'unknown' }
  }
}
