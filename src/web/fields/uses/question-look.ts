import styled from '@emotion/styled'
import { keyframes } from '@emotion/react'
import { paint } from '../../theme/paint.ts'
import { radius, size, weight } from '../../theme/scale.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

/** The dialog of a question about deleting. */
export const Dialog = styled('dialog')({
  inlineSize: 'min(500px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 48px)',
  padding: 0,
  border: `1px solid ${paint.line}`,
  borderRadius: radius.sheet,
  background: paint.raised,
  color: paint.ink,
  boxShadow: paint.shadow,
  '&[open]': { display: 'flex', flexDirection: 'column' },
  '&::backdrop': { background: paint.scrim },
  '& h2': {
    margin: 0,
    padding: '20px 20px 0',
    fontSize: size.h4,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  },
  '& h3': { margin: '14px 0 0', fontSize: size.body2, fontWeight: weight.semibold, color: paint.soft },
  '& p': { margin: '8px 0 0', color: paint.soft, fontSize: size.body1 },
  '& .told': { overflowY: 'auto', padding: '0 20px 4px', minBlockSize: 64 },
  '& .looking, & .unread': { display: 'flex', gap: 8, alignItems: 'center' },
  '& .looking > span': {
    inlineSize: 14,
    blockSize: 14,
    flex: 'none',
    border: `2px solid ${paint.line}`,
    borderBlockStartColor: paint.accent,
    borderRadius: radius.round,
    animation: `${turn} 0.9s linear infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '& .unread': { marginBlockStart: 14, alignItems: 'start', color: paint.ink },
  '& .unread > svg': { flex: 'none', marginBlockStart: 2, color: paint.danger },
  '& .answers': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 8,
    padding: '14px 20px 20px',
  },
})
