import { latin1 } from './bytes.ts'
import { archiveStructure, modelStructure } from './archive-structure.ts'
import { avifStructure } from './avif-structure.ts'
import { gifStructure, jpegStructure, type Structure, webpStructure } from './picture-structure.ts'
import { pngStructure } from './png-structure.ts'

export type { Structure }

/** The most pixels that a picture may have, width times height: the largest sensors of phones have 200 million. */
export const MAX_PIXELS = 250_000_000

/** Files beyond this many bytes are not read whole for their structure. */
export const LARGEST_READ = 150_000_000

/** Bytes at the end of a document in which it says where its table is. */
const TAIL = 2048

/** Whether files of this format are ZIP archives. */
const isArchive = (format: string): boolean => /^application\/vnd\.(openxml|oasis)/.test(format)

/** Whether `structureOf` finds anything out about this format. */
export const hasStructure = (format: string): boolean =>
  /^image\/|^application\/pdf$|^model\/gltf-binary$/.test(format) || isArchive(format)

function pdfStructure(bytes: Uint8Array): Structure {
  const text = latin1.decode(bytes)
  const head = text.slice(0, 1024)
  const table = /startxref\s+(\d{1,12})\s+%%EOF/.exec(text.slice(-TAIL))?.[1]
  const isWhole =
    head.includes('%PDF-') && table !== undefined && Number(table) < bytes.length && /\d\s+obj\b/.test(text)
  if (!isWhole) return { fault: 'damaged' }
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text) ? { fault: 'encrypted' } : {}
}

/** What the bytes of a file tell by the rules of its format, without drawing them; nothing for formats that are not looked into. */
export function structureOf(bytes: Uint8Array, format: string): Structure {
  const found = formStructure(bytes, format)
  // The screen of a GIF may have no size: its pictures have one.
  const isNothing = found.width === 0 || found.height === 0
  return isNothing && format !== 'image/gif' ? { ...found, fault: 'damaged' } : found
}

function formStructure(bytes: Uint8Array, format: string): Structure {
  if (format === 'image/png' || format === 'image/apng') return pngStructure(bytes)
  if (format === 'image/jpeg') return jpegStructure(bytes)
  if (format === 'image/gif') return gifStructure(bytes)
  if (format === 'image/webp') return webpStructure(bytes)
  if (format === 'image/avif') return avifStructure(bytes)
  if (format === 'model/gltf-binary') return modelStructure(bytes)
  if (isArchive(format)) return archiveStructure(bytes)
  return format === 'application/pdf' ? pdfStructure(bytes) : {}
}

/** Bytes at the start of a picture in which a camera writes what kind of picture it is. */
export const TAGS = 512 * 1024

/** Whether a picture says of itself that it shows all directions (GPano of XMP, as an attribute or as an element). */
export const isEquirectangular = (bytes: Uint8Array): boolean =>
  /ProjectionType\s*(?:=\s*["']|>)\s*equirectangular/i.test(latin1.decode(bytes.subarray(0, TAGS)))
