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
  /** Lets go of the kept files that are gone by their names; of all of them where nobody says which. */
  clear(medium: MediumRef, isGone?: (name: string) => boolean): Promise<void>
}

const contentOf = (name: string): string => name.split('.')[0] ?? name

/** Whether a kept file is one of these, or was made of one: the names of smaller pictures begin with that of their content. */
export const isOf =
  (names: readonly string[]) =>
  (kept: string): boolean =>
    names.some((name) => kept.startsWith(contentOf(name)))
