import styled from '@emotion/styled'

/** Parts of the page, one below the other. */
export const Stack = styled('div')({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
})
