import styled from '@emotion/styled'

/** Whose writes, and of which day. */
export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  marginBlockEnd: 20,
  '& > *': { flex: '0 1 200px', minInlineSize: 0 },
  '@media print': { display: 'none' },
})
