import styled from '@emotion/styled'
import { paint } from '../../../theme/paint.ts'
import { radius } from '../../../theme/scale.ts'

/** The frame of the month: as high as the page, or on a phone as high as its weeks. */
export const MonthCard = styled('div', { shouldForwardProp: (name) => name !== 'compact' })<{ compact: boolean }>(
  ({ compact }) => ({
    flex: compact ? 'none' : '1 1 420px',
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: compact ? 0 : 360,
    border: `1px solid ${paint.line}`,
    borderRadius: radius.sheet,
    overflow: 'hidden',
    background: paint.surface,
  }),
)
