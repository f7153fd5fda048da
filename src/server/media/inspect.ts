import { createHash } from 'node:crypto'
import { fileTypeFromStream } from 'file-type'
import { Readable } from 'node:stream'
import type { MediumRef } from '../../api/core/context.ts'
import { isSvg } from '../../api/core/rules/svg.ts'
import type { Arrived } from '../../api/core/rules/upload.ts'
import type { Depot } from './depot.ts'
import { pictureOf } from './picture.ts'
import { recordingOf } from './recording.ts'

const HEAD_BYTES = 4096

/** Reads an upload that has arrived whole: how much it is, its hash, what it looks like, how large and how long. */
export async function inspect(depot: Depot, medium: MediumRef): Promise<Arrived> {
  const size = await depot.received(medium)
  const sha256 = await hashOf(depot.readReceived(medium))
  const looksLike = await sniff(depot, medium)
  const plain = { size, sha256, looksLike, intact: true, width: null, height: null, duration: null }
  if (looksLike === null || looksLike === 'image/svg+xml') return plain
  if (looksLike.startsWith('image/')) {
    const picture = await pictureOf(depot.readReceived(medium))
    return { ...plain, intact: picture !== 'damaged', ...(picture === 'damaged' ? {} : picture) }
  }
  if (/^(video|audio|application\/ogg)/.test(looksLike))
    return { ...plain, ...(await recordingOf(depot, medium, size)) }
  return plain
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
  const head: Buffer[] = []
  for await (const chunk of depot.readReceived(medium, { start: 0, end: HEAD_BYTES - 1 })) head.push(chunk as Buffer)
  return isSvg(Buffer.concat(head).toString('utf8')) ? 'image/svg+xml' : null
}
