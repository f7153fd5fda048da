import type { CSSObject } from '@emotion/react'
import { toneRules } from './grid-colours.ts'

/** Thin slanted lines, `gap` px apart. */
export const hatch = (colour: string, gap: number) =>
  `repeating-linear-gradient(135deg, ${colour} 0 1px, transparent 1px ${gap}px)`

/** Cards, in every tone and pattern. */
export const cardRules: CSSObject = {
  '.fd-card': {
    position: 'absolute',
    insetInlineStart: 1,
    inlineSize: 'calc(100% - 4px)',
    minBlockSize: 16,
    padding: '0 5px',
    border: '0 solid',
    borderInlineStartWidth: 3,
    borderRadius: 4,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    // A Latin name on a right-to-left page loses its end, not its beginning.
    unicodeBidi: 'plaintext',
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTouchCallout: 'none',
    userSelect: 'none',
  },
  ...toneRules,
  '.fd-hatched': { backgroundImage: hatch('color-mix(in srgb, currentColor 16%, transparent)', 6) },
  '.fd-outlined': {
    backgroundColor: 'var(--fd-grid-open)',
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 40%, transparent)',
  },
  '.fd-struck .fd-title': { textDecoration: 'line-through' },
  '.fd-mid': { paddingBlock: 1 },
  '.fd-roomy': { paddingBlock: 4 },
  '.fd-before': { borderStartStartRadius: 0, borderStartEndRadius: 0, borderBlockStart: '2px dotted' },
  '.fd-after': { borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEnd: '2px dotted' },
  '@media (forced-colors: active)': { '.fd-card': { borderWidth: 1, borderInlineStartWidth: 3 } },
  // Signs are drawn and not written, so that the spoken name still begins with the visible words.
  '.fd-card[data-glyph]::before': { content: 'attr(data-glyph) " " / ""' },
  '.fd-title[data-badges]::after': { content: '" " attr(data-badges) / ""', fontWeight: 400 },
  // Two lines: the name keeps the first to itself, or takes one of its own where cards share the column. The break is
  // drawn too: an element for the second line would cost a third of the nodes.
  '.fd-tall .fd-title::after': { content: '"\\A" / ""', whiteSpace: 'pre' },
  '.fd-tall .fd-title[data-badges]::after': { content: '" " attr(data-badges) "\\A" / ""' },
  '.fd-narrow .fd-title::before': { content: '"\\A" / ""', whiteSpace: 'pre' },
  '.fd-title': { fontWeight: 600 },
  '.fd-lifted': { opacity: 0.45 },
  '.fd-card:hover': {
    outline: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
    outlineOffset: -1,
    zIndex: 1,
  },
  '.fd-card:focus-visible, .fd-slot:focus-visible': {
    outline: '2px solid var(--fd-grid-focus)',
    outlineOffset: -1,
    zIndex: 2,
  },
}
