/** The icons of the tones as a font, base64; made by the build (scripts/mark-font.ts), and empty in the sources. */
export const MARK_FONT: string = ''
