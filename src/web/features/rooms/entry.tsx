import styled from '@emotion/styled'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

/** One entry of a list in the form of a room. */
export const ListEntry = styled('div')({
  display: 'grid',
  gap: 12,
  padding: 12,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  '& details > summary': {
    minBlockSize: 26,
    inlineSize: 'fit-content',
    color: paint.soft,
    fontSize: size.body2,
    cursor: 'pointer',
  },
  '& details[open] > summary': { marginBlockEnd: 8 },
})
