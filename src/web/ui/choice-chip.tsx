import Chip from '@mui/material/Chip'
import type { ComponentProps } from 'react'

/** A chip that is on or off, where `aria-pressed` says which, or that stands for one choice of a few. */
export function ChoiceChip({ children, color: _color, ...button }: ComponentProps<'button'>) {
  return <Chip component="button" type="button" variant="outlined" label={children} {...button} />
}
