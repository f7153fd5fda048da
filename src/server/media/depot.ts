import type { Readable } from 'node:stream'
import type { MediumRef } from '#api/core/context.ts'

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

/**
 * Where the bytes of media are: first what arrives of an unfinished upload, one per medium, then files that are kept
 * under names of the medium. The disk is one; another keeps the same promises.
 */
export interface Depot {
  /** Bytes that have arrived of the unfinished upload; 0 where there is none. */
  received(medium: MediumRef): Promise<number>
  /**
   * Appends at an offset, which is what `received` told. Resolves once the disk has the bytes; where it rejects, what
   * arrived before may be kept, and `received` tells how much. Throws with `code` `ENOSPC` where there is no room.
   */
  append(medium: MediumRef, offset: number, bytes: Readable): Promise<number>
  /** The bytes of an upload that has arrived whole. */
  readReceived(medium: MediumRef, range?: ByteRange): Readable
  /** Keeps an upload that has arrived whole under a name as well; `abandon` then leaves only that. */
  keep(medium: MediumRef, name: string): Promise<void>
  /** Lets go of the unfinished upload. */
  abandon(medium: MediumRef): Promise<void>
  /** Media whose unfinished upload was last written to before an instant (epoch milliseconds). */
  idleSince(instant: number): Promise<MediumRef[]>

  find(medium: MediumRef, name: string): Promise<Kept | undefined>
  read(medium: MediumRef, name: string, range?: ByteRange): Readable
  /** Keeps a small file, at once or not at all. */
  write(medium: MediumRef, name: string, bytes: Uint8Array): Promise<void>
  /** Lets go of the kept files but for those whose names begin so; of all of them without a beginning. */
  clear(medium: MediumRef, except?: string): Promise<void>
  /** Media with kept files that were last changed before an instant (epoch milliseconds). */
  keptBefore(instant: number): Promise<MediumRef[]>
}
