import type { CSSObject } from '@emotion/react'
import { paint, tonePaint } from '../../theme/paint.ts'
import { type Tone, TONES } from '../../theme/tones.ts'
import { radius, size, weight } from '../../theme/scale.ts'
import { toneRules } from './grid-colours.ts'
import { MARK_FAMILY } from './marks.ts'

/** Thin slanted lines, `gap` px apart. */
export const hatch = (colour: string, gap: number) =>
  `repeating-linear-gradient(135deg, ${colour} 0 1px, transparent 1px ${gap}px)`

const plain = (colour: string) => `linear-gradient(${colour}, ${colour})`
const dashes = (colour: string) => `repeating-linear-gradient(${colour} 0 3px, transparent 3px 5px)`
/** The now-line where it runs through a card, behind its words. */
const NOW = 'var(--fd-now-line, none)'

/** How far words stand from the edge that a card has where the device chooses the colours, so that they begin where they always do. */
const besideEdge = (pixels: number) => `calc(${pixels}px - var(--fd-edge))`

/** The bar and the icon of a tone; the name is in its ink, what stands below in its quieter one. */
const cardOf = (tone: Tone): CSSObject => {
  const { bg, edge, text, sub, icon } = tonePaint(tone)
  return {
    [`.fd-card.fd-${tone}`]: { backgroundColor: bg, backgroundImage: `${plain(edge)}, ${NOW}`, color: sub },
    [`.fd-card.fd-${tone} > .fd-title`]: { color: text },
    [`.fd-card.fd-${tone} > svg`]: { fill: icon },
    [`.fd-card.fd-${tone} > .fd-letter`]: { color: icon },
    [`.fd-card.fd-${tone}.fd-dashed`]: { outlineColor: edge },
    [`.fd-card.fd-${tone}.fd-dashed.fd-line`]: { backgroundImage: `${dashes(edge)}, ${NOW}` },
    [`.fd-card.fd-${tone}.fd-hatched`]: {
      backgroundImage: `${plain(edge)}, ${NOW}, ${hatch(`color-mix(in srgb, ${edge} 22%, transparent)`, 6)}`,
    },
  }
}

/** Cards, in every tone and pattern, by height. */
export const cardRules: CSSObject = {
  ...toneRules,
  '.fd-card': {
    gridArea: '1 / 1',
    alignSelf: 'start',
    marginInlineStart: 2,
    inlineSize: 'calc(100% - 5px)',
    // The first line begins at its icon, the others below the name.
    paddingInline: '26px 3px',
    textIndent: -17,
    // Only a card that is cut at midnight shows this edge; otherwise it hides what has no room for a whole line.
    border: '0 solid transparent',
    borderRadius: radius.card,
    // The bar is painted and no border, which would meet the hidden ones at a slant.
    backgroundSize: '3px 100%, 100% 2px, auto',
    backgroundPosition: '0 0, 0 var(--fd-now-at, 0), 0 0',
    backgroundRepeat: 'no-repeat, no-repeat, repeat',
    backgroundOrigin: 'border-box',
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
  ...Object.assign({}, ...TONES.map(cardOf)),
  '&:dir(rtl) .fd-card': { backgroundPosition: '100% 0, 0 var(--fd-now-at, 0), 0 0' },
  '.fd-card > .fd-title': { fontWeight: weight.medium },
  '.fd-two, .fd-tall': { '& > .fd-title': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
  '.fd-two': { lineHeight: '14px' },
  '.fd-line': { paddingInlineStart: 8, textIndent: 0, fontSize: size.overline },
  '.fd-mark': { inlineSize: 13, blockSize: 13, marginInlineEnd: 4, verticalAlign: -2.5 },
  // The size and the space of a mark are the letter's own (scripts/mark-font.ts).
  '.fd-letter': { fontFamily: MARK_FAMILY, fontWeight: weight.regular },
  '.fd-sign': { inlineSize: 11, blockSize: 11, marginInlineStart: 4, verticalAlign: -1.5 },
  // In a wide column the service stands after the name.
  '&[data-wide] .fd-card:not(.fd-lane)': {
    whiteSpace: 'nowrap',
    wordSpacing: 1,
    '& > .fd-title': { whiteSpace: 'nowrap', marginInlineEnd: 4 },
  },
  '&[data-wide] .fd-tall:not(.fd-lane)': { whiteSpace: 'pre' },
  '&[data-narrow] .fd-card, .fd-lane': { paddingInline: '23px 1px' },
  // A service of two words takes two lines where the card has them; a word that is too long for one loses its end, not its middle.
  '&[data-narrow] .fd-tall': { whiteSpace: 'pre-wrap', overflowWrap: 'normal' },
  '&[data-narrow] .fd-line, .fd-lane.fd-line': { paddingInlineStart: 7 },
  '&[data-narrow] .fd-sign, .fd-lane > .fd-sign': { display: 'none' },
  '&[data-narrow] .fd-one, .fd-lane.fd-one': { fontSize: size.overline },
  '.fd-dashed': { outline: '1px dashed', outlineOffset: -1 },
  '.fd-dashed.fd-line': { outline: 0 },
  // A hold has no bar: nobody has come to an agreement yet.
  '.fd-card.fd-hold:not(.fd-line)': { backgroundSize: '0 0, 100% 2px, auto' },
  '.fd-struck .fd-title': { textDecoration: 'line-through' },
  '.fd-at-now': { '--fd-now-line': plain(`color-mix(in srgb, ${paint.now} 45%, transparent)`) },
  '.fd-before': { borderStartStartRadius: 0, borderStartEndRadius: 0, borderBlockStart: '2px dotted currentColor' },
  '.fd-after': { borderEndStartRadius: 0, borderEndEndRadius: 0, borderBlockEnd: '2px dotted currentColor' },
  // Where the device chooses the colours the edge tells what the colour told.
  '@media (forced-colors: active)': {
    // The edges above and below only hide half a line: the frame is the outline.
    '.fd-card': {
      '--fd-edge': '3px',
      borderInline: '1px solid',
      borderInlineStartWidth: 'var(--fd-edge)',
      borderBlockColor: 'Canvas',
      paddingInline: `${besideEdge(26)} 2px`,
      outline: '1px solid',
      outlineOffset: -1,
    },
    '&[data-narrow] .fd-card, .fd-lane': { paddingInline: `${besideEdge(23)} 0` },
    '.fd-line': { paddingInlineStart: besideEdge(8) },
    '&[data-narrow] .fd-line, .fd-lane.fd-line': { paddingInlineStart: besideEdge(7) },
    '.fd-before': { borderBlockStartColor: 'CanvasText' },
    '.fd-after': { borderBlockEndColor: 'CanvasText' },
    '.fd-mark, .fd-sign, .fd-card > svg.fd-mark, .fd-card > svg.fd-sign': { fill: 'CanvasText' },
    '.fd-card > .fd-letter': { color: 'CanvasText' },
    '.fd-pending': { borderStyle: 'dashed', outlineStyle: 'dashed' },
    '.fd-no-show, .fd-cancelled': { borderStyle: 'dotted', outlineStyle: 'dotted' },
    '.fd-arrived, .fd-in-progress': { '--fd-edge': '7px' },
  },
  '.fd-lifted': { opacity: 0.45 },
  '.fd-card:hover': { outline: '1px solid color-mix(in srgb, currentColor 70%, transparent)', outlineOffset: -1 },
  '.fd-card:focus-visible, .fd-slot:focus-visible': {
    outline: '2px solid var(--fd-grid-focus)',
    outlineOffset: -1,
    zIndex: 2,
  },
}
