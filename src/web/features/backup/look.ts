import styled from '@emotion/styled'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** The two halves of the page. */
export const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
  gap: 24,
  alignItems: 'start',
})

/** One half: making a backup, or restoring one. */
export const Half = styled('section')({
  display: 'grid',
  gap: 16,
  padding: 20,
  minInlineSize: 0,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& h3': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2 },
  '& dl': { display: 'grid', gap: 4, margin: 0, fontSize: size.body2 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 12, paddingBlock: 2 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& .sum': { borderBlockStart: `1px solid ${paint.line}`, paddingBlockStart: 6, fontWeight: weight.semibold },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& ul': {
    display: 'grid',
    gap: 4,
    margin: 0,
    paddingInlineStart: 20,
    fontSize: size.body2,
    overflowWrap: 'anywhere',
  },
})
