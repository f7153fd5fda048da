import { latin1, viewOf } from '../bytes.ts'
import { checkSum } from '../png-structure.ts'
import { removal } from './edits.ts'
import { factsOfExif, orientationAlone, orientationOf } from './exif.ts'
import type { Found } from './found.ts'
import { factsOfXmp, panoramaAlone } from './xmp.ts'

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (it) => it.charCodeAt(0))

/** Chunks that a PNG may do without and that say how it looks or moves (PNG, sections 11.3 and 12). */
const LOOKS: ReadonlySet<string> = new Set(
  'gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST tRNS pHYs sPLT acTL fcTL fdAT'.split(' '),
)

const XMP_KEYWORD = 'XML:com.adobe.xmp\0'

const pngChunk = (type: string, content: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(12 + content.length)
  viewOf(bytes).setUint32(0, content.length)
  bytes.set(ascii(type), 4)
  bytes.set(content, 8)
  viewOf(bytes).setUint32(8 + content.length, checkSum(bytes, 4, 8 + content.length))
  return bytes
}

/** What stands in for a chunk that only tells of the picture. */
function pngInstead(type: string, content: Uint8Array, found: Found): Uint8Array<ArrayBuffer> | undefined {
  if (type === 'eXIf') {
    found.facts.push(factsOfExif(content))
    const orientation = orientationOf(content)
    return orientation === 1 ? undefined : pngChunk(type, orientationAlone(orientation))
  }
  const text = type === 'iTXt' ? new TextDecoder().decode(content) : ''
  if (!text.startsWith(XMP_KEYWORD)) return undefined
  found.facts.push(factsOfXmp(text))
  const kept = panoramaAlone(text)
  // Behind the keyword stand two flags, a language and a translated keyword, all empty.
  return kept === undefined ? undefined : pngChunk(type, ascii(`${XMP_KEYWORD}\0\0\0\0${kept}`))
}

/** What a PNG says beside its picture: all chunks that are needed neither to draw it nor for its colors. */
export function lookIntoPng(bytes: Uint8Array, found: Found): void {
  const view = viewOf(bytes)
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at)
    if (end > bytes.length) return
    const type = latin1.decode(bytes.subarray(at + 4, at + 8))
    // Critical chunks begin with a capital letter.
    if (!/^[A-Z]/.test(type) && !LOOKS.has(type)) {
      const instead = pngInstead(type, bytes.subarray(at + 8, end - 4), found)
      found.edits.push({ ...removal(at, end), ...(instead && { bytes: instead }) })
    }
    at = end
    if (type !== 'IEND') continue
    if (at < bytes.length) found.edits.push(removal(at, bytes.length))
    return
  }
}

const WEBP_PICTURE: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const HAS_EXIF = 0x08
const HAS_XMP = 0x04

const riffChunk = (type: string, content: Uint8Array): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(8 + content.length + (content.length % 2))
  bytes.set(ascii(type))
  viewOf(bytes).setUint32(4, content.length, true)
  bytes.set(content, 8)
  return bytes
}

/** What stands in for a chunk of a WebP that only tells of the picture, and the flag that says it is there. */
function webpInstead(type: string, content: Uint8Array, found: Found): [chunk: Uint8Array<ArrayBuffer>, flag: number] {
  if (type === 'EXIF') {
    // Some writers begin as a JPEG does.
    const exif = latin1.decode(content.subarray(0, 6)) === 'Exif\0\0' ? content.subarray(6) : content
    found.facts.push(factsOfExif(exif))
    const orientation = orientationOf(exif)
    return orientation === 1 ? [new Uint8Array(), 0] : [riffChunk(type, orientationAlone(orientation)), HAS_EXIF]
  }
  if (type !== 'XMP ') return [new Uint8Array(), 0]
  const xmp = new TextDecoder().decode(content)
  found.facts.push(factsOfXmp(xmp))
  const kept = panoramaAlone(xmp)
  return kept === undefined ? [new Uint8Array(), 0] : [riffChunk(type, ascii(kept)), HAS_XMP]
}

/** What a WebP says beside its picture. */
export function lookIntoWebp(bytes: Uint8Array, found: Found): void {
  const view = viewOf(bytes)
  const end = Math.min(view.getUint32(4, true) + 8, bytes.length)
  const edits: Found['edits'] = []
  let [change, flags, flagsAt] = [0, 0, 0]
  for (let at = 12; at + 8 <= end;) {
    const length = view.getUint32(at + 4, true)
    const next = Math.min(at + 8 + length + (length % 2), end)
    const type = latin1.decode(bytes.subarray(at, at + 4))
    if (type === 'VP8X') flagsAt = at + 8
    if (!WEBP_PICTURE.has(type)) {
      const [instead, flag] = webpInstead(type, bytes.subarray(at + 8, Math.min(at + 8 + length, end)), found)
      edits.push({ from: at, to: next, bytes: instead })
      change += instead.length - (next - at)
      flags |= flag
    }
    at = next
  }
  if (end < bytes.length) edits.push(removal(end, bytes.length))
  if (edits.length === 0) return
  const size = new Uint8Array(4)
  viewOf(size).setUint32(0, end - 8 + change, true)
  found.edits.push({ from: 4, to: 8, bytes: size })
  if (flagsAt > 0) {
    const said = ((bytes[flagsAt] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | flags
    found.edits.push({ from: flagsAt, to: flagsAt + 1, bytes: Uint8Array.of(said) })
  }
  found.edits.push(...edits)
}
