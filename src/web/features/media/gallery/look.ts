import styled from '@emotion/styled'
import { paint, visuallyHidden } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** Room between tiles, and around them, in CSS pixels. */
export const GAP = 12
/** Least width of a tile in CSS pixels; a phone has two in a row however narrow it is. */
export const LEAST_WIDTH = 176

/** What only assistive technology reads. */
export const Hint = styled('span')(visuallyHidden)

const shown = { background: paint.surface, boxShadow: paint.shadow }
/**
 * One styled wrapper with plain elements under it: a component for each would make a row twice as slow to paint. Whatever
 * clips, moves, fades or has a position costs the browser a layer's worth of bookkeeping in every frame of a scroll; so one element clips both
 * lines of words, `clip` stands where `hidden` would prepare to scroll, and only a medium without a picture has a
 * sign.
 */
export const Frame = styled('div')({
  padding: GAP,
  paddingBlockEnd: 0,
  '&[aria-busy="true"]': { opacity: 0.6, transition: 'opacity 200ms 150ms' },
  '& .row': { display: 'grid', gap: GAP, paddingBlockEnd: GAP, contain: 'layout style' },
  // A row among many: its place and height are known, and nothing in it changes the page around it.
  '& .row[data-placed]': { position: 'absolute', insetInline: 0 },
  '& .row[data-placed="exactly"]': { contain: 'size layout style' },
  '& .tile': {
    position: 'relative',
    minInlineSize: 0,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.sheet,
    background: paint.surface,
  },
  '& .tile > a': {
    display: 'block',
    padding: 7,
    borderRadius: radius.sheet,
    color: paint.ink,
    textDecoration: 'none',
    // What gets the focus is not hidden under the bar of the page, nor under the bar of the ticked ones.
    scrollMarginBlock: '72px 72px',
  },
  '& .tile > a:hover': { background: paint.hover },
  '& .tile:hover': { borderColor: paint.accent },
  '& .tile > a:focus-visible': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '& .tile[aria-selected="true"]': {
    borderColor: paint.accent,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
    background: paint.accentTint,
  },
  '& .picture': {
    display: 'block',
    aspectRatio: '16 / 10',
    borderRadius: radius.control,
    background: paint.canvas,
    color: paint.soft,
    // Only where something lies upon it: what has a position is a layer.
    '&[data-marked="true"]': { position: 'relative' },
    '& > svg': { position: 'absolute', insetBlockStart: 'calc(50% - 14px)', insetInlineStart: 'calc(50% - 14px)' },
  },
  '& :is(img, video)': {
    display: 'block',
    inlineSize: '100%',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    borderRadius: radius.control,
    background: paint.canvas,
  },
  '& .length, & .badge': {
    position: 'absolute',
    display: 'inline-flex',
    borderRadius: radius.round,
    background: paint.surface,
    color: paint.ink,
    fontSize: size.caption,
    lineHeight: 1.4,
  },
  '& .length': { insetBlockEnd: 6, insetInlineEnd: 6, paddingInline: 7 },
  '& .badge': { insetBlockEnd: 6, insetInlineStart: 6, maxInlineSize: 'calc(100% - 12px)', overflow: 'hidden' },
  '& .length + .badge': { insetBlockEnd: 32 },
  '& .words': {
    display: 'block',
    marginBlockStart: 7,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    lineHeight: 1.5,
  },
  '& strong': { fontSize: size.body2, fontWeight: weight.medium },
  '& small': { color: paint.soft, fontSize: size.caption },
  '& .box': {
    position: 'absolute',
    insetBlockStart: 12,
    insetInlineStart: 12,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 30,
    blockSize: 30,
    borderRadius: radius.control,
    cursor: 'pointer',
    '@media (pointer: coarse)': { inlineSize: 36, blockSize: 36, ...shown },
  },
  // Unseen it is still found by what reads the page aloud, and by a finger or a mouse.
  '& .box input': {
    appearance: 'none',
    inlineSize: 17,
    blockSize: 17,
    margin: 0,
    accentColor: paint.accent,
    cursor: 'inherit',
    '@media (pointer: coarse)': { appearance: 'auto' },
  },
  '&[data-selecting="true"] .box, & .tile:hover .box, & .tile:focus-within .box': {
    ...shown,
    '& input': { appearance: 'auto' },
  },
})
