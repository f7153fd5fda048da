import styled from '@emotion/styled'
import { media, paint, tonePaint } from '../../../theme/paint.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The place of a file in the list: what it looks like, what it is, what is said of it, and what was found below. */
export const FileRow = styled('li')({
  display: 'grid',
  gridTemplateColumns: '24px 84px minmax(0, 1fr) minmax(0, 300px)',
  gridTemplateAreas: '"check picture main said" ". picture found found" ". . twin twin"',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: '6px 12px',
  alignItems: 'start',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${paint.line}`,
  // A few hundred files cost no more than those in sight.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 104px',
  '& > .check': { gridArea: 'check', display: 'grid', placeItems: 'center', minBlockSize: 32, minInlineSize: 24 },
  '& > .picture': {
    gridArea: 'picture',
    display: 'grid',
    placeItems: 'center',
    blockSize: 60,
    overflow: 'hidden',
    border: `1px solid ${paint.line}`,
    borderRadius: radius.control,
    background: paint.sunken,
    color: paint.soft,
  },
  '& > .picture > img': { inlineSize: '100%', blockSize: '100%', minBlockSize: 0, objectFit: 'cover' },
  '& > .main': { gridArea: 'main', display: 'grid', gap: 4, minInlineSize: 0 },
  '& > .main > strong': {
    overflow: 'hidden',
    fontSize: size.body2,
    fontWeight: weight.medium,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .main > small': {
    overflow: 'hidden',
    color: paint.soft,
    fontSize: size.caption,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > .said': { gridArea: 'said', display: 'grid', gap: 6, minInlineSize: 0 },
  // As high as its words, where the browser can.
  '& > .said textarea': { fieldSizing: 'content' },
  '& > .found': {
    gridArea: 'found',
    display: 'grid',
    gap: 3,
    fontSize: size.caption,
  },
  '& > .found > li': { display: 'flex', gap: 6, alignItems: 'baseline', color: paint.soft },
  '& > .found svg': { flex: 'none', alignSelf: 'center', color: tonePaint('pending').icon },
  '& > .found > [data-kind="note"] svg': { color: paint.soft },
  '& > .found > [data-kind="blocking"]': { color: paint.danger },
  '& > .found > [data-kind="blocking"] svg': { color: paint.danger },
  '& > .twin': { gridArea: 'twin' },
  [media.compact]: {
    gridTemplateColumns: '24px 64px minmax(0, 1fr)',
    gridTemplateAreas: '"check picture main" "said said said" "found found found" "twin twin twin"',
    containIntrinsicBlockSize: 'auto 190px',
    '& > .said:empty': { display: 'none' },
  },
})
