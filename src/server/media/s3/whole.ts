import type { MediumRef } from '#api/core/context.ts'
import { beginUpload } from './append.ts'
import { isAbsent } from './errors.ts'
import { all, type Bucket, idKey, idOf, incomingHome, look, pieceKey, readPieces, wholeKey } from './incoming.ts'

/** Makes one object of what has arrived, so that it can be read; then lets go of what it was made of. */
export async function makeWhole(bucket: Bucket, medium: MediumRef): Promise<void> {
  const { objects, parts, partSize } = bucket
  const { received, isWhole, uploadId, parts: sent, pieces, stale } = await look(bucket, medium)
  if (received === 0) throw new Error('nothing has arrived of this upload')
  if (isWhole) return
  const key = wholeKey(medium)
  const rest = Buffer.alloc(received - sent.length * partSize)
  await readPieces(bucket, pieces, rest)
  if (uploadId === undefined || sent.length === 0) {
    await objects.put(key, rest)
  } else {
    const last = sent.length + 1
    if (rest.length > 0) await parts.send(key, uploadId, last, rest)
    const listed = rest.length > 0 ? await parts.list(key, uploadId) : sent
    await parts.complete(key, uploadId, listed.slice(0, rest.length > 0 ? last : sent.length)).catch(async (error) => {
      // An answer that was lost, and then asked for again: the upload is gone, since it is complete.
      if (!isAbsent(error) || (await objects.sizeOf(key)) !== received) throw error
    })
  }
  for (const one of [...pieces.map((piece) => piece.key), ...stale, idKey(medium)]) await objects.remove(one)
}

/** Makes parts of what was made whole too soon, since more is to follow after all. */
export async function takeApart(bucket: Bucket, medium: MediumRef): Promise<void> {
  const { objects, parts, partSize } = bucket
  const key = wholeKey(medium)
  const { received, stale } = await look(bucket, medium)
  for (const one of [...stale, idKey(medium)]) await objects.remove(one)
  const full = Math.floor(received / partSize)
  if (full > 0) {
    const uploadId = await beginUpload(bucket, medium)
    for (let at = 0; at < full; at++) {
      await parts.sendCopy(key, uploadId, at + 1, key, at * partSize, (at + 1) * partSize - 1)
    }
  }
  const start = full * partSize
  if (received > start) {
    await objects.put(pieceKey(medium, start), Buffer.concat(await all(objects.read(key, { start }))))
  }
  // As long as it is there, it is what has arrived.
  await objects.remove(key)
}

/** Lets go of an unfinished upload, in an order in which whatever is left at each moment is a beginning of it. */
export async function letGo({ objects, parts }: Bucket, medium: MediumRef): Promise<void> {
  const key = wholeKey(medium)
  const home = incomingHome(medium)
  const found = await all(objects.list(home))
  const pieces = found.filter((one) => one.key.startsWith(`${home}piece-`))
  for (const piece of pieces.toReversed()) await objects.remove(piece.key)
  const uploadId = await idOf(objects, medium, found)
  if (uploadId !== undefined) await parts.abort(key, uploadId)
  // One whose id was never kept, since the server ended right then.
  for (const one of await parts.begun(key)) if (one.key === key) await parts.abort(key, one.uploadId)
  await objects.remove(idKey(medium))
  await objects.remove(key)
}
