import styled from '@emotion/styled'
import { paint } from '../../theme/paint.ts'

/** The rows of the log, and what they open below themselves; no other list does, so that none carries this. */
export const Log = styled('div')({
  display: 'contents',
  '& td > button.row': {
    display: 'block',
    inlineSize: '100%',
    padding: '6px 4px',
    marginInline: -4,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
  },
  // As wide as the frame, though its cell stands over some of the columns only.
  '& tbody tr.detail td.detail': { padding: 0, overflow: 'visible', blockSize: 'auto' },
  '& tr.detail > td > div': {
    position: 'sticky',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    inlineSize: '100cqi',
    padding: '4px 12px 20px',
    whiteSpace: 'normal',
  },
  '& tbody tr:is(.open, .detail) td': { backgroundColor: paint.sunken },
  '& tbody tr.open td': { borderBlockEndColor: 'transparent' },
  '@container (max-width: 559.95px)': {
    '& tbody tr:is(.open, .detail)': { background: paint.sunken, '& > td': { backgroundColor: 'transparent' } },
    '& tbody tr.open': { borderBlockEnd: 0 },
    '& tbody tr.detail': { minBlockSize: 0, paddingBlock: 0 },
    '& tbody tr.detail > td.detail': { display: 'block' },
    '& td.menu > .fd-icon': { margin: '10px 18px' },
  },
})
