import { paint, visuallyHidden } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

const chip = {
  flex: 'none',
  marginInline: 0,
  paddingInline: 10,
  minBlockSize: 32,
  border: `1px solid ${paint.field}`,
  borderRadius: radius.round,
  background: paint.surface,
} as const

/** A narrow table: each row is a card, and the headings become a bar with the box for all and the orders to choose from. */
export const CARDS = {
  '@container (max-width: 559.95px)': {
    '& table, & table.fixed, & table.fixed:not(.chosen-columns)': { display: 'block', inlineSize: 'auto' },
    '& thead, & tbody, & tr': { display: 'block' },
    '& thead tr': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      padding: '8px 12px',
      overflowX: 'auto',
      borderBlockEnd: `1px solid ${paint.line}`,
    },
    '& thead tr.bare': { display: 'none' },
    '& th': { display: 'contents' },
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
      minBlockSize: 52,
      padding: '12px',
      borderBlockEnd: `1px solid ${paint.line}`,
    },
    '& .picks tbody tr[data-key]': { paddingInlineStart: 48 },
    '& tbody tr:last-child': { borderBlockEnd: 0 },
    '& tbody tr.gap': { minBlockSize: 0, padding: 0, border: 0 },
    '& tr.linked:hover td, & tr.chosen td, & td': { backgroundImage: 'none', backgroundColor: 'transparent' },
    '& tr.chosen': { background: paint.accentTint },
    '& td, &[data-density="compact"] td, & .fixed td': {
      display: 'grid',
      gridTemplateColumns: '112px minmax(0, 1fr)',
      gap: 8,
      justifyItems: 'start',
      blockSize: 'auto',
      padding: '2px 0',
      border: 0,
      overflow: 'visible',
    },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      color: paint.soft,
      fontSize: size.caption,
      paddingBlockStart: 2,
    },
    '& td.first, & .fixed td.first, &[data-density="compact"] td.first': {
      display: 'block',
      paddingBlockEnd: 4,
      paddingInlineEnd: 36,
      fontSize: size.h4,
    },
    '& td.first::before': { display: 'none' },
    '& .end': { textAlign: 'start' },
    '& td.pick, & .fixed td.pick, &[data-density="compact"] td.pick': {
      position: 'absolute',
      insetBlockStart: 2,
      insetInlineStart: 2,
      display: 'block',
      inlineSize: 44,
      zIndex: 1,
    },
    '& td.pick .box': { minBlockSize: 40, inlineSize: 44 },
    '& .pick input': { inlineSize: 20, blockSize: 20 },
    '& td.menu, & .fixed td.menu, &[data-density="compact"] td.menu': {
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineEnd: 4,
      display: 'block',
      inlineSize: 'auto',
    },
    '& td.menu button': { inlineSize: 40, blockSize: 40 },
    '& table:not(.chosen-columns) :is(td, th):is(.below-720, .below-900, .below-1080):not(.on-card)': {
      display: 'none',
    },
  },
} as const
