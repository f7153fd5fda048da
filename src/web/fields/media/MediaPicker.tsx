import { lazy, Suspense, useState } from 'react'
import type { Multimedia } from '../../../api/contract/multimedia.ts'
import { withMessages } from '../../i18n/catalogue.ts'

const PickerDialog = lazy(withMessages('formDialogs', () => import('./picker/PickerDialog.tsx')))

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
}

/** Chooses among the organization's media by sight or by name; its code loads when it is first opened. */
export function MediaPicker(props: MediaPickerProps) {
  const [opening, setOpening] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  // Each opening begins with what the form says; a closed one stays to leave with grace.
  if (props.open !== wasOpen) {
    setWasOpen(props.open)
    if (props.open) setOpening(opening + 1)
  }
  return (
    opening > 0 && (
      <Suspense>
        <PickerDialog key={opening} {...props} />
      </Suspense>
    )
  )
}
