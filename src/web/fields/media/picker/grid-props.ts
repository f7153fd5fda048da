import type { ReactNode, RefObject } from 'react'

/** Room between media, in CSS pixels. */
export const GRID_GAP = 16

/** How media are laid out, in the page as a whole or only those in sight. */
export interface MediaRowsProps {
  count: number
  columns: number
  /** Place that is painted wherever it stands, so that the focus on it is never lost. */
  current: number
  scroller: RefObject<HTMLElement | null>
  paint: (index: number) => ReactNode
}
