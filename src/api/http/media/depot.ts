import type { MediumRef } from '../../core/context.ts'

/**
 * Where the bytes of media arrive and stay: first what has come of an unfinished upload, one for each medium, then files
 * that are kept under names of the medium. A browser's database is one, a disk and a bucket are others.
 */
export interface UploadDepot {
  /** Bytes that have arrived of the unfinished upload; 0 where there is none. */
  received(medium: MediumRef): Promise<number>
  /**
   * Appends at an offset, which is what `received` told; tells the offset behind the last byte. Where more processes than one
   * use the same place, an offset that is no longer the end is refused with a `conflict` failure. Resolves once the bytes would
   * survive the end of this process. Where the bytes end in an error what came before it is kept, and the error is thrown.
   * Throws with `code` `ENOSPC` where there is no room; `received` then tells how much was kept.
   */
  append(medium: MediumRef, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number>
  /** Keeps an upload that has arrived whole under a name as well; `abandon` then leaves only that. */
  keep(medium: MediumRef, name: string): Promise<void>
  /** Lets go of the unfinished upload. */
  abandon(medium: MediumRef): Promise<void>
  /** Lets go of the kept files but for those whose names begin so; of all of them without a beginning. */
  clear(medium: MediumRef, except?: string): Promise<void>
}
