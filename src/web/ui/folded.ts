import styled from '@emotion/styled'
import { media, paint } from '../theme/paint.ts'
import { size, weight } from '../theme/scale.ts'

/** What is seldom needed, behind one line: a turning chevron, its name in bold, and a hint at what waits in it. */
export const Folded = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: 32,
    color: paint.soft,
    fontSize: size.body2,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary > b': { color: paint.ink, fontWeight: weight.medium },
  '& > summary > .fd-icon': { flex: 'none' },
  '&[open] > summary': { marginBlockEnd: 8 },
  '&[open] > summary > .fd-icon': { transform: 'rotate(90deg)' },
  '&[open] > summary > span': { display: 'none' },
  [media.compact]: { '& > summary': { minBlockSize: 44 } },
})
