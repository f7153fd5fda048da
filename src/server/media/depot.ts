import type { Readable } from 'node:stream'
import type { MediumRef } from '#api/core/context.ts'
import { conflict, type Failure } from '#api/core/failure.ts'
import type { UploadDepot } from '#api/http/media/depot.ts'

/** Bytes from `start` to `end`, both included; without an end to the last. */
export interface ByteRange {
  start: number
  end?: number
}

/** A kept file as it is found. */
export interface Kept {
  /** Bytes. */
  size: number
}

/** Where the bytes of media are on a server, which also reads them and cleans up: the disk is one, a bucket another. */
export interface Depot extends UploadDepot {
  /** The bytes of an upload that has arrived whole. */
  readReceived(medium: MediumRef, range?: ByteRange): Readable
  /** Media whose unfinished upload was last written to before an instant (epoch milliseconds). */
  idleSince(instant: number): Promise<MediumRef[]>

  find(medium: MediumRef, name: string): Promise<Kept | undefined>
  read(medium: MediumRef, name: string, range?: ByteRange): Readable
  /** Keeps a small file, at once or not at all. */
  write(medium: MediumRef, name: string, bytes: Uint8Array): Promise<void>
  /** Media whose kept files were last changed before an instant (epoch milliseconds), with the names of those. */
  keptBefore(instant: number): Promise<(MediumRef & { names: string[] })[]>
}

/** The refusal of bytes that do not follow what has arrived: another server over the same bytes has gone on meanwhile. */
export const movedOn = (offset: number, received: number): Failure =>
  conflict(
    `These bytes begin at ${offset}, but ${received} have arrived. Ask how far the upload is, and go on from there.`,
  )
