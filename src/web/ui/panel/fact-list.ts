import styled from '@emotion/styled'
import { paint } from '../../theme/paint.ts'
import { size } from '../../theme/scale.ts'

/** Terms and what is known of them, side by side. */
export const FactList = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'fit-content(36%) minmax(0, 1fr)',
  gap: '10px 16px',
  margin: 0,
  fontSize: size.body2,
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& dd small': { display: 'block', color: paint.soft, fontSize: size.caption },
  '& ul': { display: 'grid', gap: 6 },
})
