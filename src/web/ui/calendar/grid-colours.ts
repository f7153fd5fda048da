import type { CSSObject } from '@emotion/react'
import { paint, tonePaint } from '../../theme/paint.ts'
import { type Tone, TONES } from '../../theme/tones.ts'

const mix = (colour: string, share: number, other: string) => `color-mix(in srgb, ${colour} ${share}%, ${other})`

/** The ground that cards stand on, from the theme's colours: open time is the sheet, closed time has a color of its own; hours are told by strong lines, halves by faint ones. */
export const ground = {
  '--fd-grid-open': paint.surface,
  '--fd-grid-closed': paint.closed,
  '--fd-grid-buffer': mix(paint.surface, 50, paint.canvas),
  '--fd-grid-hatch': mix(paint.ink, 10, 'transparent'),
  '--fd-grid-line': paint.strongLine,
  '--fd-grid-half': paint.faintLine,
  '--fd-grid-rule': paint.line,
  '--fd-grid-text': paint.ink,
  '--fd-grid-quiet': paint.faint,
  '--fd-grid-now': paint.now,
  '--fd-grid-focus': paint.accent,
  '--fd-grid-shadow': paint.shadow,
} satisfies CSSObject

const rulesOf = (tone: Tone): CSSObject => {
  const { bg, edge, text } = tonePaint(tone)
  return { backgroundColor: bg, borderColor: edge, color: text }
}

/** One rule per tone. */
export const toneRules: CSSObject = Object.fromEntries(TONES.map((tone) => [`.fd-${tone}`, rulesOf(tone)]))
