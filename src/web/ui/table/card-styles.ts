import { scrollingRow } from '../../theme/own-looks.ts'
import { paint, visuallyHidden } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

/** Width of a record's picture before its name, and how far the name is from its beginning. Pixels. */
export const PICTURE = 52
const BESIDE_PICTURE = PICTURE + 12

const chip = {
  flex: 'none',
  marginInline: 0,
  paddingInline: 10,
  minBlockSize: 32,
  border: `1px solid ${paint.strongLine}`,
  borderRadius: radius.control,
  background: paint.surface,
} as const

/**
 * A narrow table: each row has two lines, its name with what stands at its end, and its facts one after the other; the
 * headings become a bar with the box for all and the orders to choose from.
 */
export const CARDS = {
  '@container (max-width: 559.95px)': {
    '& table, & table.fixed, & table.fixed:not(.chosen-columns)': { display: 'block', inlineSize: 'auto' },
    '& thead, & tbody, & tr': { display: 'block' },
    '& thead tr': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      paddingBlock: 8,
      ...scrollingRow,
      borderBlockEnd: `1px solid ${paint.line}`,
    },
    '& thead tr.bare': { display: 'none' },
    '& thead th': { display: 'contents' },
    '& th.menu': { display: 'none' },
    // A heading that orders nothing is out of sight, but still names its column.
    '& th > .words': visuallyHidden,
    '& th > [role="separator"]': { display: 'none' },
    '& th.pick > .box': { display: 'flex', gap: 8, flex: 'none', marginInlineEnd: 6, whiteSpace: 'nowrap' },
    '& th.pick > .box > .words': {
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      color: paint.ink,
    },
    '& th .order': chip,
    '& th[aria-sort] .order': { ...chip, background: paint.accentTint, borderColor: paint.accent },
    '& tbody tr': {
      position: 'relative',
      boxSizing: 'border-box',
      minBlockSize: 56,
      paddingBlock: 8,
      // Its menu and its box reach a little beyond it: what is clipped cannot be scrolled to them, as what is hidden can.
      overflow: 'clip',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      borderBlockEnd: `1px solid ${paint.softLine}`,
    },
    '& tbody tr[data-key]': { paddingInlineEnd: 40 },
    '& .picks tbody tr[data-key]': { paddingInlineStart: 40 },
    '& tbody tr:last-child': { borderBlockEnd: 0 },
    '& tbody tr.gap': { minBlockSize: 0, padding: 0, border: 0 },
    '& tbody tr.group': { minBlockSize: 0, paddingBlock: '12px 4px', border: 0 },
    '& tr.group th': { display: 'block', blockSize: 'auto', padding: 0, border: 0 },
    '& tr.linked:hover td, & tr.chosen td, & tbody td': { backgroundImage: 'none', backgroundColor: 'transparent' },
    '& tr.chosen': { background: paint.accentTint },
    '& tbody td, &[data-density="compact"] tbody td': {
      display: 'inline',
      blockSize: 'auto',
      padding: 0,
      border: 0,
      fontSize: size.body2,
    },
    // A mark between two facts; which of them follow another the row knows, as it would take a browser long to find out.
    '& tbody td[data-next]::before': { content: '" · "' },
    // A figure alone says nothing, nor does an id.
    '& tbody td:is(.end, .named):not(.first)::before': { content: 'attr(data-label) " "' },
    '& tbody td[data-next]:is(.end, .named):not(.first)::before': { content: '" · " attr(data-label) " "' },
    // Facts that somebody chose take as many lines as they need.
    '& table.chosen-columns tbody td:not(.first, .aside)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    // A picture stands beside both lines.
    '& tbody tr.with-picture': { paddingInlineStart: BESIDE_PICTURE },
    '& .picks tbody tr.with-picture': { paddingInlineStart: 40 + BESIDE_PICTURE },
    '& .pictured': {
      display: 'block',
      '& > :not(.row)': { position: 'absolute', insetBlockStart: 12, insetInlineStart: 0, inlineSize: PICTURE },
    },
    '& .picks .pictured > :not(.row)': { insetInlineStart: 40 },
    '& tbody td.first, &[data-density="compact"] tbody td.first': {
      display: 'block',
      lineHeight: 1.45,
      fontSize: size.body1,
    },
    '& .with-aside tbody td.first': { paddingInlineEnd: 'calc(min(var(--fd-aside), 44cqi) + 4px)' },
    '& tbody td.aside, &[data-density="compact"] tbody td.aside': {
      position: 'absolute',
      insetBlockStart: 8,
      insetInlineEnd: 40,
      display: 'block',
      maxInlineSize: 'min(var(--fd-aside), 44cqi)',
    },
    '& .end': { textAlign: 'start' },
    '& tbody td.pick, &[data-density="compact"] tbody td.pick': {
      position: 'absolute',
      insetBlockStart: 8,
      insetInlineStart: -10,
      display: 'block',
      inlineSize: 44,
      zIndex: 1,
    },
    '& td.pick .box': { minBlockSize: 40, inlineSize: 44 },
    '& .pick input': { inlineSize: 20, blockSize: 20 },
    '& tbody td.menu, &[data-density="compact"] tbody td.menu': {
      position: 'absolute',
      insetBlockStart: 8,
      insetInlineEnd: -8,
      display: 'block',
      inlineSize: 'auto',
    },
    '& td.menu button': { inlineSize: 40, blockSize: 40 },
    '& tbody td[data-none], &[data-density="compact"] tbody td[data-none]': { display: 'none' },
    '& table:not(.chosen-columns) :is(td, th):is(.below-720, .below-900, .below-1080):not(.on-card)': {
      display: 'none',
    },
  },
} as const
