import styled from '@emotion/styled'
import { media, paint } from '../../../../theme/paint.ts'
import { Floating } from '../../../../ui/table/panel/Floating.tsx'
import { radius, size, weight } from '../../../../theme/scale.ts'

/** A panel beside its button; on a phone a sheet over the lower part of the screen. */
export const Sheet = styled(Floating)({
  padding: 14,
  boxSizing: 'border-box',
  '& h2': { margin: 0, fontSize: size.h4, fontWeight: weight.semibold },
  '& h3': { margin: 0, color: paint.soft, fontSize: size.caption, fontWeight: weight.semibold },
  '& header': {
    position: 'sticky',
    insetBlockStart: -14,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginBlock: -8,
    paddingBlock: 8,
    background: paint.raised,
  },
  '& ul, & ol': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' },
  '& input[type="checkbox"]': { flex: 'none', inlineSize: 16, blockSize: 16, margin: 0, accentColor: paint.accent },
  [media.compact]: {
    // The place beside the button is written at the element.
    insetBlock: 'auto 0 !important',
    insetInline: '0 !important',
    inlineSize: '100vw !important',
    maxInlineSize: 'none',
    maxBlockSize: '86dvh',
    borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
    borderInline: 0,
    borderBlockEnd: 0,
  },
})
