import { Suspense, useState } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { hasRoomToDock, useCanDock } from './docked.ts'
import type { PanelProps } from './frame.tsx'

const loadDocked = () => import('./docked-panel.tsx')
const loadDrawer = () => import('./panel-drawer.tsx')
const Docked = lazyPart(loadDocked, { takesKeys: true })
const Drawer = lazyPart(loadDrawer, { takesKeys: true })
const Dialog = lazyPart(() => import('./panel-dialog.tsx'), { takesKeys: true })

/** Loads what a side panel that docks stands in, as wide as the window is now. */
export const loadSidePanel = (): Promise<unknown> => (hasRoomToDock() ? loadDocked() : loadDrawer())

/** Once opened it stays in the page, so that it can also leave with grace. */
function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened
}

/**
 * Whether a panel is a second sheet. It stays what it came as until it is closed: as the other it would be built anew, without
 * the question that stands in it and what was typed.
 */
function useDocked(open: boolean): boolean {
  const canDock = useCanDock()
  const [isDocked, setDocked] = useState(canDock)
  if (!open && isDocked !== canDock) setDocked(canDock)
  return isDocked
}

/**
 * A panel at the inline end, full screen on a phone: details and forms beside the list they belong to. It holds the focus,
 * closes on Escape through `onClose`, and gives the focus back. With `docks` it is a second sheet beside the page where the
 * window has room, and both can be used; `over` another sheet that stands there already. Its code loads when it is first
 * opened.
 */
export function SidePanel({ docks = false, ...props }: PanelProps & { docks?: boolean | 'over' }) {
  const isDocked = useDocked(props.open)
  return (
    useOpened(props.open) && (
      <Suspense fallback={null}>
        {docks && isDocked ? <Docked {...props} isOver={docks === 'over'} /> : <Drawer {...props} />}
      </Suspense>
    )
  )
}

/** A form in the middle of the screen, for a few fields; otherwise as the side panel. */
export function FormDialog(props: PanelProps) {
  return (
    useOpened(props.open) && (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    )
  )
}
