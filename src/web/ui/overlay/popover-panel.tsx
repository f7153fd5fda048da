import Drawer from '@mui/material/Drawer'
import Popover, { type PopoverActions } from '@mui/material/Popover'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, type KeyboardEventHandler, type ReactNode, type RefObject } from 'react'
import { media } from '../../theme/paint.ts'
import { ownEvents, useBeside } from './beside.ts'

/** What a panel beside its button is given. */
export interface PopoverPanelProps {
  /** The button that it belongs to, which gets the focus back. */
  anchor: HTMLElement
  onClose: () => void
  className?: string
  /** Width in pixels beside its button; as wide as its content unless told. */
  width?: number
  /** On a phone it rises from the lower edge instead of standing beside its button. */
  rises?: boolean
  onKeyDown?: KeyboardEventHandler
  'aria-label'?: string
  'aria-labelledby'?: string
  children: ReactNode
}

interface PlacedProps {
  panel: RefObject<HTMLDivElement | null>
  action: RefObject<PopoverActions | null>
}

/** Stands in the panel, since that is put on the page only after what asked for it. */
function Placed({ panel, action }: PlacedProps) {
  // The library would focus the panel itself; and what is unfolded in it makes it longer, so that it needs another place.
  useEffect(() => {
    const shown = panel.current
    if (!shown) return undefined
    if (!shown.contains(document.activeElement) || shown === document.activeElement) {
      const first =
        shown.querySelector<HTMLElement>('[data-first]') ?? shown.querySelector<HTMLElement>('button, input')
      first?.focus({ preventScroll: true })
    }
    const observer = new ResizeObserver(() => action.current?.updatePosition())
    observer.observe(shown)
    return () => observer.disconnect()
  }, [panel, action])
  return null
}

/** A panel over the page beside a button. It holds the focus, and closes on Escape and on a press elsewhere. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { anchor, onClose, className, width, rises = false, onKeyDown, children, ...name } = props
  const { anchorOrigin, transformOrigin, ...beside } = useBeside(anchor)
  const isPhone = useMediaQuery(media.compact, { noSsr: true })
  const action = useRef<PopoverActions>(null)
  const panel = useRef<HTMLDivElement>(null)
  const own = {
    ...beside,
    onContextMenu: ownEvents.onContextMenu,
    onKeyDown: (event: Parameters<KeyboardEventHandler>[0]) => {
      onKeyDown?.(event)
      ownEvents.onKeyDown(event)
    },
    onClose,
  }
  const paper = { ...name, role: 'dialog', className, ref: panel }
  return rises && isPhone ? (
    <Drawer {...own} anchor="bottom" slotProps={{ paper }}>
      {children}
      <Placed panel={panel} action={action} />
    </Drawer>
  ) : (
    <Popover
      {...own}
      {...{ anchorOrigin, transformOrigin, action }}
      anchorEl={anchor}
      slotProps={{ paper: { ...paper, style: { inlineSize: width } } }}
    >
      {children}
      <Placed panel={panel} action={action} />
    </Popover>
  )
}
