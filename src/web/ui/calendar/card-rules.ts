import type { CSSObject } from '@emotion/react'
import { toneRules } from './grid-colours.ts'
import { radius, weight } from '../../theme/scale.ts'

/** Thin slanted lines, `gap` px apart. */
export const hatch = (colour: string, gap: number) =>
  `repeating-linear-gradient(135deg, ${colour} 0 1px, transparent 1px ${gap}px)`

/** Cards, in every tone and pattern. */
export const cardRules: CSSObject = {
  '.fd-card': {
    gridArea: '1 / 1',
    alignSelf: 'start',
    marginInlineStart: 1,
    inlineSize: 'calc(100% - 4px)',
    padding: '0 5px',
    border: '0 solid',
    borderInlineStartWidth: 3,
    borderRadius: radius.card,
    // Clipped and not hidden: every hidden overflow is prepared for scrolling.
    overflow: 'clip',
    whiteSpace: 'pre',
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
    outline: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
    outlineOffset: -1,
  },
  '.fd-struck .fd-title': { textDecoration: 'line-through' },
  '.fd-mid': { paddingBlock: 1 },
  '.fd-roomy': { paddingBlock: 4 },
  '.fd-before': { borderStartStartRadius: 0, borderStartEndRadius: 0, borderBlockStart: '2px dotted' },
  '.fd-after': { borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEnd: '2px dotted' },
  // Where the device chooses the colours the edge tells what the colour told.
  '@media (forced-colors: active)': {
    '.fd-card': { borderWidth: 1, borderInlineStartWidth: 3 },
    '.fd-pending': { borderStyle: 'dashed' },
    '.fd-no-show, .fd-cancelled': { borderStyle: 'dotted' },
    '.fd-arrived, .fd-in-progress': { borderInlineStartWidth: 7 },
  },
  // A sign of a bar is drawn and not written, so that the spoken name still begins with the visible words.
  '.fd-title[data-badges]::after': { content: '" " attr(data-badges) / ""', fontWeight: weight.regular },
  // Only a card breaks its lines: a name that holds a break does not.
  '.fd-title': { fontWeight: weight.semibold, whiteSpace: 'nowrap' },
  '.fd-lifted': { opacity: 0.45 },
  '.fd-card:hover': {
    outline: '1px solid color-mix(in srgb, currentColor 70%, transparent)',
    outlineOffset: -1,
  },
  '.fd-card:focus-visible, .fd-slot:focus-visible': {
    outline: '2px solid var(--fd-grid-focus)',
    outlineOffset: -1,
  },
}
