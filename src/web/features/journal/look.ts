import styled from '@emotion/styled'

/** Whose writes, and of which day. */
export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  marginBlockEnd: 20,
  '& > :last-child': { inlineSize: 200 },
  '@media print': { display: 'none' },
})
