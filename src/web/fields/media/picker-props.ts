import type { MultimediaType } from '#api/contract/choices.ts'
import type { Multimedia } from '#api/contract/multimedia.ts'

/** What the choice of media is told. */
export interface MediaPickerProps {
  open: boolean
  onClose: () => void
  title: string
  /** Ids that are already taken, in their order. */
  chosen: readonly string[]
  /** Several can be chosen, this many at most; without it one, which ends the choice. */
  most?: number
  /** Only media for which this holds are offered. */
  offers?: (medium: Multimedia) => boolean
  /** Marks what is taken already where that is not known by its id. */
  isChosen?: (medium: Multimedia) => boolean
  /** Told the whole choice in its order; ids of media that are gone stay in it. */
  onPick: (ids: readonly string[], media: readonly Multimedia[]) => void
  /** Told files that are to be uploaded instead; without it that is not offered. What was chosen so far is picked first. */
  onFiles?: (files: readonly File[]) => void
  /** Told a medium that the service has fetched meanwhile; without it that is not offered. */
  onMedium?: ((medium: Multimedia) => void) | undefined
  /** The one type of media that is of use, if it is only one. */
  only?: MultimediaType
}
