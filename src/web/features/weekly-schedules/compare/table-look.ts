import styled from '@emotion/styled'
import { media, paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** What scrolls sideways on its own, reachable by keyboard. */
export const Scroll = styled('section')({
  // Hidden words of cells out of sight must not widen the page.
  position: 'relative',
  overflowX: 'auto',
  '@media print': { overflow: 'visible', breakInside: 'avoid' },
})

const first = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  background: paint.surface,
  boxShadow: `1px 0 0 ${paint.line}`,
  textAlign: 'start',
} as const

const table = {
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: size.body2,
  // Of figures below each other; it tears the hyphens of a name apart.
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& caption': { padding: '0 0 8px', textAlign: 'start', fontWeight: weight.semibold, fontSize: size.h4 },
  '& caption small': { color: paint.soft, fontWeight: weight.regular, fontSize: size.body2 },
  '& thead th': {
    color: paint.soft,
    fontSize: size.caption,
    fontWeight: weight.medium,
    textAlign: 'start',
    verticalAlign: 'bottom',
    whiteSpace: 'nowrap',
  },
  '& thead th:first-of-type, & tbody th, & tfoot th': first,
  '@media print': {
    '& thead th:first-of-type, & tbody th, & tfoot th': { position: 'static' },
    fontSize: size.overline,
  },
} as const

/** Calendars by days. */
export const HoursFrame = styled('table')({
  ...table,
  minInlineSize: 980,
  '& th, & td': { padding: '8px 10px', borderBlockStart: `1px solid ${paint.line}`, verticalAlign: 'top' },
  // The first column begins where the heading does.
  '& tr > th:first-of-type': { paddingInlineStart: 0 },
  // A long name leaves the days in sight.
  '& tbody th': { ...first, maxInlineSize: 240, overflowWrap: 'anywhere', [media.compact]: { maxInlineSize: 120 } },
  '& tbody th small': { display: 'block', color: paint.soft, fontWeight: weight.regular },
  '& td small': { display: 'block', color: paint.soft, fontSize: size.caption, lineHeight: 1.4, whiteSpace: 'nowrap' },
  '& td strong': { fontWeight: weight.medium },
  '& .closed': { color: paint.soft },
  '& tfoot th, & tfoot td': { fontWeight: weight.semibold, background: paint.surface },
  '& .bar': {
    position: 'relative',
    display: 'block',
    blockSize: 10,
    marginBlockEnd: 5,
    borderRadius: radius.card,
    background: paint.track,
    overflow: 'hidden',
    printColorAdjust: 'exact',
  },
  '& .bar > i': { position: 'absolute', insetBlock: 0, background: paint.fill, borderRadius: radius.card },
  '@media (forced-colors: active)': {
    '& .bar': { border: '1px solid' },
    '& .bar > i': { background: 'CanvasText' },
  },
  '@media print': { ...table['@media print'], minInlineSize: 0 },
})

const DAY_WIDTH = 112
const CELL_WIDTH = 30

/** How wide a table of so many half hours is at least, in pixels. */
export const heatWidth = (columns: number): number => DAY_WIDTH + columns * CELL_WIDTH

/** Days by half hours. */
export const HeatFrame = styled('table')({
  ...table,
  // Every half hour is as wide as the next; the names of the hours reach over two.
  tableLayout: 'fixed',
  '& tbody th': { padding: '2px 10px 2px 0', fontWeight: weight.medium, whiteSpace: 'nowrap' },
  '& thead th': { ...table['& thead th'], padding: '0 0 2px 2px', whiteSpace: 'nowrap', fontSize: size.overline },
  '& thead th:first-of-type': { ...first, inlineSize: DAY_WIDTH, paddingInlineStart: 0 },
  '& td': {
    fontVariantNumeric: 'tabular-nums',
    blockSize: 30,
    padding: 0,
    border: `1px solid ${paint.surface}`,
    borderRadius: radius.card,
    textAlign: 'center',
    printColorAdjust: 'exact',
  },
  '& td.gap': {
    color: paint.ink,
    fontWeight: weight.semibold,
    background: `repeating-linear-gradient(135deg, ${paint.closed} 0 5px, ${paint.strongLine} 5px 6px)`,
  },
  '& td.none': { color: paint.soft },
  '@media print': { ...table['@media print'], minInlineSize: '0 !important' },
})
