import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import { useFocusHome } from './focus-home.ts'
import { PanelFrame, type PanelProps } from './frame.tsx'
import { focusFirstField, panelPlace } from './place.ts'

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
        transition: { onEnter: focusFirstField },
        paper: { style: { inlineSize: '100%', maxInlineSize: props.width ?? 560, margin: 8 } },
      }}
    >
      <PanelFrame {...props} titleId={titleId} />
    </Dialog>
  )
}
