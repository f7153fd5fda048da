import type { IconName } from '../icons.tsx'
import { MARK_FONT } from './mark-font.ts'
import { FIRST_LETTER, MARK_NAMES } from './mark-names.ts'

/** The family of the marks, each of which is a letter. */
export const MARK_FAMILY = 'Frontdesk Marks'

/** Bytes at hand make a font that is there at once, and no request. */
const isDrawn = MARK_FONT !== '' && 'fonts' in document
if (isDrawn) {
  const bytes = Uint8Array.from(atob(MARK_FONT), (letter) => letter.charCodeAt(0))
  document.fonts.add(new FontFace(MARK_FAMILY, bytes))
}

const LETTERS = new Map<IconName, string>(
  MARK_NAMES.map((name, at) => [name, String.fromCodePoint(FIRST_LETTER + at)] as const),
)

/** The letter that draws an icon in the family of the marks; undefined where there is none, and it is drawn as a picture. */
export const letterOf = (icon: IconName): string | undefined => (isDrawn ? LETTERS.get(icon) : undefined)
