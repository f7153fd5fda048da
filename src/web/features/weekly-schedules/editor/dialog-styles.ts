import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { media, paint } from '../../../theme/paint.ts'
import { size, weight } from '../../../theme/scale.ts'

/** Choices to tick below each other. */
export const Ticks = styled('fieldset')({
  '& > legend': { fontSize: size.body2, fontWeight: weight.medium },
  '& > .quick': { display: 'flex', gap: 4, marginBlock: 4, marginInlineStart: -12 },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: 32, fontSize: size.body2 },
  '& > p[role="alert"]': { margin: '6px 0 0', color: paint.danger, fontSize: size.body2, fontWeight: weight.medium },
  '& .target': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 260px)',
    alignItems: 'center',
    gap: '2px 12px',
    minBlockSize: 44,
    paddingBlock: 3,
    borderBlockEnd: `1px solid ${paint.line}`,
    '& small': { color: paint.soft },
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@media (pointer: coarse)': { '& label': { minBlockSize: 40 } },
})

/** Named weeks below each other, each with what can be done with it. */
export const Weeks = styled(MuiList)({
  marginBlockEnd: 18,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    paddingBlock: 7,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& .name': {
    flex: '1 1 200px',
    minInlineSize: 0,
    fontSize: size.body1,
    fontWeight: weight.medium,
    overflowWrap: 'anywhere',
  },
  '& .name > small': { display: 'block', color: paint.soft, fontSize: size.caption, fontWeight: weight.regular },
  '& form, & .rename': { flex: '1 1 200px', display: 'flex', gap: 6 },
})
