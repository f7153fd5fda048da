import styled from '@emotion/styled'
import { paint } from '../../theme/paint.ts'
import { size, weight } from '../../theme/scale.ts'

/** The sheets of a print, one below the other. */
export const SheetList = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  containerType: 'inline-size',
  '& section > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    marginBlockEnd: 4,
  },
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& h2 span': { color: paint.soft, fontWeight: weight.regular },
})

/** The lines of a sheet, in the order of the paper. */
export const SheetLines = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBlockStart: `1px solid ${paint.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '132px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    minBlockSize: 48,
    paddingBlock: 4,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& > li:focus-within': { background: paint.hover },
  '& button .words': { marginInlineStart: 6 },
  '& time': { fontVariantNumeric: 'tabular-nums', fontWeight: weight.medium },
  '& .who': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px', minInlineSize: 0 },
  '& .who > *': { overflowWrap: 'anywhere' },
  '& .what, & .since': { color: paint.soft, fontSize: size.body2 },
  '& .since': { flexBasis: '100%', color: paint.ink },
  '& [data-gone] time, & [data-gone] .name': { textDecoration: 'line-through' },
  '@container (max-width: 600px)': { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
