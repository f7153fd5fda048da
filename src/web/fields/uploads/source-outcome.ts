import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'
import type { RowAction } from '../../ui/table/row-actions.ts'

/** What becomes of what comes another way than from a choice of files. */
export interface SourceOutcome {
  /** The one type of media that is of use, if it is only one. */
  only?: MultimediaType
  /** Told files that were made on this device. */
  onFiles: (files: readonly File[]) => void
  /** Told a medium that the service has fetched itself. */
  onMedium?: (medium: Multimedia) => void
}

/** What else stands in the menu of the ways to a medium. */
export interface MoreInMenu {
  /** Names the menu; “More ways to add” unless told. */
  label?: string
  before?: readonly RowAction[]
  after?: readonly RowAction[]
  /** Why nothing may be added. */
  refused?: string | undefined
}
