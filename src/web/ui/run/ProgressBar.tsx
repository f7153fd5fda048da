import styled from '@emotion/styled'
import { paint } from '../../theme/paint.ts'
import { radius } from '../../theme/scale.ts'

const BAR = { borderRadius: radius.round, background: 'currentColor', transition: 'inline-size 200ms' } as const
const TRACK = { borderRadius: radius.round, background: paint.line } as const

const Bar = styled('progress')({
  appearance: 'none',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  blockSize: 8,
  border: 0,
  color: paint.accent,
  ...TRACK,
  '&[data-waiting="true"]': { color: paint.field },
  '&::-webkit-progress-bar': TRACK,
  '&::-webkit-progress-value': BAR,
  '&::-moz-progress-bar': BAR,
})

interface ProgressBarProps {
  label: string
  value: number
  /** Null where nobody knows how much there is. */
  total: number | null
  /** The value in words, for screen readers. */
  text: string
  /** Nothing moves for now. */
  waiting?: boolean
}

/** How far something is. */
export function ProgressBar({ label, value, total, text, waiting = false }: ProgressBarProps) {
  return (
    <Bar
      aria-label={label}
      aria-valuetext={text}
      data-waiting={waiting}
      {...(total !== null && total > 0 && { max: total, value: Math.min(value, total) })}
    />
  )
}
