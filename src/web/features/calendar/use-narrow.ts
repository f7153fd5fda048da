import { useDockedWidth } from '../../ui/panel/docked.ts'
import { useMatchMedia } from '../../ui/use-match-media.ts'

/** Whether the screen is a phone's, which has room for one column. */
export const useNarrow = (): boolean => useMatchMedia('(max-width: 599.95px)')

/** Whether the window is so wide, in pixels, beside a panel that is docked. */
export const useSheetRoom = (width: number): boolean => useMatchMedia(`(min-width: ${width + useDockedWidth()}px)`)
