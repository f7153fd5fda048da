import LinearProgress from '@mui/material/LinearProgress'

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
  const known = total !== null && total > 0
  return (
    <LinearProgress
      aria-label={label}
      aria-valuetext={text}
      // What waits stands still, also where nobody knows how much there is.
      variant={known || waiting ? 'determinate' : 'indeterminate'}
      value={known ? (Math.min(value, total) / total) * 100 : 0}
    />
  )
}
