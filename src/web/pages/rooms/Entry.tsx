import styled from '@emotion/styled'
import { paint } from '../../ui/paint.ts'

/** One entry of a list in the form of a room. */
export const Entry = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 12,
  border: `1px solid ${paint.line}`,
  borderRadius: 10,
  '& details > summary': {
    minBlockSize: 26,
    inlineSize: 'fit-content',
    color: paint.soft,
    fontSize: '0.8125rem',
    cursor: 'pointer',
  },
  '& details[open] > summary': { marginBlockEnd: 8 },
})
