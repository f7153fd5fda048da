import type { CSSObject } from '@emotion/react'
import { forced } from '../../theme/look-parts.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { hatch } from './card-rules.ts'

/** Where an event that is picked up fits, on the ground of the columns. */
export const lensRules: CSSObject = {
  '.fd-lens': {
    position: 'absolute',
    insetInline: '1px 0',
    zIndex: -2,
    paddingInline: 7,
    // Clipped and not hidden, so that the reason can stay in sight below the headings.
    overflow: 'clip',
    fontSize: size.overline,
    color: 'var(--fd-grid-quiet)',
    background: 'var(--fd-grid-closed)',
    pointerEvents: 'none',
    // As what is closed.
    [forced]: { forcedColorAdjust: 'none', background: `${hatch('GrayText', 7)} Canvas`, color: 'CanvasText' },
  },
  '.fd-lens > span': {
    position: 'sticky',
    insetBlockStart: 68,
    display: 'block',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    [forced]: { inlineSize: 'fit-content', maxInlineSize: '100%', background: 'Canvas' },
  },
  '.fd-lens-fits': {
    background: 'var(--fd-palette-status-completed-bg)',
    boxShadow:
      'inset 3px 0 var(--fd-palette-status-completed-edge), inset 0 1px var(--fd-palette-status-completed-edge)',
    [forced]: { background: 'Canvas', boxShadow: 'inset 0 0 0 2px Highlight' },
  },
  '&:dir(rtl) .fd-lens-fits': {
    boxShadow:
      'inset -3px 0 var(--fd-palette-status-completed-edge), inset 0 1px var(--fd-palette-status-completed-edge)',
    [forced]: { boxShadow: 'inset 0 0 0 2px Highlight' },
  },
}

/** What floats above the cards while something is moved. */
export const ghostRules: CSSObject = {
  '.fd-ghost': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: 3,
    padding: '2px 6px',
    border: '2px dashed var(--fd-grid-focus)',
    borderRadius: radius.card,
    background: 'var(--fd-grid-open)',
    boxShadow: 'var(--fd-grid-shadow)',
    fontWeight: weight.medium,
    pointerEvents: 'none',
    willChange: 'transform',
    scrollMargin: 8,
  },
  // A short slot is still told whole: its words go over the edge on the same ground.
  '.fd-ghost > div:first-of-type': {
    margin: '-2px -6px',
    padding: '2px 6px',
    borderRadius: radius.card,
    background: 'inherit',
    overflowWrap: 'anywhere',
  },
  // Below the slot, however short it is.
  '.fd-ghost-why': {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInline: -2,
    padding: '2px 6px',
    borderRadius: radius.card,
    background: 'var(--fd-palette-status-pending-bg)',
    color: 'var(--fd-palette-status-pending-text)',
  },
  '.fd-ghost-refused': {
    borderColor: 'var(--fd-grid-now)',
    background: 'var(--fd-grid-closed)',
  },
  '.fd-by-plan': { boxShadow: 'none' },
  // At midnight it goes on in the next day: it is open there.
  '.fd-ghost.fd-before': { borderBlockStart: 0 },
  '.fd-ghost.fd-after': { borderBlockEnd: 0 },
  '.fd-ghost-unfit': { borderColor: 'var(--fd-palette-status-pending-edge)' },
}
