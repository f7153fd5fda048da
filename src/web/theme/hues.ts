/**
 * Colors that tell services or people apart where somebody asks for it: neighbours differ in hue and lightness, and each
 * stands out from the sheet of both schemes by at least 3:1.
 */
export const HUES = ['#2f74d0', '#c2571a', '#16857a', '#8a5bd6', '#a87a08', '#c23b86', '#5c8a1c', '#64788f'] as const

/** A hue by its place; they come again where there are more. */
export const hueAt = (place: number): string => HUES[place % HUES.length] ?? HUES[0]
