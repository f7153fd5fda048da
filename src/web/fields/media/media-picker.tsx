import { useState } from 'react'
import { withMessages } from '../../i18n/catalogue.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { MediaPickerProps } from './picker-props.ts'

const PickerDialog = lazyPart(
  withMessages(() => import('./picker/picker-dialog.tsx')),
  { leave: ({ onClose }) => onClose() },
)

/** Chooses among the organization's media by sight or by name; its code loads when it is first opened. */
export function MediaPicker(props: MediaPickerProps) {
  const [opening, setOpening] = useState(0)
  const [wasOpen, setWasOpen] = useState(false)
  // Each opening begins with what the form says; a closed one stays to leave with grace.
  if (props.open !== wasOpen) {
    setWasOpen(props.open)
    if (props.open) setOpening(opening + 1)
  }
  return opening > 0 && <PickerDialog key={opening} {...props} />
}
