import styled from '@emotion/styled'
import { paint, visuallyHidden } from '../../theme/paint.ts'
import { CARDS, PICTURE } from './card-styles.ts'
import { edgeToEdge, tickBox } from '../../theme/own-looks.ts'
import { pageEdge, radius, size, weight } from '../../theme/scale.ts'

const BELOW = [1080, 900, 720] as const
const room = (groups: readonly number[]) =>
  `max(100%, calc(${[0, ...groups].map((group) => `var(--room-${group})`).join(' + ')}))`

/** Columns give way to a narrow frame, unless the reader chose them; the table then needs less room. Cards have their own rule. */
const hideBelow = Object.fromEntries(
  BELOW.map((width) => [
    `@container (min-width: 560px) and (max-width: ${width - 0.05}px)`,
    {
      [`& table:not(.chosen-columns) .below-${width}`]: { display: 'none' },
      '& table.fixed:not(.chosen-columns)': { inlineSize: room(BELOW.filter((other) => other < width)) },
    },
  ]),
)

/** Rows from edge to edge, in which what is said first and last stands where the page's words do. Cards keep the page's distance. */
const rowsToTheEdge = edgeToEdge({
  '& > search, & > .tools, & > .foot': { marginInline: -pageEdge, paddingInline: pageEdge },
  '@container (min-width: 560px)': {
    '& > .scroller': { marginInline: -pageEdge },
    '& :is(th, td):first-of-type:not(.pick), & tr.group th:first-of-type': { paddingInlineStart: pageEdge },
    '& :is(th, td):last-of-type:not(.menu, .group *)': { paddingInlineEnd: pageEdge },
    '& .pick > .box': { justifyItems: 'start', paddingInlineStart: pageEdge },
  },
})

const hover = { backgroundImage: `linear-gradient(${paint.hover}, ${paint.hover})` }

/**
 * One styled wrapper with plain cells under it: a component per cell would make the mounting of a long list twice as slow.
 * Below 560 px of its own width each row becomes a card with the headings as labels.
 */
export const TableFrame = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  overflowX: 'clip',
  overflowClipMargin: 4,
  // What floats over the end of the list does so at the foot of the page also where there are few rows.
  'main:has(> & > [data-afloat])': { display: 'flex', flexDirection: 'column' },
  '&:has(> [data-afloat])': {
    flex: '1 0 auto',
    display: 'flex',
    flexDirection: 'column',
    '&::after': { content: '""', flex: 1, order: 1 },
  },
  '& > .tools': {
    display: 'flex',
    justifyContent: 'flex-end',
    padding: '10px 0',
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& table': {
    // What changes beside it, such as a letter in the search, does not paint its rows again.
    position: 'relative',
    isolation: 'isolate',
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: size.body2,
  },
  '& table.fixed': { tableLayout: 'fixed', inlineSize: room(BELOW) },
  '& th > .words': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  // One line a row: a cell that holds more ends in an ellipsis, and its whole text is in the panel or on the page.
  '& td': { whiteSpace: 'nowrap', maxInlineSize: 420 },
  // What has a share of the table has no more, whatever its words ask for.
  '& table:not(.fixed) td.share': { maxInlineSize: 0 },
  '& td, & td > a.row': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& td > a.row': { display: 'block', marginInline: -4, paddingInline: 4 },
  '& .pictured': {
    display: 'grid',
    gridTemplateColumns: `${PICTURE}px minmax(0, 1fr)`,
    alignItems: 'center',
    gap: 12,
    '& > :last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
    // The ring of the focus is within, as the cell of a card ends where the name does.
    '& > .row': {
      justifySelf: 'start',
      maxInlineSize: 'calc(100% + 4px)',
      marginInlineStart: -4,
      paddingInline: 4,
      '&:focus-visible': { outlineOffset: -2 },
    },
    // On a card the end of the first line is taken; beside a picture there is room for two.
    '@container (max-width: 559.95px)': {
      '& > :last-child': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        lineHeight: 1.3,
        whiteSpace: 'normal',
      },
    },
  },
  '& td > span': { maxInlineSize: '100%' },
  // A mark and a name on one line: it is the name that gives way, and says so.
  '& .marked': {
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    verticalAlign: 'bottom',
    '& > :last-child': { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& td strong': { color: paint.ink, fontWeight: weight.regular },
  '& caption': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th': {
    position: 'sticky',
    insetBlockStart: 'var(--fd-bar)',
    zIndex: 2,
    blockSize: 36,
    paddingBlock: 0,
    paddingInline: 12,
    borderBlockEnd: `1px solid ${paint.line}`,
    background: paint.surface,
    color: paint.soft,
    fontSize: size.caption,
    lineHeight: 'inherit',
    fontWeight: weight.medium,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& :is(.pick, th.menu) > .words, & .pick .box > .words': visuallyHidden,
  '& th .order': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxInlineSize: 'calc(100% + 12px)',
    marginInline: -6,
    paddingInline: 6,
    minBlockSize: 28,
    border: 0,
    borderRadius: radius.inner,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  // Its words stand over the figures, the mark before them.
  '& th.end .order': { flexDirection: 'row-reverse' },
  '& th .order > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& th .order[aria-disabled]': { cursor: 'help', '& .fd-icon': { opacity: 0.4 } },
  '& th[aria-sort] .order': { color: paint.ink },
  // A mark in every heading says nothing: that of a column which does not sort comes when the column is meant.
  '@media (hover: hover) and (pointer: fine)': {
    '@container (min-width: 560px)': {
      '& th:not([aria-sort], :hover, :focus-within) .order > .fd-icon': { opacity: 0 },
    },
  },
  '& tbody td': {
    blockSize: 44,
    boxSizing: 'border-box',
    paddingBlock: 0,
    paddingInline: 12,
    borderBlockEnd: `1px solid ${paint.softLine}`,
    backgroundColor: paint.surface,
    color: paint.soft,
  },
  '& tbody td.first': { color: paint.ink, fontSize: size.body1 },
  '&[data-density="compact"] tbody td': { blockSize: 36 },
  '& tbody tr.group td': { padding: 0, borderBlockEndColor: paint.line },
  '& tr.group th': {
    position: 'static',
    blockSize: 36,
    paddingBlockStart: 8,
    background: paint.surface,
    color: paint.ink,
    fontSize: size.body2,
    textAlign: 'start',
  },
  '& tbody tr:last-child td': { borderBlockEnd: 0 },
  '& tbody tr.gap td': { blockSize: 'auto', padding: 0, border: 0 },
  // A row that stays as it is, while others come and go around it, is not painted again: browsers know that of what clips.
  '& tbody tr[data-key]': { isolation: 'isolate', '@media screen': { clipPath: 'inset(0)' } },
  // Figures that stand in a column stand under each other.
  '& .end': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td).pick': { inlineSize: 44, padding: 0 },
  '& :is(th, td).menu': { inlineSize: 52, padding: 0, textAlign: 'center' },
  '& td:is(.pick, .menu)': { overflow: 'visible' },
  // The edge of a heading reaches over the next one.
  '& th:is(:hover, :focus-within)': { zIndex: 3 },
  '& .box': { display: 'grid', placeItems: 'center', minBlockSize: 30, cursor: 'pointer' },
  '& .pick input': tickBox,
  '& td.menu svg': { strokeWidth: 3.5 },
  '& td.menu button': {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 30,
    blockSize: 28,
    padding: 0,
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: paint.soft,
    cursor: 'pointer',
    // Always there for fingers and keys, quiet for the eye until the row is meant.
    opacity: 0,
    transition: 'opacity 120ms',
    '&:focus-visible, &[aria-expanded="true"]': { opacity: 1 },
    '@media (hover: none), (pointer: coarse), (forced-colors: active)': { opacity: 1 },
    '&:hover, &[aria-expanded="true"]': { ...hover, color: paint.ink },
    '@media (pointer: coarse)': { inlineSize: 40, blockSize: 40 },
  },
  '& tr:is(:hover, :focus-within) > td.menu button': { opacity: 1 },
  // What gets the focus is not hidden under the bar of the page and the headings, nor under the bar of ticked rows.
  '& tbody :is(a, button, input)': { scrollMarginBlock: '104px 64px' },
  '& tr.linked': { cursor: 'pointer' },
  '& tr.linked:hover td, & tr.chosen td': hover,
  '& tr.chosen td, & tr.chosen.linked:hover td': {
    backgroundImage: `linear-gradient(${paint.accentTint}, ${paint.accentTint})`,
  },
  // By a bar as well as by a ground, and without a motion.
  '& tr.fresh td': { backgroundImage: `linear-gradient(${paint.accentTint}, ${paint.accentTint})` },
  '& tr.fresh td:first-of-type': { boxShadow: `inset 3px 0 ${paint.accent}` },
  '[dir="rtl"] & tr.fresh td:first-of-type': { boxShadow: `inset -3px 0 ${paint.accent}` },
  '& tr.linked a.row': { color: paint.ink, fontWeight: weight.medium, textDecoration: 'none' },
  '& tr.linked a.row:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[aria-busy="true"] tbody': { opacity: 0.6, transition: 'opacity 200ms 150ms' },
  '& .foot': { borderBlockStart: `1px solid ${paint.line}` },
  // More columns than the frame holds: the table scrolls within it, and what names the row stays in sight.
  '& .scroller[data-wide]': {
    overflow: 'auto',
    maxBlockSize: 'max(320px, calc(100dvh - 140px))',
    scrollPaddingInlineStart: 290,
    '& th': { insetBlockStart: 0 },
    '& .pick': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    '& .first': { position: 'sticky', insetInlineStart: 0, zIndex: 1, boxShadow: `1px 0 ${paint.line}` },
    '& .pick + .first': { insetInlineStart: 44 },
    '& th:is(.pick, .first)': { zIndex: 3 },
    '& tbody :is(a, button, input)': { scrollMarginBlock: '44px 24px' },
  },
  ...hideBelow,
  ...CARDS,
  ...rowsToTheEdge,
  // On paper nothing is ticked, opened or turned over. The columns keep their places, as lines over several of them count them.
  '@media print': {
    '& > .tools, & > .foot, & > [data-afloat]': { display: 'none' },
    '& :is(.pick, .menu) > *': { visibility: 'hidden' },
  },
})
