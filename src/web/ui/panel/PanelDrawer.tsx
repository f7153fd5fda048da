import Drawer from '@mui/material/Drawer'
import { useId } from 'react'
import { MaterialTheme } from '../material/MaterialTheme.tsx'
import { useFocusHome } from './focus-home.ts'
import { PanelFrame, type PanelProps } from './frame.tsx'
import { panelPlace } from './place.ts'

/** The side panel with its code; use `SidePanel`, which loads it. */
export default function PanelDrawer(props: PanelProps) {
  const titleId = useId()
  useFocusHome(props.open)
  return (
    <MaterialTheme>
      <Drawer
        anchor="right"
        open={props.open}
        onClose={props.onClose}
        container={panelPlace}
        slotProps={{
          // The calendar behind stays readable: one looks at it while typing.
          backdrop: { sx: { backgroundColor: paint.scrim } },
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { inlineSize: `min(${props.width ?? 480}px, 100vw)`, boxShadow: 'var(--fd-shadows-8)' },
          },
        }}
      >
        <PanelFrame {...props} titleId={titleId} />
      </Drawer>
    </MaterialTheme>
  )
}
