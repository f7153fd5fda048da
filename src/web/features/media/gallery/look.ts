import styled from '@emotion/styled'
import { coarse, forced, frameInForcedColors } from '../../../theme/look-parts.ts'
import { paint, tonePaint, visuallyHidden } from '../../../theme/paint.ts'
import { tickBox } from '../../../theme/own-looks.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** Room between tiles in a row, in CSS pixels. */
export const GAP = 16
/** Least width of a tile in CSS pixels; a phone has two in a row however narrow it is. */
export const LEAST_WIDTH = 164

/** What only assistive technology reads. */
export const Hint = styled('span')(visuallyHidden)

const shown = { background: paint.surface, boxShadow: `0 0 0 1px ${paint.line}` }
const ratio = '4 / 3'
const warned = tonePaint('pending')
const wrong = tonePaint('no-show')
/**
 * One styled wrapper with plain elements under it: a component for each would make a row twice as slow to paint. Whatever
 * clips, moves, fades or has a position costs the browser a layer's worth of bookkeeping in every frame of a scroll; so one element clips both
 * lines of words, `clip` stands where `hidden` would prepare to scroll, and only a file without a picture has a
 * sign.
 */
export const Frame = styled('div')({
  paddingBlockStart: 16,
  '&[aria-busy="true"]': { opacity: 0.6, transition: 'opacity 200ms 150ms' },
  // Bones have their own way to say that something is on its way.
  '&[data-waiting="true"]': { opacity: 1 },
  '& .row': { display: 'grid', columnGap: GAP, paddingBlockEnd: 20, contain: 'layout style' },
  // A row among many: its place and height are known, and nothing in it changes the page around it.
  '& .row[data-placed]': { position: 'absolute', insetInline: 0 },
  '& .row[data-placed="exactly"]': { contain: 'size layout style' },
  '& .tile': { position: 'relative', minInlineSize: 0 },
  '& .tile > a': {
    display: 'block',
    color: paint.ink,
    textDecoration: 'none',
    outline: 0,
    // What gets the focus is not hidden under the bar of the page, nor under the bar of the ticked ones.
    scrollMarginBlock: '72px 72px',
  },
  '& .picture': {
    display: 'block',
    aspectRatio: ratio,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    background: paint.sunken,
    color: paint.soft,
    // Only where something lies upon it: what has a position is a layer.
    '&[data-marked="true"]': { position: 'relative' },
    '&[data-cropped]': { position: 'relative', overflow: 'clip' },
    '& > .sign': { position: 'absolute', insetBlockStart: 'calc(50% - 14px)', insetInlineStart: 'calc(50% - 14px)' },
  },
  '& .tile:hover .picture': { borderColor: paint.strongLine },
  '& .tile[aria-selected="true"] .picture': {
    borderColor: paint.accent,
    boxShadow: `0 0 0 1px ${paint.accent}`,
    [forced]: frameInForcedColors,
  },
  // By a bar as well as by a ground, as in the lists.
  '& .tile[data-fresh] .words': { background: paint.accentTint, boxShadow: `inset 0 3px ${paint.accent}` },
  '& .tile > a:focus-visible > .picture': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '& :is(img, video)': {
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    borderRadius: radius.control - 1,
    // A logo is shown whole, and no head is cut off a portrait.
    '&[data-upright="true"]:not([data-focused])': { objectFit: 'contain' },
  },
  '& .mark': {
    position: 'absolute',
    insetBlockEnd: 7,
    insetInlineStart: 7,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: radius.inner,
    background: paint.surface,
    color: paint.ink,
    [forced]: { border: '1px solid' },
  },
  '& .mark > svg': { inlineSize: 16, blockSize: 16, fill: 'currentColor' },
  '& .lack': { insetInlineStart: 'auto', insetInlineEnd: 7, background: warned.bg, color: warned.icon },
  '& .lack[data-tone="no-show"]': { background: wrong.bg, color: wrong.icon },
  '& .sign': { inlineSize: 28, blockSize: 28, fill: 'currentColor' },
  '& .words': {
    display: 'block',
    marginBlockStart: 8,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: 1.4,
  },
  '& strong': { fontSize: size.body2, fontWeight: weight.medium },
  '& small': { color: paint.soft, fontSize: size.caption },
  '& .box': {
    position: 'absolute',
    insetBlockStart: 7,
    insetInlineStart: 7,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: radius.inner,
    cursor: 'pointer',
    '@media (pointer: coarse)': { inlineSize: 44, blockSize: 44, insetBlockStart: 0, insetInlineStart: 0 },
  },
  // Unseen it is still found by what reads the page aloud, and by a finger or a mouse.
  '& .box input': {
    ...tickBox,
    [coarse]: { inlineSize: 20, blockSize: 20 },
  },
  '&:not([data-selecting="true"]) .tile:not(:hover, :focus-within) .box input': {
    '@media (pointer: fine)': { appearance: 'none', border: 0, background: 'none' },
  },
  '&[data-selecting="true"] .box, & .tile:hover .box, & .tile:focus-within .box': {
    '@media (pointer: fine)': shown,
  },
})
