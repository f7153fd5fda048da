import { useDockedWidth } from '../../ui/panel/docked.ts'
import { useMedia } from '../../ui/use-media.ts'

/** Whether the screen is a phone's, which has room for one column. */
export const useNarrow = (): boolean => useMedia('(max-width: 599.95px)')

/** Whether the window is so wide, in pixels, beside a panel that is docked. */
export const useSheetRoom = (width: number): boolean => useMedia(`(min-width: ${width + useDockedWidth()}px)`)
