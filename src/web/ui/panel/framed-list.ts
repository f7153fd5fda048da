import List from '@mui/material/List'
import styled from '@emotion/styled'
import { paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

/** Items in a frame of their own, as high as there is room for them and scrolled beyond that; a line stands between two. */
export const FramedList = styled(List)({
  maxBlockSize: 300,
  overflowY: 'auto',
  padding: 0,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  fontSize: size.body2,
  '& > li': { padding: '7px 12px', borderBlockEnd: `1px solid ${paint.line}` },
  '& > li:last-of-type': { borderBlockEnd: 0 },
}) as typeof List
