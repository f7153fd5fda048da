import styled from '@emotion/styled'
import { media, paint, tonePaint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

const wrong = tonePaint('no-show')

/** A row of choices as one bar, each a radio button, with actions at its end. */
export const ChoiceBar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  '& fieldset': {
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    alignItems: 'center',
  },
  '& > .end': { display: 'flex', gap: 4, marginInlineStart: 'auto' },
})

/** One choice of what to paint with: its sign and its words; the radio button itself is only heard and focused. */
export const BrushChoice = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minBlockSize: 34,
  paddingInline: '7px 12px',
  border: `1px solid ${paint.field}`,
  borderRadius: radius.control,
  background: paint.surface,
  fontSize: size.body2,
  cursor: 'pointer',
  '& input': {
    position: 'absolute',
    opacity: 0,
    inlineSize: '100%',
    blockSize: '100%',
    inset: 0,
    margin: 0,
    cursor: 'pointer',
  },
  '&:has(input:checked)': {
    borderColor: paint.accent,
    background: paint.accentTint,
    fontWeight: weight.semibold,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${paint.accent}`, outlineOffset: 2 },
  '@media (pointer: coarse)': { minBlockSize: 42 },
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
export const Key = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: paint.soft,
  fontSize: size.caption,
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 7 },
})

/** Lines of exceptions below each other. */
export const Lines = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
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

/** A line of text that says what is wrong. */
export const Wrong = styled('p')({
  margin: 0,
  padding: '8px 12px',
  border: `1px solid ${wrong.edge}`,
  borderRadius: radius.control,
  background: wrong.bg,
  color: wrong.text,
  fontSize: size.body2,
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
