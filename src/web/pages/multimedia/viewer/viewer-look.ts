import styled from '@emotion/styled'
import { paint } from '../../../theme/paint.ts'
import { size, weight } from '../../../theme/scale.ts'

/** The viewer's window: head, stage and details, which stand below the stage where there is no room beside it. */
export const Window = styled('dialog')({
  position: 'fixed',
  inset: 0,
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: paint.surface,
  color: paint.ink,
  outline: 'none',
  // A long name must not make it wider than the window.
  '&[open]': { display: 'grid', gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)' },
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    padding: '6px 8px 6px 16px',
    borderBlockEnd: `1px solid ${paint.line}`,
    background: paint.surface,
  },
  '& > header h2': {
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    fontSize: size.h4,
    fontWeight: weight.semibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > header output': { color: paint.soft, fontSize: size.body2, whiteSpace: 'nowrap', marginInline: 6 },
  '& > .both': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 28vw, 400px)', minBlockSize: 0 },
  '& .stage': { minInlineSize: 0, minBlockSize: 0, overflow: 'hidden', background: paint.canvas },
  '& .details': {
    minInlineSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderInlineStart: `1px solid ${paint.line}`,
  },
  '& .near': { display: 'none' },
  '@media (max-width: 819.95px)': {
    '& > .both': { gridTemplate: 'min(56dvh, 520px) auto / minmax(0, 1fr)', overflowY: 'auto' },
    '& .details': { overflow: 'visible', borderInlineStart: 0, borderBlockStart: `1px solid ${paint.line}` },
  },
})
