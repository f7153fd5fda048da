import styled from '@emotion/styled'

const INK = '#000'
const LINE = '#8a8a8a'

/** Paper is white in a dark room too, and costs no colour: every difference is told by a line, a weight or a slant. */
export const Paper = styled('div')({
  colorScheme: 'light',
  color: INK,
  background: '#fff',
  fontSize: '9.5pt',
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
    fontWeight: 400,
    // A status or a service is not cut within a word; a long address may be.
    overflowWrap: 'break-word',
  },
  '& .guest, & .email, & .comment, & .title th': { overflowWrap: 'anywhere' },
  '& thead th': { borderBlockEnd: `1.5px solid ${INK}`, fontWeight: 650, fontSize: '8.5pt' },
  '& .title th': { borderBlockEnd: 0, paddingInline: 0, fontSize: '10pt', fontWeight: 400 },
  '& .title strong': { marginInlineEnd: 8, fontSize: '14pt', fontWeight: 700 },
  '& tbody th[scope="row"]': { inlineSize: '1%', whiteSpace: 'nowrap', fontWeight: 650 },
  '& tbody th[scope="row"] + td': { inlineSize: '1%', whiteSpace: 'nowrap' },
  '& .day th': { paddingBlockStart: 12, borderBlockEnd: `1px solid ${INK}`, fontWeight: 700 },
  '& .free td, & .free th[scope="row"]': { color: '#444', fontStyle: 'italic', fontWeight: 400 },
  '& .gone td:not(:nth-of-type(1))': { textDecoration: 'line-through' },
  '& .foot td': { border: 0, paddingInline: 0, color: '#444', fontSize: '8pt' },
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
    'html, body': { overflow: 'visible !important', blockSize: 'auto !important', background: '#fff !important' },
    'body > :not(.fd-paper)': { display: 'none !important' },
    'body > .fd-paper': { display: 'block' },
  },
} as const
