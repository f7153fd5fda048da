import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'

/** What files are looked at for, and what is done with the outcome. */
export interface PreflightOutcome {
  /** The one type of media that is of use, if it is only one. */
  only?: MultimediaType
  /** Told the ids of the uploads that began. */
  onSent?: (uploads: readonly string[]) => void
  /** Told once each medium is ready; not after a reload. */
  onDone?: (medium: Multimedia) => void
  /** Told a medium that is there already and is taken instead of a file; without it there is a link to it. */
  onUse?: (medium: Multimedia) => void
}
