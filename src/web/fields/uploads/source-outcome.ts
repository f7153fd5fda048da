import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'

/** What becomes of what comes another way than from a choice of files. */
export interface SourceOutcome {
  /** The one type of media that is of use, if it is only one. */
  only?: MultimediaType
  /** Told files that were made on this device. */
  onFiles: (files: readonly File[]) => void
  /** Told a medium that the service has fetched itself. */
  onMedium?: (medium: Multimedia) => void
}
