import { useController, type FieldValues } from 'react-hook-form'
import { errorText, type FieldProps } from '../field.ts'
import { DateField } from './date-field.tsx'

interface DateFProps {
  /** All dates are `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  today?: string | undefined
}

/** A date of a form, `YYYY-MM-DD`: see `DateField`. What cannot be read is the value as it was typed, and is not sent. */
export function DateF<Values extends FieldValues>({ control, name, ...rest }: FieldProps<Values> & DateFProps) {
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange, onBlur } = field
  const value = typeof field.value === 'string' ? field.value : ''
  return <DateField {...rest} {...{ name, ref, value, onChange, onBlur }} error={errorText(fieldState)} />
}
