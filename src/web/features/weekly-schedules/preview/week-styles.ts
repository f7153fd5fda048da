import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { forced } from '../../../theme/look-parts.ts'
import { media, paint, tonePaint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'
import { fatesInForcedColors } from './fate-paint.ts'

/** CSS pixels of an hour. */
export const HOUR_HEIGHT = 42

/** Seven days beside the hours of the clock. */
export const Week = styled('div')({
  display: 'grid',
  gridTemplateColumns: '44px repeat(7, minmax(0, 1fr))',
  columnGap: 3,
  '& .head': {
    display: 'grid',
    alignContent: 'end',
    gap: 1,
    paddingBlockEnd: 6,
    textAlign: 'center',
    fontSize: size.caption,
    color: paint.soft,
  },
  '& .head h3': { margin: 0, fontSize: size.caption, fontWeight: weight.semibold, color: paint.ink },
  '& .head .narrow': { display: 'none' },
  '& .head[data-today] h3': { color: paint.accent },
  '& .head .delta': { fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums' },
  '& .gained': { color: tonePaint('confirmed').text },
  '& .lost': { color: tonePaint('no-show').text },
  '& .axis, & .day': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& .axis > span': {
    position: 'absolute',
    insetInlineEnd: 6,
    transform: 'translateY(-50%)',
    color: paint.soft,
    fontSize: size.overline,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .axis > span:first-of-type': { transform: 'none' },
  '& .axis > span:last-of-type': { transform: 'translateY(-100%)' },
  '& .day': { borderRadius: radius.inner, background: paint.canvas },
  '& .day > li': { position: 'absolute', insetInline: 0 },
  '& .day > li[data-side="first"]': { insetInlineEnd: '50%' },
  '& .day > li[data-side="second"]': { insetInlineStart: '50%' },
  '& .day button': {
    position: 'absolute',
    inset: '0.5px 0',
    overflow: 'hidden',
    padding: '2px 6px',
    border: 0,
    borderRadius: radius.card,
    font: 'inherit',
    fontSize: size.overline,
    fontWeight: weight.medium,
    lineHeight: 1.25,
    textAlign: 'start',
    display: 'grid',
    alignContent: 'start',
    cursor: 'pointer',
  },
  '& .day button > b': {
    position: 'relative',
    justifySelf: 'start',
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: weight.semibold,
  },
  // Letters do not stand on lines.
  '& .day button:not([data-fate="booked"], [data-fate="closed"], [data-fate="past"]) > b': {
    zIndex: 1,
    marginInline: -3,
    maxInlineSize: 'calc(100% + 6px)',
    paddingInline: 3,
    borderRadius: radius.card,
    background: `color-mix(in srgb, ${paint.surface} 80%, transparent)`,
  },
  '& .day button > i': {
    position: 'absolute',
    insetInline: '3px 0',
    borderBlockStart: `1px solid ${tonePaint('confirmed').edge}`,
    opacity: 0.4,
  },
  '& .day button[aria-current]': { outline: `2px solid ${paint.ink}`, outlineOffset: -2, zIndex: 1 },
  '& .day button:focus-visible': { outline: `3px solid ${paint.accent}`, outlineOffset: -1, zIndex: 2 },
  '& .day > li.mark': {
    insetInlineStart: 'auto',
    inlineSize: 10,
    blockSize: 0,
    borderBlockStart: '3px solid',
    zIndex: 2,
    pointerEvents: 'none',
  },
  '& .day > li.mark.gained': { borderColor: tonePaint('confirmed').edge },
  '& .day > li.mark.lost': { borderColor: tonePaint('no-show').edge, borderBlockStartStyle: 'double' },
  ...fatesInForcedColors,
  [forced]: {
    '& .day button > b': { background: 'Canvas', paddingInline: 3, marginInline: -3, borderRadius: radius.card },
    '& .day button > i': { borderColor: 'CanvasText', opacity: 1 },
    '& .day button[aria-current]': { outlineColor: 'Highlight' },
  },
  // Beside the navigation and the sections a day has no room for its date on one line.
  '@media (max-width: 1179.95px)': {
    '& .head .narrow': { display: 'inline' },
    '& .head .wide': { display: 'none' },
  },
  [media.compact]: {
    gridTemplateColumns: '34px repeat(7, minmax(0, 1fr))',
    columnGap: 2,
    '& .day button > b': { display: 'none' },
    '& .head': { alignContent: 'start', fontSize: size.overline },
    '& .axis > span': { fontSize: size.overline, insetInlineEnd: 3 },
  },
})

/** The fates of a week with their patterns. */
export const WeekLegend = styled(MuiList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  fontSize: size.caption,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': { inlineSize: 22, blockSize: 14, borderRadius: radius.card, border: `1px solid ${paint.line}` },
  ...fatesInForcedColors,
})

/** What stands for the place under the pointer or the keyboard. */
export const HoverReadout = styled('p')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 10px',
  alignItems: 'center',
  minBlockSize: 52,
  margin: 0,
  padding: '8px 12px',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  fontSize: size.body2,
  '& i': { inlineSize: 26, blockSize: 26, borderRadius: radius.card },
  ...fatesInForcedColors,
  '& strong': { display: 'block', fontWeight: weight.semibold },
})

/** A quiet remark beside the picture. */
export const Remark = styled('p')({ margin: 0, color: paint.soft, fontSize: size.body2 })
