import styled from '@emotion/styled'
import { dockTitle } from '../../theme/own-looks.ts'
import { media, paint } from '../../theme/paint.ts'
import { radius, size } from '../../theme/scale.ts'

/** Above the bars of the page (30), below panels and dialogs (1200) and messages (1500). */
export const DOCK_LAYER = 1100

/** Height of a phone's navigation, in CSS. */
export const ABOVE_BOTTOM_BAR = 'calc(57px + env(safe-area-inset-bottom))'

/** The panel of a run: a card at the bottom end, a sheet above the navigation on a phone. */
export const RunPanelFrame = styled('section')({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  zIndex: DOCK_LAYER,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(440px, calc(100vw - 24px))',
  maxBlockSize: 'min(520px, calc(100dvh - 96px))',
  overflowY: 'auto',
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
  [media.compact]: {
    insetBlockEnd: ABOVE_BOTTOM_BAR,
    insetInline: 0,
    inlineSize: '100%',
    maxBlockSize: '58dvh',
    borderInline: 0,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
  '& > .head': { display: 'flex', alignItems: 'center', gap: 4, paddingBlock: 8, paddingInline: '14px 8px' },
  '& > .head h2': dockTitle,
  '& > .runs': { marginInline: 14, marginBlockEnd: 10 },
  '& > .progress': { paddingInline: 14, paddingBlockEnd: 8 },
  '& > .progress p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 10px',
    minBlockSize: 32,
    margin: '4px 0 0',
    fontSize: size.body2,
  },
  '& > .progress p > span': { color: paint.soft },
  '& > .progress button': { marginInlineStart: 'auto' },
  '& > .progress button[aria-pressed="true"]': { background: paint.accentTint, color: paint.accent },
})
