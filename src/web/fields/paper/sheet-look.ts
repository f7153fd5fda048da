import styled from '@emotion/styled'
import { paperSize, weight } from '../../theme/scale.ts'
import { paper } from '../../theme/paint.ts'

const INK = paper.ink
const LINE = paper.line

/** Paper is white in a dark room too, and costs no colour: every difference is told by a line, a weight or a slant. */
export const Paper = styled('div')({
  colorScheme: 'light',
  color: INK,
  background: paper.sheet,
  fontSize: paperSize.body,
  lineHeight: 1.35,
  '& table': { inlineSize: '100%', borderCollapse: 'collapse' },
  '& table + table': { marginBlockStart: 28 },
  // The heads of the columns come again on every page that the table goes on to.
  '& thead': { display: 'table-header-group' },
  '& th, & td': {
    padding: '3px 6px',
    borderBlockEnd: `1px solid ${LINE}`,
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: weight.regular,
    // A status or a service is not cut within a word; a long address may be.
    overflowWrap: 'break-word',
  },
  '& .guest, & .email, & .comment, & .title th': { overflowWrap: 'anywhere' },
  '& thead th': { borderBlockEnd: `1.5px solid ${INK}`, fontWeight: weight.semibold, fontSize: paperSize.small },
  '& .title th': { borderBlockEnd: 0, paddingInline: 0, fontSize: paperSize.body, fontWeight: weight.regular },
  '& .title strong': { marginInlineEnd: 8, fontSize: paperSize.title, fontWeight: weight.semibold },
  '& tbody th[scope="row"]': { inlineSize: '1%', whiteSpace: 'nowrap', fontWeight: weight.semibold },
  '& tbody th[scope="row"] + td': { inlineSize: '1%', whiteSpace: 'nowrap' },
  '& .day th': { paddingBlockStart: 12, borderBlockEnd: `1px solid ${INK}`, fontWeight: weight.semibold },
  '& .free td, & .free th[scope="row"]': { color: paper.soft, fontStyle: 'italic', fontWeight: weight.regular },
  '& .gone td:not(:nth-of-type(1))': { textDecoration: 'line-through' },
  '& .foot td': { border: 0, paddingInline: 0, color: paper.soft, fontSize: paperSize.small },
  '@media print': {
    '& table + table': { breakBefore: 'page', marginBlockStart: 0 },
    '& tr': { breakInside: 'avoid' },
    // A day's name does not stay behind alone at the foot of a page.
    '& .day': { breakAfter: 'avoid' },
    '& .foot': { breakBefore: 'avoid' },
  },
})

/** While sheets lie ready, printing prints them alone: the page around them stays on the screen. */
export const PRINT_ALONE = {
  '.fd-paper': { display: 'none' },
  '@media print': {
    '@page': { size: 'A4', margin: '12mm' },
    'html, body': {
      overflow: 'visible !important',
      blockSize: 'auto !important',
      background: `${paper.sheet} !important`,
    },
    'body > :not(.fd-paper)': { display: 'none !important' },
    'body > .fd-paper': { display: 'block' },
  },
} as const
