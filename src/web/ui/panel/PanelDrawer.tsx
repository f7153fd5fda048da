import Drawer from '@mui/material/Drawer'
import { useId } from 'react'
import { PanelFrame, type PanelProps } from './frame.tsx'

/** The side panel with its code; use `SidePanel`, which loads it. */
export default function PanelDrawer(props: PanelProps) {
  const titleId = useId()
  return (
    <Drawer
      anchor="right"
      open={props.open}
      onClose={props.onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { inlineSize: `min(${props.width ?? 480}px, 100vw)`, boxShadow: 'var(--fd-shadow)' },
        },
      }}
    >
      <PanelFrame {...props} titleId={titleId} />
    </Drawer>
  )
}
