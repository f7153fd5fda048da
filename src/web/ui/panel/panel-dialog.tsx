import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useFocusHome } from './focus-home.ts'
import { PanelFrame, type PanelProps } from './frame.tsx'
import { panelPlace } from './place.ts'

const FIELD = 'form :is(input:not([type=hidden]),select,textarea):not(:disabled)'

/**
 * A form is filled in from its first field, as in the docked panel: what is typed at once must not be lost. With a finger the
 * field would raise the keyboard over a form that nobody has read yet.
 */
const focusFirst = (shown: HTMLElement): void => {
  if (matchMedia('(pointer: fine)').matches) shown.querySelector<HTMLElement>(FIELD)?.focus()
}

/** The form dialog with its code; use `FormDialog`, which loads it. */
export default function PanelDialog(props: PanelProps) {
  const titleId = useId()
  useFocusHome(props.open)
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      container={panelPlace}
      aria-labelledby={titleId}
      slotProps={{
        transition: { onEnter: focusFirst },
        paper: { sx: { inlineSize: '100%', maxInlineSize: props.width ?? 560, margin: 2 } },
      }}
    >
      <PanelFrame {...props} titleId={titleId} />
    </Dialog>
  )
}
