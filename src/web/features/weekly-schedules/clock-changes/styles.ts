import styled from '@emotion/styled'
import { media, paint, tonePaint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The calendars below each other. */
export const Cards = styled('ul')({ display: 'grid', gap: 14, margin: '14px 0 0', padding: 0, listStyle: 'none' })

/** One calendar with its changes. */
export const Card = styled('li')({
  display: 'grid',
  gap: 14,
  padding: 18,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 12px' },
  '& > header h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& > header span': { color: paint.soft, fontSize: size.body2 },
  '& > .changes': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    gap: 16,
  },
  '& p': { margin: 0, fontSize: size.body2 },
  '& .quiet': { color: paint.soft },
  [media.compact]: { padding: 14 },
})

/** One change of the clocks. */
export const Change = styled('article')({
  display: 'grid',
  gap: 10,
  alignContent: 'start',
  minInlineSize: 0,
  '& h3': { display: 'flex', gap: 8, margin: 0, fontSize: size.body2, fontWeight: weight.semibold, lineHeight: 1.4 },
  '& h4': { margin: 0, fontSize: size.body2, fontWeight: weight.semibold },
  '& ul': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none', fontSize: size.body2 },
  '& ul > li': {
    padding: '8px 10px',
    borderInlineStart: `3px solid ${tonePaint('arrived').edge}`,
    borderRadius: radius.card,
    background: paint.canvas,
    overflowWrap: 'anywhere',
  },
  '& ul > li > a': { fontWeight: weight.semibold, color: paint.accent },
  '& ul > li > p': { marginBlockStart: 2 },
})

/** Seven days around a change, with their open time. */
export const ChangeWeek = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
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
    background: tonePaint('arrived').bg,
    color: tonePaint('arrived').text,
    boxShadow: `inset 0 0 0 1px ${tonePaint('arrived').edge}`,
  },
  '& > li[data-change] > strong': { color: 'inherit' },
})

/** Calendars whose clocks never change. */
export const Steady = styled('section')({
  marginBlockStart: 14,
  padding: 18,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.surface,
  fontSize: size.body2,
  '& h2': { margin: '0 0 6px', fontSize: size.h4, fontWeight: weight.semibold },
  '& ul': { margin: 0, paddingInlineStart: 18 },
})

/** What comes after the list. */
export const After = styled('div')({ display: 'flex', justifyContent: 'center', marginBlockStart: 14 })
