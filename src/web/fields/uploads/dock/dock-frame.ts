import styled from '@emotion/styled'
import { media, paint } from '../../../theme/paint.ts'
import { ABOVE_BOTTOM_BAR, DOCK_LAYER } from '../../bulk/panel-frame.ts'
import { radius, size, weight } from '../../../theme/scale.ts'

/** The runner of many changes docks at the same place; the uploads stand above it. */
const ABOVE_RUNS = 'var(--fd-dock, 0px)'

const place = {
  position: 'fixed',
  insetBlockEnd: `calc(20px + ${ABOVE_RUNS})`,
  insetInlineEnd: 20,
  zIndex: DOCK_LAYER,
  border: `1px solid ${paint.line}`,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
} as const

/** The uploads made small. */
export const Pill = styled('button')({
  ...place,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  maxInlineSize: 'min(380px, calc(100vw - 24px))',
  minBlockSize: 42,
  paddingBlock: 6,
  paddingInline: 14,
  overflow: 'hidden',
  borderRadius: radius.round,
  font: 'inherit',
  fontSize: size.body2,
  cursor: 'pointer',
  [media.compact]: { insetInlineEnd: 12, insetBlockEnd: `calc(${ABOVE_BOTTOM_BAR} + 8px + ${ABOVE_RUNS})` },
  '& > svg': { flex: 'none', color: paint.accent },
  '&[data-stuck="true"] > svg': { color: paint.danger },
  '& > strong': { fontWeight: weight.semibold, whiteSpace: 'nowrap' },
  '& > span:not(.bar)': { color: paint.soft, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > .bar': { position: 'absolute', insetInline: 0, insetBlockEnd: 0, blockSize: 3, background: paint.line },
  '& > .bar > span': { display: 'block', blockSize: '100%', background: paint.accent },
})

/** The uploads: a card at the bottom end, a sheet above the navigation on a phone. */
export const Panel = styled('section')({
  ...place,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(440px, calc(100vw - 24px))',
  maxBlockSize: `min(480px, calc(100dvh - 96px - ${ABOVE_RUNS}))`,
  borderRadius: radius.sheet,
  [media.compact]: {
    insetBlockEnd: `calc(${ABOVE_BOTTOM_BAR} + ${ABOVE_RUNS})`,
    insetInline: 0,
    inlineSize: '100%',
    maxBlockSize: '50dvh',
    borderInline: 0,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
  },
  '& > .head': { display: 'flex', alignItems: 'center', gap: 4, paddingBlock: 8, paddingInline: '14px 8px' },
  '& > .head h2': {
    flex: 1,
    minInlineSize: 0,
    margin: 0,
    fontSize: size.h4,
    fontWeight: weight.semibold,
    lineHeight: 1.35,
    outline: 'none',
  },
  '& > .total': { paddingInline: 14, paddingBlockEnd: 10 },
  '& > .total > p': { margin: '6px 0 0', color: paint.soft, fontSize: size.caption },
  '& > ul': {
    flex: '1 1 auto',
    minBlockSize: 0,
    margin: 0,
    padding: 0,
    overflowY: 'auto',
    borderBlock: `1px solid ${paint.line}`,
    listStyle: 'none',
  },
  '& > .foot': { display: 'flex', flexWrap: 'wrap', gap: 8, paddingBlock: 10, paddingInline: 14 },
})
