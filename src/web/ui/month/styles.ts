import styled from '@emotion/styled'
import type { IconName } from '../icons.tsx'
import { paint, tonePaint } from '../../theme/paint.ts'
import type { Tone } from '../../theme/tones.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/**
 * How a marked day is filled: one look for each meaning, since colour alone says nothing to many readers. `faint` only
 * takes the number back, for days on which nothing happens as usual; `share` draws a bar of the mark's share.
 */
export type MarkPattern = 'solid' | 'hatch' | 'outline' | 'band' | 'faint' | 'share'

/** What a day is marked as. */
export interface DayMark {
  tone: Tone
  pattern?: MarkPattern
  /** A small icon beside the number. */
  glyph?: IconName
  /** For the pattern of that name: 0 to 1. */
  share?: number
  /** The same in words, for screen readers and as a tooltip. */
  text: string
}

/** The background and edge of a marked day. */
export const markPaint = (tone: Tone, pattern: MarkPattern) => {
  if (pattern === 'faint') return { color: paint.soft }
  if (pattern === 'share') return {}
  const { bg, edge, text } = tonePaint(tone)
  const backgrounds = {
    solid: bg,
    hatch: `repeating-linear-gradient(135deg, ${bg} 0 5px, ${paint.surface} 5px 8px)`,
    band: `linear-gradient(to top, ${edge} 0 4px, ${bg} 4px)`,
    outline: paint.surface,
  }
  return {
    color: text,
    background: backgrounds[pattern],
    boxShadow: `inset 0 0 0 ${pattern === 'outline' ? 2 : 1}px ${edge}`,
  }
}

/** Months side by side, as wide as there is room. */
export const Months = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(216px, 100%), 1fr))',
  gap: '12px 24px',
  '& > section': { minInlineSize: 0, maxInlineSize: 420 },
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minBlockSize: 32 },
  '& h3': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
})

/** One month as a table of days. */
export const DateTable = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 2,
  tableLayout: 'fixed',
  userSelect: 'none',
  '& th': { padding: 2, color: paint.soft, fontSize: size.overline, fontWeight: weight.medium, textAlign: 'center' },
  '& td': { padding: 0, textAlign: 'center' },
  '& .other': { color: paint.soft, fontSize: size.overline },
  '& button': {
    position: 'relative',
    inlineSize: '100%',
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    minBlockSize: 36,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: paint.ink,
    font: 'inherit',
    fontSize: size.body2,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1.15,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minBlockSize: 42 },
    '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
  },
  '& button > .fd-icon': { display: 'block', inlineSize: 11, blockSize: 11, strokeWidth: 2.6 },
  '& .share': {
    inlineSize: 'calc(100% - 12px)',
    blockSize: 4,
    marginBlockStart: 2,
    borderRadius: radius.card,
    overflow: 'hidden',
    background: `color-mix(in srgb, ${paint.ink} 12%, transparent)`,
  },
  '& .share > i': { display: 'block', blockSize: 4, borderRadius: radius.card },
  '& button:hover': { outline: `1px solid ${paint.field}` },
  '& button:focus-visible': { outline: `2px solid ${paint.accent}`, outlineOffset: 1, zIndex: 1 },
  '& button[aria-current="date"]': { fontWeight: weight.semibold, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& button[aria-disabled="true"]': { color: paint.soft, cursor: 'default', opacity: 0.55 },
  '& td[aria-selected="true"] button': {
    outline: `2px solid ${paint.accent}`,
    outlineOffset: -1,
    // Over what the day is marked with, which stays in sight.
    boxShadow: `inset 0 0 0 99px ${paint.accentTint}`,
  },
})

/** What is being chosen, read out as it changes; it keeps its line, so that nothing jumps. */
export const RangeReadout = styled('p')({
  margin: '8px 0 0',
  minBlockSize: '1.4em',
  color: paint.soft,
  fontSize: size.body2,
})
