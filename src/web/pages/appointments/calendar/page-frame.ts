import styled from '@emotion/styled'
import { media } from '../../../theme/paint.ts'

/** The calendar page: one line of heading, the toolbar, and the view that takes all the rest of the window. */
export const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 420,
  blockSize: 'calc(100dvh - 16px - 20px - 20px)',
  marginBlockEnd: -28,
  '& > .view': { flex: '1 1 420px', display: 'flex', gap: 16, minBlockSize: 360 },
  '& > .view > .body': { flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 },
  // Every line above the grid is an hour less in sight: the buttons stand beside the title.
  '& > header .words': { flex: '0 1 auto' },
  '& > header .actions': { flex: '1 1 auto', justifyContent: 'flex-end', minInlineSize: 0 },
  '& > header .description': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  [media.wide]: {
    '& > header, & > header .actions': { flexWrap: 'nowrap' },
    '& > header .actions > button': { flex: 'none' },
  },
  [media.compact]: {
    blockSize: 'calc(100dvh - var(--fd-bar) - 12px - 72px)',
    marginBlockEnd: -16,
    // The line of quick booking, once asked for, gets a row to itself.
    '& > header': { columnGap: 8, marginBlockEnd: 8 },
    '& > header .words': { flex: '1 1 0' },
    '& > header .actions': { display: 'contents' },
  },
})
