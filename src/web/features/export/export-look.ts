import styled from '@emotion/styled'
import { paper, paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** Paper as it will come, on the desk of the panel. */
export const PaperPreview = styled('section')({
  overflowX: 'auto',
  padding: '20px 24px',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.control,
  background: paper.sheet,
  boxShadow: paint.shadow,
  '& > div': { minInlineSize: 560 },
})

/** Choices in groups side by side, ticks in columns. */
export const ChoiceGroups = styled('div')({
  display: 'grid',
  gap: 14,
  marginBlockEnd: 16,
  '& legend': { marginBlockEnd: 2, fontSize: size.body2, fontWeight: weight.medium },
  '& .ticks': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '0 14px' },
  '& .ticks.many': { maxBlockSize: 168, overflowY: 'auto' },
  '& .dates': { display: 'flex', flexWrap: 'wrap', gap: '0 12px', '& > *': { flex: '1 1 150px', maxInlineSize: 220 } },
  '& .tick': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 32, fontSize: size.body2 },
  '& p': { margin: 0, color: paint.soft, fontSize: size.caption },
})
