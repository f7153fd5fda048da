import styled from '@emotion/styled'
import { media } from '../../theme/paint.ts'

/** Whose writes, and of which day. */
export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  marginBlockEnd: 20,
  '& > *': { flex: '0 1 200px', minInlineSize: 0 },
  [media.compact]: { flexWrap: 'nowrap' },
  '@media print': { display: 'none' },
})

/** One write, with its way back at the end of the row where there is room. */
export const Write = styled('li')({
  [media.aboveCompact]: {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr) 132px', alignItems: 'center', gap: '4px 20px' },
    '& > p': { gridColumn: 1 },
    '& > :last-child:is(:not(p), .way)': {
      gridColumn: 2,
      gridRow: '1 / span 2',
      justifySelf: 'end',
      inlineSize: 'auto',
    },
  },
})
