import styled from '@emotion/styled'
import ButtonBase from '@mui/material/ButtonBase'
import { forced } from '../../../theme/look-parts.ts'
import { dockTitle } from '../../../theme/own-looks.ts'
import { media, paint } from '../../../theme/paint.ts'
import { ABOVE_BOTTOM_BAR, DOCK_LAYER } from '../../bulk/panel-frame.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The runner of many changes docks at the same place; the uploads stand above it. */
const ABOVE_RUNS = 'var(--fd-dock, 0px)'

/** Room between the edge of the panel and what stands in it, in CSS pixels. */
export const EDGE = 20

const place = {
  position: 'fixed',
  insetBlockEnd: `calc(20px + ${ABOVE_RUNS})`,
  insetInlineEnd: 20,
  zIndex: DOCK_LAYER,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
  // There a shadow is not seen.
  [forced]: { border: '1px solid' },
} as const

/** The uploads made small. */
export const Pill = styled(ButtonBase)({
  ...place,
  justifyContent: 'flex-start',
  gap: 8,
  maxInlineSize: 'min(380px, calc(100vw - 24px))',
  minBlockSize: 42,
  paddingBlock: 6,
  paddingInline: 16,
  border: 0,
  overflow: 'hidden',
  borderRadius: radius.round,
  fontSize: size.body2,
  [media.compact]: { insetInlineEnd: 12, insetBlockEnd: `calc(${ABOVE_BOTTOM_BAR} + 8px + ${ABOVE_RUNS})` },
  '& > svg': { flex: 'none', color: paint.accent },
  '&[data-stuck="true"] > svg': { color: paint.danger },
  '& > strong': { fontWeight: weight.semibold, whiteSpace: 'nowrap' },
  '& > span:not(.bar)': { color: paint.soft, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .bar': { position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: 3, background: paint.track },
  '& > .bar > span': { display: 'block', blockSize: '100%', background: paint.accentFill },
})

/** The uploads: a card at the bottom end, a sheet above the navigation on a phone. */
export const Panel = styled('section')({
  ...place,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(420px, calc(100vw - 24px))',
  maxBlockSize: `min(560px, calc(100dvh - 96px - ${ABOVE_RUNS}))`,
  borderRadius: radius.sheet,
  [media.compact]: {
    insetBlockEnd: `calc(${ABOVE_BOTTOM_BAR} + ${ABOVE_RUNS})`,
    insetInline: 0,
    inlineSize: '100%',
    maxBlockSize: '50dvh',
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minBlockSize: 56,
    paddingInline: `${EDGE}px 12px`,
    borderBlockEnd: `1px solid ${paint.line}`,
  },
  '& > .head h2': dockTitle,
  '& > .total': { display: 'grid', gap: 8, paddingInline: EDGE, paddingBlock: 16 },
  '& > .total > p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    margin: 0,
    color: paint.soft,
    fontSize: size.body2,
  },
  '& > .total strong': { flex: 1, color: paint.ink, fontSize: size.body1, fontWeight: weight.medium },
  // The sum is what counts; the bars of the rows stay quiet.
  '& > .total .MuiLinearProgress-bar': { backgroundColor: paint.accentFill },
  '& > ul': {
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    borderBlock: `1px solid ${paint.line}`,
  },
  '& h3': {
    display: 'flex',
    gap: 8,
    margin: 0,
    paddingBlock: '12px 4px',
    paddingInline: EDGE,
    fontSize: size.body2,
    fontWeight: weight.medium,
    '& > span': { color: paint.soft, fontWeight: weight.regular },
  },
  '& > .foot': { display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlock: 12, paddingInline: EDGE },
})
