import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { media, paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The parts of the editor below each other. */
export const Editor = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 })

/** A row of choices as one bar, each a radio button, with actions at its end. */
export const ChoiceBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& > .end': { display: 'flex', gap: 4, marginInlineStart: 'auto' },
  // What does not fit in one row stands in two that are alike.
  [media.compact]: {
    '& > .MuiToggleButtonGroup-root': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      inlineSize: '100%',
    },
  },
})

/** The look of a kind of day, small. */
export const Swatch = styled('i')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 20,
  blockSize: 20,
  borderRadius: radius.inner,
  fontStyle: 'normal',
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
})

/** What the looks of the days mean. */
export const Key = styled(MuiList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  color: paint.soft,
  fontSize: size.caption,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 7 },
})

/** Lines of exceptions below each other. */
export const Lines = styled(MuiList)({
  borderBlockStart: `1px solid ${paint.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 10px',
    minBlockSize: 44,
    paddingBlock: 4,
    borderBlockEnd: `1px solid ${paint.line}`,
    fontSize: size.body2,
  },
  '& > li.open': { display: 'block', paddingBlock: 12 },
  '& > li > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)',
    gap: '0 14px',
    alignItems: 'baseline',
  },
  '& > li > div > span': { color: paint.soft },
  '& > li > .actions': { display: 'flex', gap: 2 },
  '& b': { fontWeight: weight.medium },
  [media.compact]: { '& > li > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** A quiet line of text. */
export const Quiet = styled('p')({ margin: 0, color: paint.soft, fontSize: size.body2, lineHeight: 1.5 })

/** A heading over a part of a section. */
export const PartHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  marginBlockStart: 4,
  '& h3': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 6 },
})

/** What was found, read out as it comes. */
export const Findings = styled('output')({ display: 'grid', gap: 10, marginBlock: 12, fontSize: size.body2 })
