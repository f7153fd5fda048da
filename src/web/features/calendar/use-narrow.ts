import { FOLDING } from '../../theme/paint.ts'
import { sideColumn } from '../../theme/scale.ts'
import { useDockedWidth } from '../../ui/panel/docked.ts'
import { useMatchMedia } from '../../ui/use-match-media.ts'

/** A phone's screen, which has room for one column. */
export const NARROW = '(max-width: 599.95px)'

/** Whether the screen is a phone's. */
export const useNarrow = (): boolean => useMatchMedia(NARROW)

/** Whether the window is so wide, in pixels, beside a panel that is docked and may fold the side column. */
export function useSheetRoom(width: number): boolean {
  const docked = useDockedWidth()
  const beside = width + docked
  const isFolded = `(min-width: ${beside - sideColumn.wide + sideColumn.rail}px) and (max-width: ${FOLDING.below - 0.05}px)`
  return useMatchMedia(docked === 0 ? `(min-width: ${beside}px)` : `(min-width: ${beside}px), ${isFolded}`)
}
