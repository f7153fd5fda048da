import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes in a file. */
export interface Blob {
  file: string
  size: number
  etag: string
  sha256: string
  changed: Date
}

/** Parts of an object that is not complete. */
export interface FakeUpload {
  id: string
  key: string
  begun: Date
  parts: Map<number, Blob>
}

/** What went wrong, in the store's words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
  ) {
    super(reason)
  }
}

/** Objects and uploads; their bytes are in a folder, so that large ones fit. */
export function createFakeBucket(folder: string, minimumPart: number) {
  const objects = new Map<string, Blob>()
  const uploads = new Map<string, FakeUpload>()
  const clock = { ahead: 0 }
  const now = (): Date => new Date(Date.now() + clock.ahead)

  const write = async (bytes: Readable): Promise<Blob> => {
    const file = join(folder, randomBytes(9).toString('hex'))
    const [md5, sha256] = [createHash('md5'), createHash('sha256')]
    let size = 0
    const weigh = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        md5.update(chunk)
        sha256.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    await pipeline(bytes, weigh, createWriteStream(file))
    return { file, size, etag: `"${md5.digest('hex')}"`, sha256: sha256.digest('hex'), changed: now() }
  }
  const forget = (blob: Blob | undefined): void => {
    if (blob) rmSync(blob.file, { force: true })
  }
  const find = (key: string): Blob => {
    const found = objects.get(key)
    if (!found) throw new Refused(404, 'NoSuchKey')
    return found
  }
  const findUpload = (id: string, key: string): FakeUpload => {
    const upload = uploads.get(id)
    if (upload?.key !== key) throw new Refused(404, 'NoSuchUpload')
    return upload
  }
  const keep = (key: string, blob: Blob): Blob => {
    forget(objects.get(key))
    objects.set(key, blob)
    return blob
  }

  return {
    objects,
    uploads,
    clock,
    write,
    forget,
    find,
    findUpload,
    keep,
    remove(key: string): void {
      forget(objects.get(key))
      objects.delete(key)
    },
    begin(key: string): FakeUpload {
      // Ids hold what must be encoded in an address, as those of real stores do.
      const upload = { id: `${randomBytes(12).toString('base64')}+/=~*`, key, begun: now(), parts: new Map() }
      uploads.set(upload.id, upload)
      return upload
    },
    setPart(upload: FakeUpload, number: number, blob: Blob): void {
      if (!(number >= 1 && number <= 10_000)) throw new Refused(400, 'InvalidArgument')
      forget(upload.parts.get(number))
      upload.parts.set(number, blob)
    },
    async complete(upload: FakeUpload, named: readonly { number: number; etag: string }[]): Promise<Blob> {
      if (named.length === 0) throw new Refused(400, 'MalformedXML')
      const chosen = named.map(({ number, etag }, at) => {
        const part = upload.parts.get(number)
        if (part?.etag !== etag) throw new Refused(400, 'InvalidPart')
        if (at > 0 && number <= (named[at - 1]?.number ?? 0)) throw new Refused(400, 'InvalidPartOrder')
        if (at < named.length - 1 && part.size < minimumPart) throw new Refused(400, 'EntityTooSmall')
        // Some stores want all parts but the last one alike.
        if (at < named.length - 1 && part.size !== upload.parts.get(named[0]?.number ?? 0)?.size) {
          throw new Refused(400, 'InvalidPart')
        }
        return part
      })
      const [first, ...others] = chosen
      const file = join(folder, randomBytes(9).toString('hex'))
      if (first) renameSync(first.file, file)
      for (const part of others) {
        await pipeline(createReadStream(part.file), createWriteStream(file, { flags: 'a' }))
        forget(part)
      }
      for (const part of upload.parts.values()) forget(part)
      uploads.delete(upload.id)
      const size = chosen.reduce((sum, part) => sum + part.size, 0)
      const etag = `"${randomBytes(16).toString('hex')}-${chosen.length}"`
      return keep(upload.key, { file, size, etag, sha256: '', changed: now() })
    },
    abort(upload: FakeUpload): void {
      for (const part of upload.parts.values()) forget(part)
      uploads.delete(upload.id)
    },
  }
}

/** See `createFakeBucket`. */
export type FakeBucket = ReturnType<typeof createFakeBucket>
