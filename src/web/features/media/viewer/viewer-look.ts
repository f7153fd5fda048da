import styled from '@emotion/styled'
import { ModalDialog } from '../../../ui/overlay/modal-dialog.tsx'
import { media, paint, visuallyHidden } from '../../../theme/paint.ts'
import { size, weight } from '../../../theme/scale.ts'

/** The width of the details beside the stage. */
export const DETAILS_WIDTH = 'clamp(320px, 28vw, 420px)'
/** Windows with no room beside the stage. */
export const STACKED = '@media (max-width: 819.95px)'

/** The viewer's window: head, stage and details, which stand below the stage where there is no room beside it. */
export const Window = styled(ModalDialog)({
  backgroundColor: paint.surface,
  outline: 'none',
  // A long name must not make it wider than the window.
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  '& > .title': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 56,
    padding: '4px 12px 4px 20px',
    borderBlockEnd: `1px solid ${paint.line}`,
    background: paint.surface,
  },
  '& > .title h2': {
    flex: 1,
    minInlineSize: 0,
    padding: 0,
    fontSize: size.h4,
    fontWeight: weight.semibold,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [media.compact]: { '& > .title .words': visuallyHidden },
  '& > .title output': { color: paint.soft, fontSize: size.body2, whiteSpace: 'nowrap', marginInline: 6 },
  '& > .both': { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${DETAILS_WIDTH}`, minBlockSize: 0 },
  '& .stage': { minInlineSize: 0, minBlockSize: 0, overflow: 'hidden', background: paint.canvas },
  '& .details': {
    minInlineSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderInlineStart: `1px solid ${paint.line}`,
  },
  '& .near': { display: 'none' },
  [STACKED]: {
    '& > .both': { gridTemplate: 'min(56dvh, 520px) auto / minmax(0, 1fr)', overflowY: 'auto' },
    '& .details': { overflow: 'visible', borderInlineStart: 0, borderBlockStart: `1px solid ${paint.line}` },
  },
})
