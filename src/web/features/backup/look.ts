import styled from '@emotion/styled'
import { media, paint } from '../../theme/paint.ts'
import { pageEdge, size, weight } from '../../theme/scale.ts'

/** The two halves of the page, with a line between them from its head to its foot. */
export const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > * + *': { borderBlockStart: `1px solid ${paint.line}` },
  [media.aboveCompact]: {
    marginInline: -pageEdge,
    borderBlockStart: `1px solid ${paint.line}`,
    '& > *': { paddingInline: pageEdge },
  },
  [media.wide]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    // As high as the sheet below its head.
    minBlockSize: 'calc(100dvh - 74px)',
    marginBlockEnd: -48,
    '& > * + *': { borderBlockStart: 0, borderInlineStart: `1px solid ${paint.line}` },
  },
})

/** One half: making a backup, or restoring one. */
export const Half = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 480px)',
  gap: 16,
  alignContent: 'start',
  paddingBlock: 20,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& h3': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& p': { margin: 0, color: paint.soft, fontSize: size.body2 },
  '& dl': { display: 'grid', gap: 4, margin: 0, fontSize: size.body2 },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 12, paddingBlock: 2 },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& .sum': { borderBlockStart: `1px solid ${paint.line}`, paddingBlockStart: 6, fontWeight: weight.semibold },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
  '& ul': {
    display: 'grid',
    gap: 4,
    margin: 0,
    paddingInlineStart: 20,
    fontSize: size.body2,
    overflowWrap: 'anywhere',
  },
})
