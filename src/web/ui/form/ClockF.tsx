import { useController, type FieldValues } from 'react-hook-form'
import { ClockInput } from './ClockInput.tsx'
import type { FieldProps } from './field.ts'

/** A clock time of a form: see `ClockInput`. */
export function ClockF<Values extends FieldValues>({ control, name, label, disabled }: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const { ref, value, onChange, onBlur } = field
  return (
    <ClockInput
      name={name}
      ref={ref}
      label={label}
      value={value ?? ''}
      invalid={fieldState.invalid}
      disabled={disabled}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
