import styled from '@emotion/styled'
import List from '@mui/material/List'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** Small buttons that are on or off, in as many lines as they need. */
export const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  // A time that is cut off could not be chosen.
  '& .MuiChip-root': { blockSize: 'auto', minBlockSize: 32, '@media (pointer: coarse)': { minBlockSize: 44 } },
  '& .MuiChip-label': { paddingBlock: 4, whiteSpace: 'normal' },
})

const timeRow = {
  inlineSize: '100%',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-start',
  columnGap: 10,
  minBlockSize: 36,
  padding: '6px 8px',
  borderRadius: radius.control,
  fontSize: size.body2,
  textAlign: 'start',
  '&:hover': { background: paint.hover },
  '& b': { fontVariantNumeric: 'tabular-nums', fontWeight: weight.semibold },
  '@media (pointer: coarse)': { minBlockSize: 44 },
} as const

/** Free times below each other: whose each is, and when at the end of its row, where they stand under one another. */
export const FirstTimes = styled(List)({
  display: 'grid',
  gap: 2,
  margin: '0 -8px',
  '& > li > button': { ...timeRow, justifyContent: 'space-between' },
  // A word that is longer than the row breaks in it.
  '& > li > button > *': { minInlineSize: 0, overflowWrap: 'anywhere' },
})

/** Free times below each other, day by day. */
export const OfferDays = styled('fieldset')({
  display: 'grid',
  gap: 12,
  '& h3': { margin: '0 0 6px', fontSize: size.body2, fontWeight: weight.semibold },
  '& ul': { margin: '0 -8px', display: 'grid', gap: 2 },
  '& li > button': timeRow,
  '& li > button small': { color: paint.soft, fontSize: size.overline },
  '& li > button i': { flex: '1 0 100%', color: paint.soft, fontStyle: 'normal', fontSize: size.caption },
})

/** Short fields side by side, also on a phone. */
export const FieldRow = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
  alignItems: 'start',
})

/** A block of the panel with its name. */
export const ResultBlock = styled('section')({
  marginBlockStart: 20,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${paint.line}`,
  '& h2': { margin: '0 0 10px', fontSize: size.body1, fontWeight: weight.semibold },
  '& .soft': { margin: '0 0 8px', color: paint.soft, fontSize: size.caption },
  '& .reasons': { marginBlockEnd: 10, fontSize: size.body2 },
  '& > fieldset': { marginBlockStart: 8 },
  // Its arrow stands where the titles begin.
  '& > button': { marginInlineStart: -10 },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 },
})
