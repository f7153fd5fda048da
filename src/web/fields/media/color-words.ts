import type { I18n } from '@lingui/core'
import type { PictureColor } from '#api/contract/colors.ts'

/** What the colors are called by which pictures are found. */
export const colorWords = (i18n: I18n): Readonly<Record<PictureColor, string>> => ({
  red: i18n._('Red'),
  orange: i18n._('Orange'),
  yellow: i18n._('Yellow'),
  green: i18n._('Green'),
  turquoise: i18n._('Turquoise'),
  blue: i18n._('Blue'),
  purple: i18n._('Purple'),
  pink: i18n._('Pink'),
  brown: i18n._('Brown'),
  black: i18n._('Black'),
  gray: i18n._('Gray'),
  white: i18n._('White'),
})
