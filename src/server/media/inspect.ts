import { createHash } from 'node:crypto'
import { fileTypeFromStream } from 'file-type'
import { Readable } from 'node:stream'
import type { MediumRef } from '#api/core/context.ts'
import { hasStructure, TAGS } from '#api/core/rules/file-structure.ts'
import { beginsAsPng } from '#api/core/rules/png-structure.ts'
import { checkedBytes, fileTrouble, isPanorama } from '#api/core/rules/file-trouble.ts'
import { filmTrouble } from '#api/core/rules/film-structure.ts'
import { isSvg } from '#api/core/rules/svg.ts'
import type { Arrived } from '#api/core/rules/upload.ts'
import type { ByteRange, Depot } from './depot.ts'
import { FIRST_THUMBNAIL, openPicture } from './picture.ts'
import { recordingOf } from './recording.ts'

const HEAD_BYTES = 4096
/** Bytes up to which an upload is read once into memory, and not anew for its hash, its format and its pixels. */
const READ_ONCE = 1024 * 1024

/** What was found out of an upload, and the smaller picture that came of it. */
export interface Inspected extends Arrived {
  small?: Uint8Array
}

/** Reads an upload that has arrived whole: how much it is, its hash, what it looks like, how large and how long. */
export async function inspect(kept: Depot, medium: MediumRef): Promise<Inspected> {
  const size = await kept.received(medium)
  const depot = size > 0 && size <= READ_ONCE ? await readOnce(kept, medium) : kept
  const sha256 = await hashOf(depot.readReceived(medium))
  const looksLike = await sniff(depot, medium)
  const plain = { size, sha256, looksLike, intact: true, width: null, height: null, duration: null }
  if (looksLike === null) return plain
  if (/^(video|audio|application\/ogg)/.test(looksLike)) {
    const part = (from: number, to: number) => bytesOf(depot, medium, { start: from, end: to - 1 })
    const trouble = await filmTrouble(part, size, looksLike)
    return trouble ? { ...plain, trouble } : { ...plain, ...(await recordingOf(depot, medium, size)) }
  }
  if (!hasStructure(looksLike)) return plain
  const checked = checkedBytes(size, looksLike)
  const bytes = await bytesOf(depot, medium, { start: 0, end: (checked || TAGS) - 1 })
  const trouble = checked > 0 ? fileTrouble(bytes, looksLike) : undefined
  // What is refused anyway is not opened at all.
  if (trouble || !looksLike.startsWith('image/')) return { ...plain, trouble }
  const equirectangular = isPanorama(bytes, looksLike)
  const opened = await openPicture(depot.readReceived(medium), looksLike, FIRST_THUMBNAIL)
  if (opened === 'unknown') return { ...plain, equirectangular }
  if (opened === 'damaged') return { ...plain, intact: looksLike === 'image/svg+xml' }
  const { width, height, colors, small } = opened
  // A drawing has no size of its own.
  return looksLike === 'image/svg+xml'
    ? { ...plain, colors, small }
    : { ...plain, width, height, colors, small, equirectangular }
}

/** The depot, with all that is read of an upload taken from one reading of it. */
async function readOnce(depot: Depot, medium: MediumRef): Promise<Depot> {
  const bytes = Buffer.from(await bytesOf(depot, medium))
  const readReceived: Depot['readReceived'] = (_, { start, end = bytes.length - 1 } = { start: 0 }) => {
    const part = bytes.subarray(start, end + 1)
    return Readable.from(part.length > 0 ? [part] : [], { objectMode: false })
  }
  return { ...depot, readReceived }
}

async function bytesOf(depot: Depot, medium: MediumRef, range?: ByteRange): Promise<Uint8Array> {
  const parts: Buffer[] = []
  for await (const part of depot.readReceived(medium, range)) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of bytes) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

async function sniff(depot: Depot, medium: MediumRef): Promise<string | null> {
  const bytes = depot.readReceived(medium)
  try {
    const found = await fileTypeFromStream(Readable.toWeb(bytes) as ReadableStream<Uint8Array>)
    const mime = found?.mime.split(';')[0]?.trim()
    if (mime !== undefined && mime !== 'application/xml') return mime
  } catch {
    // Bytes that end in the middle of their own head look like nothing.
    return null
  } finally {
    bytes.destroy()
  }
  const head = await bytesOf(depot, medium, { start: 0, end: HEAD_BYTES - 1 })
  // Of a stream, a PNG that ends before its pixels is not told.
  if (beginsAsPng(head)) return 'image/png'
  return isSvg(new TextDecoder().decode(head)) ? 'image/svg+xml' : null
}
