import { TONE_GLYPHS } from '../tone-glyphs.ts'

/** The first letter of the marks: a sign to draw boxes with, since a letter of the private area would say that a name runs left to right. */
export const FIRST_LETTER = 0x2500

/** The icons that cards begin with, in the order of their letters. */
export const MARK_NAMES = Object.values(TONE_GLYPHS)
