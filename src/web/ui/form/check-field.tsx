import styled from '@emotion/styled'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { type ReactNode, useId } from 'react'
import { Checkbox } from './checkbox.tsx'

const Field = styled('div')({
  // In line with the label, and near it.
  '& > p': { margin: '-4px 0 0 24px' },
})

interface CheckFieldProps {
  label: ReactNode
  /** What ticking means; it is read after the label. */
  help?: ReactNode
  checked: boolean
  onTick: (checked: boolean) => void
}

/** A box to tick, with its label beside it and its help below that. */
export function CheckField({ label, help, checked, onTick }: CheckFieldProps) {
  const id = useId()
  return (
    <Field>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={checked}
            aria-describedby={help === undefined ? undefined : id}
            onChange={({ target }) => onTick(target.checked)}
          />
        }
      />
      {help !== undefined && <FormHelperText id={id}>{help}</FormHelperText>}
    </Field>
  )
}
