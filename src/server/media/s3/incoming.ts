import type { MediumRef } from '#api/core/context.ts'
import { absent } from './errors.ts'
import type { Objects, S3Object } from './objects.ts'
import type { Part, Parts } from './parts.ts'

/** A part of S3 in bytes but for the last one; 10,000 of them are the most that an upload may have. */
export const PART_SIZE = 8 * 1024 * 1024
/** The most bytes that an upload to S3 may have. */
export const MOST_BYTES = 10_000 * PART_SIZE

/** Where an unfinished upload lies. */
export const incomingHome = ({ organizationId, id }: MediumRef): string => `incoming/${organizationId}/${id}/`
/** The object that the parts become. */
export const wholeKey = (medium: MediumRef): string => `${incomingHome(medium)}whole`
/** The object that holds the id of the parts' upload, since not every store can list uploads. */
export const idKey = (medium: MediumRef): string => `${incomingHome(medium)}upload`
/** The object that holds bytes from an offset on which are too few for a part. */
export const pieceKey = (medium: MediumRef, offset: number): string =>
  `${incomingHome(medium)}piece-${String(offset).padStart(15, '0')}`

/** Bytes too few for a part, as an object of their own. */
export interface Piece {
  key: string
  offset: number
  size: number
}

/** What has arrived of an upload. */
export interface Arrived {
  /** Bytes. */
  received: number
  /** Whether all of it is one object already; the rest then says nothing. */
  isWhole: boolean
  uploadId: string | undefined
  /** Parts of the full size, one after the other from the beginning. */
  parts: readonly Part[]
  /** What follows the parts, less than a part in all. */
  pieces: readonly Piece[]
  /** Keys of pieces that a part holds by now, or that follow nothing. */
  stale: readonly string[]
}

/** What the store must offer for unfinished uploads. */
export interface Bucket {
  objects: Objects
  parts: Parts
  /** Bytes of a part; see `PART_SIZE`. */
  partSize: number
}

/** Gathers a listing. */
export async function all<T>(listing: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of listing) found.push(one)
  return found
}

/** The id under which the parts of an upload were begun, if they were; `found` is what lies in its home. */
export async function idOf(objects: Objects, medium: MediumRef, found: S3Object[]): Promise<string | undefined> {
  if (!found.some(({ key }) => key === idKey(medium))) return undefined
  const bytes = await all(objects.read(idKey(medium))).catch(absent(undefined))
  return bytes && Buffer.concat(bytes).toString('utf8')
}

/**
 * Looks at what has arrived. Where a server ended between two calls to the store, the same bytes may lie in two places:
 * the whole object is worth more than its parts, and a part more than the pieces that it was made of.
 */
export async function look({ objects, parts, partSize }: Bucket, medium: MediumRef): Promise<Arrived> {
  const found = await all(objects.list(incomingHome(medium)))
  const whole = found.find(({ key }) => key === wholeKey(medium))
  const listed = found.flatMap((object) => pieceOf(object) ?? [])
  if (whole) {
    const stale = listed.map(({ key }) => key)
    return { received: whole.size, isWhole: true, uploadId: undefined, parts: [], pieces: [], stale }
  }
  const uploadId = await idOf(objects, medium, found)
  const sent = uploadId === undefined ? [] : await parts.list(wholeKey(medium), uploadId)
  // A shorter part is the last one of an upload that was never completed; what it holds is still in pieces.
  const gap = sent.findIndex(({ number, size }, at) => number !== at + 1 || size !== partSize)
  const full = gap < 0 ? sent : sent.slice(0, gap)
  let received = full.length * partSize
  const pieces = listed.filter((piece) => {
    if (piece.offset !== received) return false
    received += piece.size
    return true
  })
  const stale = listed.filter((piece) => !pieces.includes(piece)).map(({ key }) => key)
  return { received, isWhole: false, uploadId, parts: full, pieces, stale }
}

function pieceOf({ key, size }: S3Object): Piece | undefined {
  const [, offset] = /\/piece-(\d{15})$/.exec(key) ?? []
  return offset === undefined ? undefined : { key, offset: Number(offset), size }
}

/** Reads what the pieces hold into the beginning of `into`. */
export async function readPieces({ objects }: Bucket, pieces: readonly Piece[], into: Buffer): Promise<void> {
  let at = 0
  for (const { key } of pieces) {
    for await (const bytes of objects.read(key)) {
      into.set(bytes, at)
      at += bytes.length
    }
  }
}
