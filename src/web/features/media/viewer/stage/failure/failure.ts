import { latin1 } from '#api/core/rules/bytes.ts'
import { NOTHING_THERE, PARTIAL_CONTENT, RANGE_NOT_SATISFIABLE } from '#api/contract/errors.ts'
import { isSvg, type SvgTrouble } from '#api/core/rules/svg.ts'
import { RefusedDrawing } from '../drawing/read-drawing.ts'
import { firstBytes } from '../first-bytes.ts'
import type { StageKind } from '../stage-kind.ts'

/** A way of coding films or sounds, and how it is written in a file. */
interface Codec {
  /** What people call it. */
  name: string
  /** Marks in the description of a track. */
  marks: readonly string[]
  /** Types to ask the browser's player with; none where no browser plays it. */
  types: readonly string[]
}

const CODECS: readonly Codec[] = [
  {
    name: 'HEVC (H.265)',
    marks: ['hvc1', 'hev1', 'V_MPEGH/ISO/HEVC'],
    types: ['video/mp4; codecs="hvc1.1.6.L93.B0"', 'video/mp4; codecs="hev1.1.6.L93.B0"'],
  },
  { name: 'AV1', marks: ['av01', 'V_AV1'], types: ['video/mp4; codecs="av01.0.04M.08"'] },
  { name: 'H.264', marks: ['avc1', 'avc3', 'V_MPEG4/ISO/AVC'], types: ['video/mp4; codecs="avc1.42E01E"'] },
  { name: 'VP9', marks: ['vp09', 'V_VP9'], types: ['video/webm; codecs="vp9"'] },
  { name: 'ProRes', marks: ['apch', 'apcn', 'apcs', 'apco', 'ap4h', 'ap4x'], types: [] },
  { name: 'MPEG-4 Visual', marks: ['mp4v'], types: ['video/mp4; codecs="mp4v.20.8"'] },
  { name: 'ALAC', marks: ['alac'], types: ['audio/mp4; codecs="alac"'] },
]

/** Tells whether the browser's player plays a type. */
type CanPlay = (type: string) => boolean

/** The first coding that a film or a sound is marked with and that is not played here, by what people call it. */
function unplayableCodec(bytes: Uint8Array, canPlay: CanPlay): string | undefined {
  const text = latin1.decode(bytes)
  return CODECS.find(({ marks, types }) => marks.some((mark) => text.includes(mark)) && !types.some(canPlay))?.name
}

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
