import Drawer from '@mui/material/Drawer'
import { useId } from 'react'
import { useFocusHome } from './focus-home.ts'
import { PanelFrame, type PanelProps } from './frame.tsx'
import { focusFirstField, panelPlace } from './place.ts'

/** The side panel with its code; use `SidePanel`, which loads it. */
export default function PanelDrawer(props: PanelProps) {
  const titleId = useId()
  useFocusHome(props.open)
  return (
    <Drawer
      anchor="right"
      open={props.open}
      onClose={props.onClose}
      container={panelPlace}
      // As high as the library's dialogs: what opens last lies on top, also a panel that a dialog opened.
      style={{ zIndex: 1300 }}
      slotProps={{
        paper: {
          // One that is there as soon as it is asked for does not slide in, and tells nobody that it came.
          ref: focusFirstField,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          style: { inlineSize: `min(${props.width ?? 480}px, 100vw)` },
        },
      }}
    >
      <PanelFrame {...props} titleId={titleId} />
    </Drawer>
  )
}
