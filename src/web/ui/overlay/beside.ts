import type { PopoverOrigin } from '@mui/material/Popover'
import { useTheme } from '@mui/material/styles'
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { panelPlace } from '../panel/place.ts'

interface Origins {
  anchorOrigin: PopoverOrigin
  transformOrigin: PopoverOrigin
}

/** Pixels between a button and what belongs to it. */
const SPACE = 4

/** Below its button, or above one in the lower third of the window, with their ends in line. */
function originsOf(anchor: HTMLElement, isRtl: boolean): Origins {
  const horizontal = isRtl ? 'left' : 'right'
  const { bottom, height } = anchor.getBoundingClientRect()
  const isLow = bottom > (document.documentElement.clientHeight * 2) / 3
  return {
    anchorOrigin: { vertical: isLow ? -SPACE : height + SPACE, horizontal },
    transformOrigin: { vertical: isLow ? 'bottom' : 'top', horizontal },
  }
}

/** What lies over the page beside a button has these in common: where it stands, and who gets the focus when it goes. */
export function useBeside(anchor: HTMLElement) {
  const isRtl = useTheme().direction === 'rtl'
  const [origins] = useState(() => originsOf(anchor, isRtl))
  // The button, unless something else has been focused meanwhile: the library would take the focus back from that.
  useEffect(
    () => () => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) anchor.focus({ preventScroll: true })
    },
    [anchor],
  )
  return { ...origins, open: true, container: panelPlace, disableRestoreFocus: true } as const
}

/** Keys and clicks within do not reach what is behind, such as the table whose row opened a menu. */
export const ownEvents = {
  onKeyDown: (event: KeyboardEvent) => event.stopPropagation(),
  onContextMenu: (event: MouseEvent) => event.preventDefault(),
}
