import { styled } from '@mui/material/styles'
import { paint } from './paint.ts'

const Edge = styled('span')({
  position: 'absolute',
  inset: 0,
  border: `1px solid ${paint.field}`,
  borderRadius: 'inherit',
  pointerEvents: 'none',
})

/** The edge of an input without the notch for a label, since labels stand above; its empty legend would be read as text. */
export const Outline = ({ className }: { className?: string }) => <Edge aria-hidden="true" className={className} />
