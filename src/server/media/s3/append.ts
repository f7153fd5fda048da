import type { MediumRef } from '#api/core/context.ts'
import { type Arrived, type Bucket, idKey, pieceKey, readPieces, wholeKey } from './incoming.ts'

/** Parts on their way at once; with the one that is filled, and a copy that `fetch` makes, all that is held in memory. */
const PARTS_UNDER_WAY = 1

/** Sends parts while the next one is filled, a few at a time; after one that failed nothing is begun. */
function createFlights(most: number) {
  const underWay = new Set<Promise<void>>()
  let failure: { error: unknown } | undefined
  const check = (): void => {
    if (failure) throw failure.error
  }
  return {
    async begin(work: () => Promise<void>): Promise<void> {
      while (underWay.size >= most) await Promise.race(underWay)
      check()
      const flight = work()
        .catch((error: unknown) => void (failure ??= { error }))
        .finally(() => underWay.delete(flight))
      underWay.add(flight)
    },
    async end(): Promise<void> {
      await Promise.all(underWay)
      check()
    },
  }
}

/**
 * Appends to what has arrived: full parts are sent as parts, the rest is kept as a piece. Where the bytes end in an error
 * what came before it is kept, and the error is thrown.
 */
export async function append(
  bucket: Bucket,
  medium: MediumRef,
  arrived: Arrived,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { objects, parts, partSize } = bucket
  for (const key of arrived.stale) await objects.remove(key)
  const flights = createFlights(PARTS_UNDER_WAY)
  const spare: Buffer[] = []
  let { uploadId, pieces } = arrived
  let count = arrived.parts.length
  let buffer: Buffer = Buffer.allocUnsafe(partSize)
  // The room of what lies in pieces is left free until the part is full, and only then are they read.
  let begin = arrived.received - count * partSize
  let end = begin

  const sendPart = async (): Promise<void> => {
    const [part, replaced] = [buffer, pieces]
    await readPieces(bucket, replaced, part)
    uploadId ??= await beginUpload(bucket, medium)
    const [id, number] = [uploadId, ++count]
    await flights.begin(async () => {
      await parts.send(wholeKey(medium), id, number, part)
      for (const { key } of replaced) await objects.remove(key)
      spare.push(part)
    })
    buffer = spare.pop() ?? Buffer.allocUnsafe(partSize)
    pieces = []
    begin = end = 0
  }

  let broken: { error: unknown } | undefined
  try {
    // Pieces fill a part where sending it failed before.
    if (end === partSize) await sendPart()
    for await (const chunk of bytes) {
      for (let at = 0; at < chunk.length;) {
        const taken = chunk.subarray(at, at + partSize - end)
        buffer.set(taken, end)
        end += taken.length
        at += taken.length
        if (end === partSize) await sendPart()
      }
    }
  } catch (error) {
    broken = { error }
  }
  await flights.end()
  if (end > begin) await objects.put(pieceKey(medium, count * partSize + begin), buffer.subarray(begin, end))
  if (broken) throw broken.error
  return count * partSize + end
}

/** Begins the upload of parts, and keeps its id before there is a part. */
export async function beginUpload({ objects, parts }: Bucket, medium: MediumRef): Promise<string> {
  const uploadId = await parts.begin(wholeKey(medium))
  await objects.put(idKey(medium), uploadId)
  return uploadId
}
