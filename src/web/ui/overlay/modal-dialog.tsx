import Dialog from '@mui/material/Dialog'
import type { KeyboardEventHandler, ReactNode, Ref } from 'react'
import { panelPlace } from '../panel/place.ts'

/** What a window over the page is given; a `DialogTitle` within it is its name. */
export interface ModalDialogProps {
  /** Called on Escape, and on a press outside where that closes it. */
  onClose: () => void
  /** A press outside closes it: only where nothing must be answered. */
  closesOutside?: boolean
  role?: 'dialog' | 'alertdialog'
  /** Its name where it has no title in sight. */
  label?: string
  /** Id of the text that is read with the title. */
  describedBy?: string | undefined
  /** Width in pixels where there is room; 440 unless told. */
  width?: number
  /** It covers the window. */
  fullScreen?: boolean
  className?: string
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The focus begins at what is marked `data-first`, else at the window itself, whose name is then read. */
const focusFirst = (shown: HTMLElement): void => shown.querySelector<HTMLElement>('[data-first]')?.focus()

/** A window over the page that holds the focus until it is answered or left, and then gives it back. */
export function ModalDialog(props: ModalDialogProps) {
  const { onClose, closesOutside = false, role = 'dialog', label, describedBy, width = 440, fullScreen = false } = props
  const { className, onKeyDown, ref, children } = props
  return (
    <Dialog
      open
      role={role}
      fullScreen={fullScreen}
      fullWidth
      maxWidth={false}
      container={panelPlace}
      aria-describedby={describedBy}
      onClose={(_, reason) => (closesOutside || reason === 'escapeKeyDown') && onClose()}
      slotProps={{
        transition: { onEnter: focusFirst },
        paper: {
          ref,
          className,
          onKeyDown,
          ...(label !== undefined && { 'aria-label': label, 'aria-labelledby': undefined }),
          ...(!fullScreen && { style: { maxInlineSize: width } }),
        },
      }}
    >
      {children}
    </Dialog>
  )
}
