import MuiRadio from '@mui/material/Radio'
import type { ComponentProps } from 'react'

/** One of several choices; what it is given belongs to the input, which a label around it names. */
export function Radio({
  checked,
  disabled,
  onChange,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'color' | 'size'>) {
  return <MuiRadio checked={checked ?? false} disabled={disabled ?? false} onChange={onChange} slotProps={{ input }} />
}
