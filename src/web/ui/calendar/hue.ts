import type { CSSProperties } from 'react'

const groundOf = (hue: string): string => `color-mix(in srgb, ${hue} 18%, var(--fd-grid-open))`

/** The ground and the bar of a card whose color is not that of its tone. */
export const cardHue = (hue: string): CSSProperties => ({
  backgroundColor: groundOf(hue),
  backgroundImage: `linear-gradient(${hue}, ${hue}), var(--fd-now-line, none)`,
})

/** The same of a bar or a chip, whose edge is a border; nothing where its color is that of its tone. */
export const chipHue = (hue: string | undefined): CSSProperties =>
  hue === undefined ? {} : { backgroundColor: groundOf(hue), borderColor: hue }
