import { FOLDING } from '../../theme/paint.ts'
import { useStore } from '../../store/store.ts'
import { sideColumn } from '../../theme/scale.ts'
import { sideFold } from '../../theme/side-fold.ts'
import { useDockedWidth } from '../../ui/panel/docked.ts'
import { useMatchMedia } from '../../ui/use-match-media.ts'

/** A phone's screen, which has room for one column. */
export const NARROW = '(max-width: 599.95px)'

/** Whether the screen is a phone's. */
export const useNarrow = (): boolean => useMatchMedia(NARROW)

/**
 * Whether the sheet is as wide as in a window of so many pixels with the whole side column: beside a docked panel, which may
 * fold that column, and where it is folded anyway.
 */
export function useSheetRoom(width: number): boolean {
  const docked = useDockedWidth()
  const isFolded = useStore(sideFold)
  const beside = width + docked
  const folded = `(min-width: ${beside - sideColumn.wide + sideColumn.rail}px)`
  const byPanel = docked === 0 ? '' : `, ${folded} and (max-width: ${FOLDING.below - 0.05}px)`
  return useMatchMedia(isFolded ? folded : `(min-width: ${beside}px)${byPanel}`)
}
