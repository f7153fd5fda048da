import styled from '@emotion/styled'
import { media, paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'

/** On a phone a view that scrolls by itself reaches from edge to edge, down to the bar of places. */
export const phoneFrame = { marginInline: -16, border: 0, borderBlockStart: `1px solid ${paint.line}`, borderRadius: 0 }

/** The calendar page: one row of tools, and the view that takes all the rest of the window. */
export const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 420,
  // What scrolls on the screen is cut off on paper, and the paper says so.
  '& > .on-paper': { display: 'none', '@media print': { display: 'block', margin: '8px 20px 0' } },
  '& > .view': { flex: '1 1 420px', display: 'flex', gap: 16, minBlockSize: 360 },
  '& > .view > .body': { flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 },
  // The view takes the whole sheet: nothing but hairlines inside it.
  [media.aboveCompact]: {
    margin: '-20px -20px -48px',
    blockSize: 'calc(100dvh - 16px - 2px)',
    // A head of two rows keeps both.
    '& > header': { flex: 'none', paddingInline: 20, minBlockSize: 56, marginBlockEnd: 0 },
    '& > .notes': { paddingInline: 20 },
    '& > .view > .body > :last-child': {
      border: 0,
      borderBlockStart: `1px solid ${paint.line}`,
      borderRadius: `0 0 ${radius.sheet - 1}px ${radius.sheet - 1}px`,
    },
    '& > .view > aside': { paddingBlock: 16, paddingInlineEnd: 16 },
  },
  [media.compact]: {
    blockSize: 'calc(100dvh - var(--fd-bar) - 12px - 57px)',
    marginBlockEnd: -31,
  },
})
