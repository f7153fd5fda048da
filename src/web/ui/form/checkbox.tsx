import MuiCheckbox from '@mui/material/Checkbox'
import type { ComponentProps } from 'react'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'color' | 'size'> {
  /** Some of what it stands for is ticked. */
  indeterminate?: boolean
}

/** A box to tick; what it is given belongs to the input, which a label around it names. */
export function Checkbox({ checked, indeterminate = false, disabled, onChange, ...input }: CheckboxProps) {
  return (
    <MuiCheckbox
      checked={checked ?? false}
      indeterminate={indeterminate}
      disabled={disabled ?? false}
      onChange={onChange}
      // A browser says by its own property that a box is half ticked, and readers hear that one.
      slotProps={{ input }}
    />
  )
}
