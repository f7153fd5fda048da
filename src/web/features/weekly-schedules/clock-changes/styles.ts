import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { forced, ringInForcedColors } from '../../../theme/look-parts.ts'
import { media, paint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The calendars below each other. */
export const Cards = styled(MuiList)({ display: 'grid' })

/** One calendar with its changes. */
export const Card = styled('li')({
  display: 'grid',
  gap: 16,
  paddingBlock: 24,
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${paint.line}` },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 12px' },
  '& > header h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& > header span': { color: paint.soft, fontSize: size.body2 },
  '& > .changes': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: '24px 16px',
  },
  '& p': { margin: 0, fontSize: size.body2 },
  '& .quiet': { color: paint.soft },
  [media.compact]: { paddingBlock: 16 },
})

/** One change of the clocks. */
export const Change = styled('article')({
  display: 'grid',
  // The weeks beside each other begin at one height, also where the line above one of them is longer.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 10,
  minInlineSize: 0,
  '& > .rest': { display: 'grid', gap: 10, alignContent: 'start' },
  '& h3': { display: 'flex', gap: 8, margin: 0, fontSize: size.body2, fontWeight: weight.semibold, lineHeight: 1.4 },
  '& h4': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& ul': { display: 'grid', gap: 6, fontSize: size.body2 },
  '& ul > li': {
    padding: '8px 10px',
    borderInlineStart: `3px solid ${paint.accent}`,
    borderRadius: radius.card,
    background: paint.canvas,
    overflowWrap: 'anywhere',
  },
  '& ul > li > a': { fontWeight: weight.semibold, color: paint.accent },
  '& ul > li > p': { marginBlockStart: 2 },
})

/** Seven days around a change, with their open time. */
export const ChangeWeek = styled(MuiList)({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 3,
  fontSize: size.caption,
  textAlign: 'center',
  '& > li': {
    display: 'grid',
    gap: 1,
    alignContent: 'start',
    padding: '6px 2px',
    borderRadius: radius.inner,
    background: paint.canvas,
    color: paint.soft,
    overflow: 'hidden',
  },
  '& > li > strong': { fontWeight: weight.semibold, color: paint.ink },
  '& > li[data-change]': {
    background: paint.accentTint,
    color: paint.accentStrong,
    boxShadow: `inset 0 0 0 1px ${paint.accent}`,
    [forced]: ringInForcedColors,
  },
  '& > li[data-change] > strong': { color: 'inherit' },
  // “Closed” is one word in every language, and as wide as a seventh of a phone.
  [media.compact]: { gap: 2, fontSize: size.overline, '& > li': { paddingInline: 0 } },
}) as typeof MuiList

/** Calendars whose clocks never change. */
export const Steady = styled('section')({
  paddingBlock: 24,
  borderBlockStart: `1px solid ${paint.line}`,
  fontSize: size.body2,
  '& h2': { margin: '0 0 6px', fontSize: size.h4, fontWeight: weight.semibold },
})

/** What comes after the list. */
export const After = styled('div')({ display: 'flex', justifyContent: 'center', marginBlockStart: 16 })
