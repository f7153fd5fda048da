import styled from '@emotion/styled'
import { media, paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

/** The columns of a file beside what would become of its rows. */
export const ImportFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  gap: 24,
  alignItems: 'start',
  '@media (max-width: 1179.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** FileChoices that say how the whole file is read. */
export const FileChoices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  marginBlockEnd: 12,
  '& label': { display: 'grid', gap: 4, color: paint.soft, fontSize: size.caption },
  '& .zone': { minInlineSize: 200 },
  '& .file': { flex: '1 0 100%', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .file span': { display: 'block', color: paint.soft, fontSize: size.body2 },
})

/** What would become of the rows, beside the columns. */
export const VerdictFrame = styled('section')({
  position: 'sticky',
  insetBlockStart: 72,
  display: 'grid',
  gap: 16,
  padding: 20,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 8 },
  '& header span, & p': { margin: 0, color: paint.soft, fontSize: size.body2 },
  '& .figures': { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', margin: 0 },
  '& .figures dt': { color: paint.soft, fontSize: size.body2 },
  '& .figures dd': { margin: 0, fontSize: size.h2, fontWeight: weight.semibold },
  '& .figures div': { display: 'flex', flexDirection: 'column-reverse' },
  '& .figures div[data-bad="true"] dd': { color: paint.danger },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', fontSize: size.body2 },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 12, paddingBlock: 3, overflowWrap: 'anywhere' },
  '& li b': { fontWeight: weight.semibold },
  '& .part': { borderBlockStart: `1px solid ${paint.line}`, paddingBlockStart: 12 },
  '& .buttons': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '@media (max-width: 1179.95px)': { position: 'static' },
})

/** A table of columns, which on a phone is a list. */
export const ColumnsFrame = styled('div')({
  overflowX: 'auto',
  '& td, & th': { verticalAlign: 'top' },
  '& .cell': {
    display: 'block',
    maxInlineSize: 220,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .name': { fontWeight: weight.medium },
  '& .by': { color: paint.soft, fontSize: size.caption },
  '& .strangers': { display: 'grid', gap: 6, marginBlockStart: 6 },
  '& .strangers label': { display: 'grid', gap: 2, fontSize: size.caption },
  [media.compact]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gap: 4, paddingBlock: 8, borderBlockEnd: `1px solid ${paint.line}` },
    '& td, & tbody th': { border: 0, paddingBlock: 0 },
  },
})

/** Earlier imports below each other. */
export const Earlier = styled('section')({
  marginBlockStart: 32,
  '& h2': { margin: '0 0 8px', fontSize: size.h4, fontWeight: weight.semibold },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    paddingBlock: 8,
    borderBlockStart: `1px solid ${paint.line}`,
  },
  '& .words': { flex: '1 1 240px', minInlineSize: 0, overflowWrap: 'anywhere' },
  '& .words span': { display: 'block', color: paint.soft, fontSize: size.body2 },
})
