import { styled } from '@mui/material/styles'
import { paint } from '../paint.ts'

const hideBelow = Object.fromEntries(
  [720, 900, 1080].map((width) => [
    `@container (max-width: ${width - 0.05}px)`,
    { [`& .below-${width}`]: { display: 'none' } },
  ]),
)

/**
 * One styled wrapper with plain cells under it: a component per cell would make the mounting of a long list twice as slow.
 * Below 560 px of its own width each row becomes a card with the headings as labels.
 */
export const TableFrame = styled('div')({
  position: 'relative',
  containerType: 'inline-size',
  border: `1px solid ${paint.line}`,
  borderRadius: 12,
  background: paint.surface,
  overflow: 'clip',
  '& table': { inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0, fontSize: '0.84375rem' },
  '& caption': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& th': {
    position: 'sticky',
    insetBlockStart: 52,
    zIndex: 2,
    blockSize: 36,
    paddingInline: 12,
    borderBlockEnd: `1px solid ${paint.line}`,
    background: paint.surface,
    color: paint.soft,
    fontSize: '0.75rem',
    fontWeight: 600,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    marginInline: -6,
    paddingInline: 6,
    minBlockSize: 28,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& th[aria-sort] button': { color: paint.ink },
  '& td': { blockSize: 40, paddingBlock: 6, paddingInline: 12, borderBlockEnd: `1px solid ${paint.line}` },
  '& tbody tr:last-of-type td': { borderBlockEnd: 0 },
  '& .end': { textAlign: 'end' },
  '& .pick': { inlineSize: 40, paddingInlineEnd: 0 },
  '& .pick input': { inlineSize: 16, blockSize: 16, margin: 0, accentColor: paint.accent, verticalAlign: 'middle' },
  '& tr.linked': { cursor: 'pointer' },
  '& tr.linked:hover td, & tr.chosen td': { background: paint.hover },
  '& tr.linked a.row': { color: paint.ink, fontWeight: 560, textDecoration: 'none' },
  '& tr.linked a.row:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&[aria-busy="true"] tbody': { opacity: 0.6, transition: 'opacity 200ms 150ms' },
  '& .foot': { borderBlockStart: `1px solid ${paint.line}` },
  ...hideBelow,
  '@container (max-width: 559.95px)': {
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& thead': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { position: 'relative', padding: '10px 12px', borderBlockEnd: `1px solid ${paint.line}` },
    '& tbody tr:last-of-type': { borderBlockEnd: 0 },
    '& td': { display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 8, blockSize: 'auto', padding: '2px 0', border: 0 },
    '& td[data-label]::before': { content: 'attr(data-label)', color: paint.soft, fontSize: '0.75rem', paddingBlockStart: 2 },
    '& td.first': { display: 'block', paddingBlockEnd: 4, fontSize: '0.9375rem', paddingInlineEnd: 28 },
    '& td.first::before': { display: 'none' },
    '& .end': { textAlign: 'start' },
    '& td.pick': { position: 'absolute', insetBlockStart: 10, insetInlineEnd: 12, display: 'block', inlineSize: 'auto', zIndex: 1 },
    '& td.below-720, & td.below-900, & td.below-1080': { display: 'none' },
  },
})
