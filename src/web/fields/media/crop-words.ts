import type { I18n } from '@lingui/core'
import type { PictureRatio } from '#api/contract/crops.ts'

/** What the shapes that pictures are cut to are called. */
export const ratioWords = (i18n: I18n): Readonly<Record<PictureRatio, string>> => ({
  '1:1': i18n._('Square (1:1)'),
  '4:3': i18n._('Library tiles (4:3)'),
  '3:2': i18n._('Photo (3:2)'),
  '16:10': i18n._('Lists (16:10)'),
  '16:9': i18n._('Wide: rooms and presets (16:9)'),
  '3:4': i18n._('Portrait (3:4)'),
})

/** What is said of a crop that is next to nothing or ends outside. */
export const cropRefused = (i18n: I18n): string => i18n._('A crop must lie within the image and be at least 1% of it.')
