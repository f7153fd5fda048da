import styled from '@emotion/styled'
import { media, paint } from '../../theme/paint.ts'
import { pageEdge, radius, size, weight } from '../../theme/scale.ts'

/** From here on the dry run stands beside the columns. */
const BESIDE = '@media (min-width: 1180px)'

/** The columns of a file beside what would become of its rows: two halves of one sheet, with a line from its head to its foot between them. */
export const ImportFrame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *': { minInlineSize: 0 },
  [media.aboveCompact]: { marginInline: -pageEdge, borderBlockStart: `1px solid ${paint.line}` },
  [BESIDE]: {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    // As high as the sheet below its head.
    minBlockSize: 'calc(100dvh - 74px)',
    marginBlockEnd: -48,
  },
})

/** Choices that say how the whole file is read. */
export const FileChoices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px 16px',
  paddingBlock: 12,
  '& label': { display: 'grid', gap: 4, color: paint.soft, fontSize: size.caption },
  '& .zone': { minInlineSize: 200 },
  '& .file': { flex: '1 0 100%', minInlineSize: 0, fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& .file span': { marginInlineStart: 12, color: paint.soft, fontSize: size.body2, fontWeight: weight.regular },
  [media.aboveCompact]: { paddingInline: pageEdge },
})

/** What would become of the rows, beside the columns. */
export const VerdictFrame = styled('section')({
  display: 'grid',
  gap: 16,
  paddingBlock: 20,
  borderBlockStart: `1px solid ${paint.line}`,
  '& > .told': { display: 'grid', gap: 16 },
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& header': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 8 },
  '& header span, & p': { margin: 0, color: paint.soft, fontSize: size.body2 },
  '& .figures': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))', gap: 8, margin: 0 },
  '& .figures dt': { color: paint.soft, fontSize: size.body2 },
  '& .figures dd': { margin: 0, fontSize: size.h2, fontWeight: weight.semibold },
  '& .figures div': { display: 'flex', flexDirection: 'column-reverse' },
  '& .figures div[data-bad="true"] dd': { color: paint.danger },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', fontSize: size.body2 },
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 12, paddingBlock: 3, overflowWrap: 'anywhere' },
  '& li b': { fontWeight: weight.semibold },
  '& .part': { borderBlockStart: `1px solid ${paint.line}`, paddingBlockStart: 16 },
  // Its words stand where those of the list above do.
  '& .part > button': { marginInlineStart: -10, marginBlockStart: 4 },
  '& .buttons': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  [media.aboveCompact]: {
    paddingInline: pageEdge,
    '& .part, & .buttons': { marginInline: -pageEdge, paddingInline: pageEdge },
  },
  [BESIDE]: {
    display: 'flex',
    flexDirection: 'column',
    paddingBlockEnd: 0,
    borderBlockStart: 0,
    borderInlineStart: `1px solid ${paint.line}`,
    // However many columns the file has, the figures and the buttons stay in sight.
    '& > .told': { position: 'sticky', insetBlockStart: 20 },
    '& > .buttons': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      marginBlockStart: 'auto',
      paddingBlock: 12,
      borderBlockStart: `1px solid ${paint.line}`,
      borderEndEndRadius: radius.sheet,
      background: paint.surface,
    },
  },
})

/** What can be done once it is imported, below what it came to. */
export const NextSteps = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlock: 16 })

/** How the import can be taken back. */
export const WayBackNote = styled('p')({ margin: 0, color: paint.soft, fontSize: size.body2 })

/** A table of columns, which on a phone is a list. */
export const ColumnsFrame = styled('div')({
  overflowX: 'auto',
  // The words of a row stand on the middle of its field, in however many lines.
  '& td, & th': { verticalAlign: 'middle' },
  '& tbody th': { color: paint.ink },
  '& tbody td': { color: paint.soft },
  '& td > .read': { color: paint.ink },
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
    '& td, & tbody th': { border: 0, paddingBlock: 0, paddingInline: 0 },
  },
  [media.aboveCompact]: {
    borderBlockStart: `1px solid ${paint.line}`,
    '& :is(td, th):first-child': { paddingInlineStart: pageEdge },
    '& :is(td, th):last-child': { paddingInlineEnd: pageEdge },
    '&& thead th': { borderBlockEnd: `1px solid ${paint.line}` },
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
