import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from '../field.ts'
import { TimeField } from './time-field.tsx'

interface TimeFProps {
  /** Minutes between the offered times. */
  step?: number
}

/** A time of day of a form, `HH:mm`: see `TimeField`. What cannot be read is the value as it was typed, and is not sent. */
export function TimeF<Values extends FieldValues>({ control, name, ...rest }: FieldProps<Values> & TimeFProps) {
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const value = typeof field.value === 'string' ? field.value : ''
  return <TimeField {...rest} {...{ name, ref, value, onChange, onBlur }} error={errorText(fieldState)} />
}
