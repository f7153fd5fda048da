import styled from '@emotion/styled'
import MuiList from '@mui/material/List'
import { media, paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

/** Changes one below the other: who and when, then each field as it was and as it became. */
export const ChangeList = styled(MuiList)({
  display: 'grid',
  gap: 20,
  fontSize: size.body2,
  '& > li': {
    display: 'grid',
    gap: 8,
    justifyItems: 'start',
    paddingBlockEnd: 20,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& > li:last-of-type': { borderBlockEnd: 0 },
  // When it was stands at the end of the line, or below its words where both have no room.
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 8px',
    margin: 0,
    inlineSize: '100%',
  },
  '& strong': { fontWeight: weight.semibold },
  '& time': { color: paint.soft },
  '& dl': { display: 'grid', gap: 8, margin: 0, inlineSize: '100%' },
  '& dl:empty': { display: 'none' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 9rem) minmax(0, 1fr)',
    gap: '4px 12px',
    [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { color: paint.soft },
  '& dd': { margin: 0, minInlineSize: 0 },
}) as typeof MuiList
